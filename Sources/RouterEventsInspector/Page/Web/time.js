// The time axis: an overview of the session, and a part of it with nested events and runs as spans.

const laneHeight = 15, mostLanes = 5;

const timeline = {
  section: find('.time'),
  width: 0,
  /** The visible part, in microseconds since 1970. */
  from: 0,
  to: 1,
  /** Whether the axis follows the selection ('event'), shows all ('all'), or stays where it is ('free'). */
  mode: 'event',
  whole: undefined,
  origin: 0,
  isPending: false,

  start() {
    const tool = (name, label, sign, action) =>
      button(action, { class: 'tool', 'data-name': name, title: label, 'aria-label': label }, sign);
    this.overview = s('svg', { class: 'overview', 'aria-hidden': 'true' });
    this.lanes = s('svg', { class: 'lanes', role: 'img', 'aria-label': '' });
    this.axis = h('div', {
      class: 'axis', tabindex: 0, role: 'group',
      'aria-label': 'Time axis. Left and right move it, plus and minus zoom, Z zooms to the event, 0 shows all.',
    }, this.overview, this.lanes);
    this.section.append(this.axis, h('div', { class: 'tools' },
      tool('in', 'Zoom in (+)', '+', () => this.zoom(0.5)), tool('out', 'Zoom out (−)', '−', () => this.zoom(2)),
      tool('event', 'Zoom to the event (Z)', 'Event', () => this.show('event')),
      tool('all', 'Show all (0)', 'All', () => this.show('all'))));
    this.axis.addEventListener('keydown', event => this.press(event));
    this.axis.addEventListener('wheel', event => this.wheel(event), { passive: false });
    this.overview.addEventListener('pointerdown', event => this.drag(event, this.overview, at => this.moveTo(this.atOverview(at))));
    this.lanes.addEventListener('pointerdown', event => {
      if (event.target.item) return;
      const { from, to } = this, start = event.clientX, scale = (to - from) / this.width;
      this.drag(event, this.lanes, at => this.showPart(from - (at - start) * scale, to - (at - start) * scale));
    });
    this.lanes.addEventListener('click', event => event.target.item && select(event.target.item));
    new ResizeObserver(() => { this.width = this.axis.clientWidth; this.changed(); }).observe(this.axis);
  },

  drag(event, element, move) {
    element.setPointerCapture(event.pointerId);
    const moved = event => move(event.clientX);
    moved(event);
    element.addEventListener('pointermove', moved);
    element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', moved), { once: true });
  },

  /** Returns the start and end of the session. */
  extent() {
    let begin = Infinity, end = -Infinity;
    const add = (start, nanoseconds) => {
      begin = Math.min(begin, start);
      end = Math.max(end, start + Math.max(nanoseconds, 0) / 1000);
    };
    session.forEachEvent(event => { if (event.isShown) add(event.start, event.nanoseconds); });
    for (const run of session.runs) if (!run.of || run.of.isShown) add(run.start, run.nanoseconds);
    return begin < Infinity ? [begin, Math.max(end, begin + 1)] : undefined;
  },

  /** Returns the start and end of an event, including nested events and runs. */
  extentOf(event) {
    let root = event;
    while (root.outer) root = root.outer;
    let begin = root.start, end = root.start + root.nanoseconds / 1000;
    const add = event => {
      for (const run of event.runs) end = Math.max(end, run.start + run.nanoseconds / 1000);
      event.nested.forEach(add);
    };
    add(root);
    return [begin, Math.max(end, begin + 1)];
  },

  show(mode) {
    this.mode = mode;
    this.changed();
  },

  showPart(from, to) {
    if (!(to - from > 0.5) || !Number.isFinite(to - from)) return;
    Object.assign(this, { from, to });
    this.show('free');
  },

  /** Moves the axis if a selected event is not visible. */
  keepInView(event) {
    const isInView = event.start <= this.to && event.start + event.nanoseconds / 1000 >= this.from;
    if (this.mode === 'free' && !isInView) this.mode = 'event';
    this.changed();
  },

  zoom(factor, middle = (this.from + this.to) / 2) {
    this.showPart(middle - (middle - this.from) * factor, middle + (this.to - middle) * factor);
  },

  move(part) { this.showPart(this.from + (this.to - this.from) * part, this.to + (this.to - this.from) * part); },

  moveTo(middle) {
    const half = (this.to - this.from) / 2;
    this.showPart(middle - half, middle + half);
  },

  press(event) {
    const actions = {
      ArrowLeft: () => this.move(-0.2), ArrowRight: () => this.move(0.2), '+': () => this.zoom(0.5), '=': () => this.zoom(0.5),
      '-': () => this.zoom(2), 0: () => this.show('all'),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !actions[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    actions[event.key]();
  },

  wheel(event) {
    event.preventDefault();
    const middle = this.from + (this.to - this.from) * (event.clientX - this.axis.getBoundingClientRect().x) / this.width;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.move(event.deltaX / this.width);
    else this.zoom(Math.exp(event.deltaY / 300), middle);
  },

  /** Draws in the next frame. */
  changed() {
    if (this.isPending) return;
    this.isPending = true;
    requestAnimationFrame(() => {
      this.isPending = false;
      this.draw();
    });
  },

  /** Draws with a delay, for events that arrive live. */
  changedLive() {
    this.timer ??= setTimeout(() => { this.timer = undefined; this.changed(); }, 250);
  },

  x(at) { return (at - this.from) / (this.to - this.from) * this.width; },

  atOverview(clientX) {
    const [begin, end] = this.whole || [0, 1];
    return begin + (end - begin) * (clientX - this.axis.getBoundingClientRect().x) / this.width;
  },

  draw() {
    this.whole = this.extent();
    this.section.hidden = !this.whole;
    if (!this.whole || this.width === 0) return;
    const isOfEvent = this.mode === 'event' && selected?.type === 'event';
    if (this.mode !== 'free') {
      const [begin, end] = isOfEvent ? this.extentOf(selected) : this.whole, margin = (end - begin) * 0.04;
      // Times count from the first event, or from the event that fills the axis.
      this.origin = isOfEvent ? begin : session.first?.start ?? begin;
      Object.assign(this, { from: begin - margin, to: end + margin });
    }
    const pressed = this.mode === 'all' ? 'all' : isOfEvent ? 'event' : '';
    for (const tool of this.section.querySelectorAll('[data-name=event], [data-name=all]')) {
      tool.setAttribute('aria-pressed', String(tool.dataset.name === pressed));
    }
    this.drawOverview(this.whole);
    this.drawLanes();
  },

  /** Draws the number of events over time, in the color of the worst result. */
  drawOverview([begin, end]) {
    const step = 4, height = 22, count = Math.max(1, Math.floor(this.width / step));
    const bins = Array.from({ length: count }, () => ({ events: 0, worst: 0 }));
    session.forEachEvent(event => {
      if (!event.isShown) return;
      const bin = bins[Math.min(count - 1, Math.floor((event.start - begin) / (end - begin) * count))];
      if (!bin) return;
      bin.events += 1;
      bin.worst = Math.max(bin.worst, event.worst);
    });
    const most = Math.max(...bins.map(bin => bin.events));
    const paths = badness.map(() => '');
    bins.forEach((bin, index) => {
      if (bin.events === 0) return;
      const tall = 3 + (height - 5) * Math.log1p(bin.events) / Math.log1p(most);
      paths[bin.worst] += `M${index * step + 1} ${height} v${-tall.toFixed(1)} h${step - 1} V${height} Z`;
    });
    const x = at => Math.min(Math.max((at - begin) / (end - begin) * this.width, 0), this.width);
    const left = x(this.from), right = x(this.to);
    this.overview.replaceChildren(
      ...paths.map((d, index) => d && s('path', { class: 'bar ' + badness[index], d })).filter(Boolean),
      s('rect', { class: 'window', x: left, y: 0.5, width: Math.max(right - left, 3), height: height - 1, rx: 3 }));
  },

  drawLanes() {
    const parts = [], ends = [], { width } = this;
    let depth = 0;
    const add = (lane, start, nanoseconds, kind, item, name) => {
      const left = this.x(start), right = this.x(start + Math.max(nanoseconds, 0) / 1000);
      if (!(right >= 0 && left <= width) || lane >= mostLanes) return;
      const x = Math.max(left, -4), shownWidth = Math.max(Math.min(right, width + 4) - x, 2);
      // Spans closer than a pixel are indistinguishable.
      if (item !== selected && x + shownWidth < (ends[lane] ?? -Infinity) + 1) return;
      ends[lane] = x + shownWidth;
      depth = Math.max(depth, lane + 1);
      parts.push({ lane, x, width: shownWidth, kind, item, name });
    };
    const runs = session.runs.filter(run => !run.of || run.of.isShown)
      .filter(run => run.start <= this.to && run.start + run.nanoseconds / 1000 >= this.from);
    const deepest = runs.length > 0 ? 2 : mostLanes - 1;
    session.forEachEvent(event => {
      const lane = Math.min(event.level, deepest);
      if (event.isShown) add(lane, event.start, event.nanoseconds, badness[event.worst], event, event.name);
    });
    // Runs may overlap: each goes to the first free lane.
    const base = Math.max(depth, 1), until = [];
    for (const run of runs.toSorted((a, b) => a.start - b.start).slice(0, 2000)) {
      let lane = until.findIndex(end => end <= run.start);
      if (lane < 0) lane = until.length;
      until[lane] = run.start + run.nanoseconds / 1000;
      add(base + lane, run.start, run.nanoseconds, 'run ' + (runEnds[run.end] || ''), run.of, run.name);
    }
    const top = 18;
    this.lanes.replaceChildren(...this.ticks().filter(Boolean), ...parts.map(part => {
      const y = top + part.lane * laneHeight, isChosen = part.item === selected && !part.kind.startsWith('run');
      const name = plainName(part.name), kind = `span ${part.kind}${isChosen ? ' chosen' : ''}`;
      const shape = { x: part.x, y, width: part.width, height: laneHeight - 3, rx: Math.min(3, part.width / 2) };
      const rect = s('rect', { class: kind, ...shape }, s('title', {}, name));
      rect.item = part.item;
      if (part.width <= 40) return rect;
      const label = name.slice(0, Math.floor((part.width - 8) / 6.2)).replace(/[\ud800-\udbff]$/, '');
      return s('g', {}, rect, s('text', { x: Math.max(part.x, 0) + 5, y: y + laneHeight - 6 }, label));
    }));
    const runText = selected?.runs?.length > 0 ? `, with ${plural(selected.runs.length, 'run', 'runs')}` : '';
    this.lanes.setAttribute('aria-label', `${time(Math.round((this.to - this.from) * 1000))} with ${plural(parts.length, 'span', 'spans')}`
      + (selected?.type === 'event' ? `; ${plainName(selected.name)} took ${time(selected.nanoseconds)}${runText}` : ''));
  },

  /** Draws lines at round times. */
  ticks() {
    const origin = this.origin, span = this.to - this.from, rough = span / Math.max(this.width / 110, 1);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map(factor => factor * power).find(step => step >= rough);
    const parts = [], most = Math.max(Math.abs(this.from - origin), Math.abs(this.to - origin));
    const first = Math.ceil((this.from - origin) / step) * step;
    for (let count = 0, at = first; at <= this.to - origin && count < 40; at += step, count += 1) {
      const x = this.x(at + origin), sign = at < -step / 2 ? '−' : '';
      const label = x < this.width - 44 && s('text', { class: 'tick', x: x + 4, y: 11 }, sign + ticked(Math.abs(at), step, most));
      parts.push(s('path', { class: 'tick', d: `M${x.toFixed(1)} 0 V140` }), label);
    }
    return parts;
  },
};

/** Formats a time in microseconds in the unit of the longest time on the axis, or a smaller one for small steps. */
function ticked(at, step, most) {
  const [unit, name] = [[1e6, 's'], [1e3, 'ms'], [1, 'µs']].find(([unit]) => most >= unit && step >= unit / 1000) || [0.001, 'ns'];
  return `${Number((at / unit).toFixed(3)).toLocaleString('en')} ${name}`;
}
