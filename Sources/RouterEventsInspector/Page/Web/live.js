// A live page: adds what apps send, in portions that fit in a frame.

const livePath = find('meta[name=live]')?.content;

class Live {
  /** The apps, by the id of their session. */
  apps = new Map();
  /** The lines that are not added yet, and their size in characters. */
  #waiting = [];
  #waitingSize = 0;
  #pause = 250;
  #socket;
  #isScheduled = false;
  #detailAt = 0;
  #timer;
  #restsUntil = 0;
  #isScreenNew = false;
  /** The scope of the server's own messages, which belong to no app. */
  #server = { scope: new Scope() };
  /** The next line numbers of removed apps, because the server may send their lines again. */
  #forgotten = new Map();
  #appCount = 0;
  #endCount = 0;
  isPaused = false;
  isFollowing = true;
  /** The most events, their size in characters, and the most apps that have ended, as on the server. */
  kept = 20_000;
  keptSize = 64 << 20;
  keptEnded = 8;

  start() {
    const bar = find('#live');
    this.state = h('span', { class: 'state', role: 'status' });
    this.switcher = h('div', { class: 'apps', role: 'group', 'aria-label': 'Apps', hidden: true });
    const tool = (label, title, action) => button(action, { class: 'tool', title }, label);
    this.followTool = tool('Follow', 'Select each new event', () => this.follow(!this.isFollowing));
    this.pauseTool = tool('Pause', 'Stop listing new events', () => this.pause(!this.isPaused));
    this.screenTool = tool('Screen', 'Show the screen', () => {
      this.screenTool.setAttribute('aria-pressed', String(document.body.classList.toggle('screening')));
    });
    this.screenTool.classList.add('narrow');
    this.screenTool.hidden = true;
    bar.append(this.state, this.switcher, this.screenTool, this.followTool, this.pauseTool,
      tool('Clear', 'Remove all events', () => this.clear()));
    bar.hidden = false;
    for (const tool of [this.followTool, this.pauseTool, this.screenTool]) tool.setAttribute('aria-pressed', 'false');
    this.follow(true);
    device.start(message => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send(JSON.stringify(message)),
      () => this.#showScreen());
    document.addEventListener('visibilitychange', () => this.#schedule(true));
    this.#connect();
  }

  /** The last screen of each app, for a file. */
  get pictures() { return new Map([...this.apps.values()].filter(app => app.screen).map(app => [app, app.screen.svg])); }

  #connect() {
    const url = new URL(livePath, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = location.search;
    this.#say('connecting', 'Connecting');
    const socket = this.#socket = new WebSocket(url);
    socket.addEventListener('open', () => this.#say('open', 'Live'));
    socket.addEventListener('message', event => {
      // A server that closes the connection at once must not get four attempts a second.
      this.#pause = 250;
      this.#receive(event.data);
    });
    socket.addEventListener('close', event => {
      const reason = event.reason && ` (${plain(event.reason)})`;
      this.#say('closed', `Not connected${reason}, retrying in ${this.#pause / 1000} s`);
      device.cancel();
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 5000);
      for (const app of this.apps.values()) this.#setConnected(app, false);
      this.#showApps();
    });
  }

  #say(state, text) {
    // Keeps the text during retries, so that a screen reader does not repeat it.
    if (state === 'connecting' && this.state.dataset.state === 'closed') return;
    this.state.dataset.state = state;
    if (this.state.textContent !== text) this.state.textContent = text;
  }

  #receive(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (isServerError(message)) {
      this.#wait(this.#server, { kind: 'error', text: message.error }, data.length);
      return this.#schedule();
    }
    if (!isMessage(message)) return;
    const { app: described, lines, first } = message, { id } = described, forgotten = this.#forgotten.get(id);
    if (forgotten !== undefined && described.isConnected === false) return;
    let app = this.apps.get(id);
    if (!app) {
      app = { id, number: this.#appCount += 1, next: forgotten ?? 0, nextScreen: 0 };
      app.scope = new Scope(undefined, app);
      this.apps.set(id, app);
      this.#forgotten.delete(id);
    }
    const before = `${app.name} ${app.isConnected} ${app.takesInput}`;
    app.name = described.name;
    app.takesInput = described.takesInput;
    this.#setConnected(app, described.isConnected);
    lines.forEach((line, index) => this.#take(app, line, first + index, data.length / lines.length));
    if (before !== `${app.name} ${app.isConnected} ${app.takesInput}`) {
      this.#forgetEnded();
      this.#showApps();
    }
    this.#schedule();
  }

  #setConnected(app, isConnected) {
    if (app.isConnected !== false && !isConnected) app.end = this.#endCount += 1;
    app.isConnected = isConnected;
  }

  /** Removes the apps that ended first. Their events stay. */
  #forgetEnded() {
    const ended = [...this.apps.values()].filter(app => !app.isConnected && app !== filter.app);
    ended.sort((a, b) => b.end - a.end).slice(this.keptEnded).forEach(app => this.#forget(app));
  }

  #forget(app) {
    this.apps.delete(app.id);
    // Its events refer to the app.
    app.screen = undefined;
    this.#forgotten.set(app.id, app.next);
    // The server does not send more apps again.
    if (this.#forgotten.size > 100) this.#forgotten.delete(this.#forgotten.keys().next().value);
  }

  /** Adds a line, unless it was received before. */
  #take(app, line, number, size) {
    if (line?.kind === 'screen' && passes(lineTests, line)) {
      if (number < app.nextScreen) return;
      app.nextScreen = number + 1;
      if (line.width > 0 && line.height > 0) app.screen = line;
      this.#isScreenNew = true;
      return;
    }
    if (number < app.next) return;
    app.next = number + 1;
    this.#wait(app, line, size);
  }

  #wait(app, line, size) {
    this.#waiting.push({ app, line, size });
    this.#waitingSize += size;
    if (this.#waiting.length <= this.kept * 2 && this.#waitingSize <= this.keptSize) return;
    let count = 0;
    for (; this.#waiting.length - count > this.kept || this.#waitingSize > this.keptSize / 2; count += 1) {
      const { line, size } = this.#waiting[count];
      this.#waitingSize -= size;
      if (passes(lineTests, line)) session.missed += line.kind === 'trace' ? 1 : line.kind === 'missed' ? line.count : 0;
    }
    this.#waiting.splice(0, count);
  }

  #schedule(isAgain) {
    if (this.#isScheduled && !isAgain) return;
    this.#isScheduled = true;
    // A hidden page has no frames.
    if (document.hidden) setTimeout(() => this.#work(), 200);
    else requestAnimationFrame(() => this.#work());
  }

  /** Adds waiting lines for some milliseconds and leaves the rest to the next frame. */
  #work() {
    this.#isScheduled = false;
    if (this.#isScreenNew) {
      this.#isScreenNew = false;
      this.#showScreen();
    }
    if (this.isPaused) return this.#sayPaused();
    // One task per frame: new items first, their details in the next frame.
    if (this.#waiting.length === 0) return this.#showNewest();
    // The busier the page, the longer it rests, so that adding takes only part of its time.
    const start = performance.now();
    if (start < this.#restsUntil) {
      this.#showNewest();
      return this.#schedule();
    }
    const until = start + 6, wasAtEnd = listing.isAtEnd;
    let count = 0, isNamedHere = false;
    try {
      while (count < this.#waiting.length && (count % 20 > 0 || performance.now() < until)) {
        const { app, line, size } = this.#waiting[count];
        count += 1;
        this.#waitingSize -= size;
        const item = this.#add(app, line, size);
        isNamedHere ||= item !== undefined && Object.values(named).includes(item.key);
      }
    } finally {
      // Also if adding fails, so that a line is added once at most.
      this.#waiting.splice(0, count);
      this.#schedule();
    }
    // Removes many items at a time, so that the list is not rebuilt for each.
    if (session.isOver(this.kept, this.keptSize)) session.trim(this.kept, this.keptSize);
    listing.refresh();
    if (wasAtEnd) listing.scrollToEnd();
    if (isNamedHere) openNamed();
    timeline.changedLive();
    const end = performance.now();
    this.#restsUntil = end + Math.min((end - start) * 4, 200);
  }

  /** Adds a line to the session. Returns the listed item, if there is one. Lines of unknown kinds are ignored. */
  #add(app, line, size) {
    let item;
    if (!passes(lineTests, line)) {
      const kind = line?.kind;
      if (isText(kind) && !Object.hasOwn(lineTests, kind)) return undefined;
      const text = isText(kind) ? `A line of kind ${kind} has a property of another type, and is not shown.`
        : 'A line has no kind, and is not shown.';
      item = session.addNote({ kind: 'error', text }, app.scope);
    } else if (line.kind === 'trace') {
      item = session.addEvent(line.trace, app.scope, size);
    } else if (line.kind === 'run') {
      const run = session.addRun(line.run, app.scope, size);
      if (run.of && run.of === selected) find('.detail .runs')?.replaceChildren(...runsView(selected));
    } else if (Object.hasOwn(noteTests, line.kind)) {
      item = session.addNote(line, app.scope, size);
    }
    if (item) item.isShown = isWanted(item, hasWords);
    return item;
  }

  /** Selects the newest outermost event, if the page follows. */
  #showNewest() {
    if (!this.isFollowing || this.isPaused || detail.contains(document.activeElement) || isPicking || partner) return;
    const newest = listing.rows.findLast(item => item.type === 'event' && item.level === 0);
    if (!newest || newest === selected) return;
    const wait = this.#detailAt + 200 - performance.now();
    if (wait > 0) {
      this.#timer ??= setTimeout(() => { this.#timer = undefined; this.#showNewest(); }, wait);
      return;
    }
    this.#detailAt = performance.now();
    select(newest, { isFollowing: true });
  }

  follow(isOn) {
    this.isFollowing = isOn;
    this.followTool?.setAttribute('aria-pressed', String(isOn));
    if (!isOn || !this.followTool) return;
    listing.scrollToEnd();
    this.#showNewest();
  }

  pause(isOn) {
    this.isPaused = isOn;
    this.pauseTool.setAttribute('aria-pressed', String(isOn));
    this.pauseTool.textContent = 'Pause';
    if (!isOn) this.#schedule();
  }

  #sayPaused() {
    const text = this.#waiting.length > 0 ? `Paused, ${number(this.#waiting.length)} waiting` : 'Pause';
    if (this.pauseTool.textContent !== text) this.pauseTool.textContent = text;
  }

  clear() {
    this.#waiting = [];
    this.#waitingSize = 0;
    session.clear();
    for (const app of this.apps.values()) {
      if (app.isConnected) continue;
      this.#forget(app);
      if (filter.app === app) filter.app = undefined;
    }
    session.isOfSeveral = this.apps.size > 1;
    // A single app has no switcher that could reset the filter.
    if (!session.isOfSeveral) filter.app = undefined;
    this.#showApps();
    selected = partner = undefined;
    named = {};
    stopPicking();
    detail.replaceChildren();
    document.body.classList.remove('reading');
    listing.refresh();
    timeline.changed();
    this.follow(true);
  }

  /** Shows the apps. Apps of the same name are numbered. */
  #showApps() {
    const names = new Map();
    for (const app of this.apps.values()) {
      const count = (names.get(app.name) || 0) + 1;
      names.set(app.name, count);
      app.label = count > 1 ? `${app.name} ${count}` : app.name;
    }
    const isOfSeveral = this.apps.size > 1;
    if (isOfSeveral && !session.isOfSeveral) {
      session.isOfSeveral = true;
      listing.drawn.forEach(row => row.remove());
      listing.drawn.clear();
      listing.draw();
    }
    this.switcher.hidden = !isOfSeveral;
    const entry = (app, ...content) => button(() => this.choose(app),
      { 'aria-pressed': String(filter.app === app), class: app?.isConnected === false ? 'gone' : '' }, ...content);
    const index = [...this.switcher.children].indexOf(document.activeElement);
    this.switcher.replaceChildren(entry(undefined, 'All'), ...[...this.apps.values()].map(app =>
      entry(app, plain(app.label), !app.isConnected && h('span', { class: 'unseen' }, ', disconnected'))));
    this.switcher.children[index]?.focus();
    this.#showScreen();
  }

  choose(app) {
    filter.app = app;
    this.#showApps();
    filterChanged();
  }

  /** Shows the screen of the chosen app. Without one, keeps a connected or touched app, or else shows the last one. */
  #showScreen() {
    const withScreens = [...this.apps.values()].filter(app => app.screen);
    const kept = withScreens.find(app => app === device.app && (app.isConnected || device.touch));
    device.show(filter.app || kept || withScreens.findLast(app => app.isConnected) || withScreens.at(-1));
    this.screenTool.hidden = withScreens.length === 0;
  }
}

const live = livePath ? new Live() : undefined;
