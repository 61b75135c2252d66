// The page: selection, keyboard, address.

const detail = find('.detail'), input = find('#search');
const isNarrow = matchMedia('(max-width: 760px)');
const report = unpacked(JSON.parse(find('#report').textContent));
const session = new Session(report.title);

/** The selected item, and the event that it is compared with. */
let selected, partner;

/** The keys in the address when the page was opened: an item, and one to compare it with. Empty once they arrive. */
let named = {};

/** Whether the next selected event is compared with the current one. */
let isPicking = false;

/** The address. It contains the selection and the filters: `#e12&find=buy&kind=blocked&mute=list.scrolled`. */
const address = {
  timer: undefined,

  get text() {
    const parameters = new URLSearchParams();
    const other = partner?.key ?? named.other;
    if (other) parameters.append('with', other);
    if (input.value) parameters.append('find', input.value);
    for (const kind of filter.kinds) parameters.append('kind', kind);
    for (const name of filter.muted) parameters.append('mute', name);
    const text = [named.item ?? (this.isPlaced && selected?.key), parameters.toString()].filter(Boolean).join('&');
    return text ? '#' + text : '';
  },

  isPlaced: false,

  /** Writes the address with a delay, because browsers limit how often a page may do so. */
  write() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.writeNow(), 150);
  },

  writeNow() {
    clearTimeout(this.timer);
    if (location.hash === this.text) return;
    history.replaceState({ ...history.state, isOwn: true }, '', location.href.split('#')[0] + this.text);
  },

  push() {
    this.writeNow();
    history.replaceState({ ...history.state, isOwn: true }, '');
    this.isPlaced = true;
    history.pushState({ isOwn: true, isAboveList: true }, '', location.href.split('#')[0] + this.text);
  },

  get parameters() { return new URLSearchParams(location.hash.slice(1)); },

  /** The key of the item that the address names. */
  get key() { return [...this.parameters.keys()].find(key => /^[esn]\d/.test(key)); },

  get item() { return itemWith(this.key); },

  /** Applies the filters of the address. */
  readFilter() {
    const { parameters } = this;
    input.value = parameters.get('find') || '';
    filter.kinds = new Set(parameters.getAll('kind').filter(kind => Object.hasOwn(kindNames, kind)));
    filter.muted = new Set(parameters.getAll('mute'));
    mutedChanged();
  },
};

function itemWith(key) {
  if (key === undefined) return undefined;
  let found = session.roots.find(root => root.key === key);
  if (!found) session.forEachEvent(event => { if (event.key === key) found ??= event; });
  return found;
}

const viewOf = item => item.type === 'event' ? eventView(item) : item.type === 'step' ? stepView(item) : noteView(item);

/** Replaces the details. */
function present(view, options = {}) {
  if (!options.isKept) detail.scrollTop = 0;
  if (detail.contains(document.activeElement) && document.activeElement !== detail) detail.focus();
  detail.replaceChildren(button(goBack, { class: 'back link' }, '‹ All events'), view);
}

/** Shows an item's details. On a narrow screen they replace the list, unless `isQuiet` is set. */
function select(item, options = {}) {
  if (!item) return;
  selected = item;
  partner = undefined;
  if (!options.isQuiet && !options.isFollowing) stopPicking();
  const isOpening = isNarrow.matches && !document.body.classList.contains('reading');
  if (!options.isQuiet && !options.isFollowing) {
    named = {};
    document.body.classList.add('reading');
    live?.follow(false);
  }
  listing.reveal(item);
  listing.draw();
  present(viewOf(item));
  if (item.type === 'event') timeline.keepInView(item);
  timeline.changed();
  if (options.isQuiet || options.isFollowing) return;
  // On a narrow screen, the browser's back button returns to the list.
  if (isOpening && address.item !== item) return address.push();
  address.isPlaced = true;
  address.write();
}

/** Handles a click on a row. */
function pick(item) {
  if (isPicking && item.type === 'event' && item !== selected) {
    compareWith(item);
    stopPicking();
    document.body.classList.add('reading');
  } else {
    select(item);
  }
}

/** Starts choosing the event to compare with. */
function startPicking(event) {
  if (event?.type !== 'event') return;
  isPicking = true;
  const bar = find('#picking');
  const cancel = button(() => select(event), { class: 'link' }, 'Cancel');
  bar.replaceChildren(h('span', {}, 'Compare ', shown(event.name, 'name'), ' with…'), cancel);
  bar.hidden = false;
  if (isNarrow.matches) document.body.classList.remove('reading');
  list.focus();
}

function stopPicking() {
  isPicking = false;
  find('#picking').hidden = true;
}

function compareWith(event) {
  partner = event;
  listing.reveal(event);
  listing.draw();
  present(pairView(selected, event));
  address.isPlaced = true;
  address.write();
}

function compareWithFile(file) {
  file.text().then(text => readSession(text, file.name)).then(other => sessionsView(eventsOf(other), other.title || file.name))
    .catch(error => h('p', { class: 'notice unhandled', role: 'alert' }, plain(error.message)))
    .then(presentSessions);
}

function presentSessions(view) {
  partner = undefined;
  stopPicking();
  listing.draw();
  present(view);
  document.body.classList.add('reading');
  detail.focus();
}

/** Opens the items that the address named, as soon as they arrive. */
function openNamed() {
  const item = itemWith(named.item), { other } = named;
  if (item) {
    select(item);
    named = { other };
  }
  const otherItem = named.item === undefined ? itemWith(other) : undefined;
  if (otherItem?.type !== 'event' || selected?.type !== 'event') return;
  named = {};
  compareWith(otherItem);
}

function goBack() {
  if (history.state?.isAboveList) return history.back();
  showList();
}

function showList() {
  named = {};
  document.body.classList.remove('reading');
  address.isPlaced = false;
  address.writeNow();
  list.focus();
  listing.reveal(selected, true);
}

function choose(direction, isFar) {
  const { rows } = listing, last = rows.length - 1;
  if (last < 0) return;
  const at = (isPicking && partner || selected)?.at ?? -1;
  const next = isFar ? direction * last : at < 0 ? (direction > 0 ? 0 : last) : at + direction;
  const item = rows[Math.min(Math.max(next, 0), last)];
  if (!isPicking) return select(item);
  if (item.type === 'event' && item !== selected) compareWith(item);
  else if (item === selected) listing.reveal(item);
}

const isListed = item => item?.at >= 0;

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('.glass, [popover]')) return;
  const isTyping = event.target === input;
  if (isTyping && !['ArrowDown', 'ArrowUp', 'Escape', 'Enter'].includes(event.key)) return;
  const isOnButton = event.target.closest('button, select, pre');
  if (isOnButton && ['Enter', ' '].includes(event.key)) return;
  const moves = {
    ArrowDown: () => choose(1), ArrowUp: () => choose(-1), j: () => choose(1), k: () => choose(-1),
    Home: () => choose(-1, true), End: () => choose(1, true),
    ArrowLeft: () => select(selected?.outer),
    ArrowRight: () => select(selected?.nested?.[0]),
    Enter: () => {
      if (isPicking) { stopPicking(); return detail.focus(); }
      if (!isListed(selected)) choose(1);
      if (!isListed(selected)) return;
      select(selected);
      detail.focus();
    },
    '/': () => { input.focus(); input.select(); },
    m: () => selected?.type === 'event' && (filter.muted.has(selected.name) ? unmute : mute)(selected.name),
    c: () => startPicking(selected),
    z: () => timeline.show('event'),
    Escape: () => {
      if (isPicking) { stopPicking(); return select(selected); }
      if (find('.events').offsetParent === null) return goBack();
      if (detail.contains(document.activeElement)) return list.focus();
      clearSearch();
    },
  };
  const move = moves[event.key];
  if (!move) return;
  const isReading = detail.contains(document.activeElement) && !['Escape', '/', 'm', 'c', 'z', 'j', 'k'].includes(event.key);
  if (isReading && (event.key.startsWith('Arrow') || ['Home', 'End', 'Enter'].includes(event.key))) return;
  event.preventDefault();
  if (isTyping && event.key === 'Enter') return list.focus();
  if (isTyping && event.key === 'Escape') {
    clearSearch();
    return list.focus();
  }
  move();
}

function fillMenu() {
  const menu = find('#menu');
  const entry = (label, action) => button(() => { menu.hidePopover(); action(); }, {}, label);
  const others = filter.app ? [...live.apps.values()].filter(app => app !== filter.app) : [];
  menu.replaceChildren(
    entry('Compare with a file…', () => chooseFile(compareWithFile)),
    ...others.map(app => entry(`Compare with ${plain(app.label)}`, () => presentSessions(sessionsView(eventsOf(session, app), app.label)))),
    entry('Save as page', () => save(pageText(session, live?.pictures), 'text/html', '.html')),
    entry('Save as JSON', () => save(reportText(session, live?.pictures), 'application/json', '.json')));
}

function start() {
  find('h1').append(shown(report.title || 'Events', 'text'));
  session.addReport(report);
  find('#menu').addEventListener('beforetoggle', event => event.newState === 'open' && fillMenu());
  timeline.start();
  find('#clear').addEventListener('click', clearSearch);
  input.addEventListener('input', filterChanged);
  document.addEventListener('keydown', press);
  document.addEventListener('dragover', event => event.dataTransfer.types.includes('Files') && event.preventDefault());
  document.addEventListener('drop', event => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    compareWithFile(event.dataTransfer.files[0]);
  });
  window.addEventListener('pagehide', () => address.writeNow());
  window.addEventListener('popstate', event => {
    const { item } = address;
    // A typed address has its own filters. An address from the page's history does not.
    if (!event.state?.isOwn) address.readFilter();
    address.isPlaced = item !== undefined;
    item ? select(item) : showList();
    if (event.state?.isOwn) address.write();
  });
  address.readFilter();
  const { item, key } = address;
  if (key !== undefined) named = { item: key, other: address.parameters.get('with') ?? undefined };
  if (!item) select(listing.rows[0], { isQuiet: true });
  openNamed();
  if (!live) named = {};
  live?.start();
}

start();
