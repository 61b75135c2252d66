// The list of the session's items. Only visible rows are drawn.

const list = find('.list');

/** The filter of the list. */
const filter = { words: [], kinds: new Set(), muted: new Set(), app: undefined };

const isFiltered = () => filter.words.length > 0 || filter.kinds.size > 0;

/** Returns whether an item matches the chosen kinds and is not muted. `has` matches the words. */
function isWanted(item, has) {
  if (filter.app && item.scope.app !== filter.app || item.type === 'event' && filter.muted.has(item.name)) return false;
  return (filter.kinds.size === 0 || kindsOf(item).some(kind => filter.kinds.has(kind))) && has(item);
}

const hasWords = item => filter.words.every(word => session.texts.have(item.texts, word));

const listing = {
  /** The listed items, in order. */
  rows: [],
  /** The number of listed events. */
  count: 0,
  drawn: new Map(),
  /** The scroll position and the visible height. Reading them from the list would force a layout. */
  top: 0,
  height: 0,
  isWhole: false,

  /** Filters all items again. */
  refilter() {
    const found = filter.words.map(word => session.texts.having(word));
    const has = item => found.every(texts => item.texts.some(number => texts[number]));
    for (const root of session.roots) if (root.type === 'note') root.isShown = isWanted(root, has);
    session.forEachEvent(event => { event.isShown = isWanted(event, has); });
    session.touch();
    this.refresh();
  },

  /** Lists the changed items. */
  refresh() {
    const changed = session.takeChanged(), { roots } = session;
    if (changed === Infinity) return;
    const first = session.hasSteps ? 0 : changed, before = roots[first - 1];
    this.rows.length = before?.rowEnd ?? 0;
    this.count = before?.countEnd ?? 0;
    let head;
    const push = item => { item.at = this.rows.push(item) - 1; };
    // A step is listed only with its events, unless it has none and there is no filter.
    const endStep = () => {
      if (head && this.rows.at(-1) === head && (head.events.length > 0 || isFiltered())) {
        this.rows.pop();
        head.at = -1;
      }
    };
    const visit = event => {
      if (event.isShown) { push(event); this.count += 1; } else event.at = -1;
      event.nested.forEach(visit);
    };
    for (let index = first; index < roots.length; index += 1) {
      const root = roots[index];
      if (root.type === 'step') { endStep(); push(head = root); }
      else if (root.type === 'event') visit(root);
      else if (root.isShown) push(root); else root.at = -1;
      root.rowEnd = this.rows.length;
      root.countEnd = this.count;
    }
    endStep();
    list.style.setProperty('--count', this.rows.length);
    this.draw();
    describe();
  },

  get rowHeight() { return isNarrow.matches ? 60 : 54; },

  draw() {
    const height = this.rowHeight, spare = 6;
    this.height ||= list.clientHeight;
    const first = this.isWhole ? 0 : Math.max(0, Math.floor(this.top / height) - spare);
    const last = this.isWhole ? Math.min(this.rows.length, 2000) : Math.ceil((this.top + this.height) / height) + spare;
    const wanted = this.rows.slice(first, last);
    // The selected row stays, because the list refers to it.
    if (selected?.at >= last) wanted.push(selected);
    else if (selected?.at >= 0 && selected.at < first) wanted.unshift(selected);
    const kept = new Set(wanted);
    for (const [item, row] of this.drawn) {
      if (kept.has(item)) continue;
      row.remove();
      this.drawn.delete(item);
    }
    let next = list.firstElementChild;
    for (const item of wanted) {
      let row = this.drawn.get(item);
      if (!row) {
        row = rowOf(item);
        this.drawn.set(item, row);
      }
      if (row.at !== item.at || row.level !== item.level) {
        row.at = item.at;
        row.level = item.level;
        row.style.setProperty('--at', item.at);
        row.style.setProperty('--level', Math.min(item.level || 0, 6));
        row.setAttribute('aria-posinset', item.at + 1);
      }
      row.setAttribute('aria-setsize', this.rows.length);
      row.setAttribute('aria-selected', String(item === selected));
      row.classList.toggle('partner', item === partner);
      if (row === next) next = next.nextElementSibling;
      else list.insertBefore(row, next);
    }
    const active = this.drawn.get(isPicking ? partner ?? selected : selected);
    if (active) list.setAttribute('aria-activedescendant', active.id);
    else list.removeAttribute('aria-activedescendant');
  },

  /** Scrolls by the shortest distance that shows an item. */
  reveal(item, isCentered) {
    if (!item || item.at < 0) return;
    const height = this.rowHeight, top = item.at * height;
    if (isCentered) this.scroll(top - (this.height - height) / 2);
    else if (top < this.top) this.scroll(top);
    else if (top + height > this.top + this.height) this.scroll(top + height - this.height);
  },

  get isAtEnd() { return this.top + this.height >= this.rows.length * this.rowHeight - 4; },

  scroll(top) {
    this.top = Math.max(0, Math.min(top, this.rows.length * this.rowHeight - this.height));
    this.draw();
    list.scrollTop = this.top;
  },

  scrollToEnd() { this.scroll(Infinity); },
};

function rowOf(item) {
  const attributes = {
    role: 'option', id: 'row-' + item.key, onclick: () => pick(item),
  };
  if (item.type === 'step') {
    return h('div', { class: 'stephead row', ...attributes }, h('span', { class: 'number' }, item.number), shown(item.label, 'text'));
  }
  if (item.type === 'note') {
    return h('div', { class: 'note row', ...attributes, 'aria-label': `${noteNames[item.kind]}: ${plain(item.text)}` },
      mark(item.kind), h('span', { class: 'what' }, noteNames[item.kind]), shown(item.text.slice(0, 200), 'text'));
  }
  const { app } = item.scope;
  return h('div', {
    class: 'event row', ...attributes,
    'aria-label': [plainName(item.name), ...kindsOf(item).map(kind => kindNames[kind]), way(item).join('')].join(', '),
  },
  mark(badness[item.worst]), shown(item.name, 'name'), h('span', { class: 'took' }, time(item.nanoseconds)),
  h('span', { class: 'mute', title: 'Mute this name (M)', onclick: event => muteRow(event, item) }, 'mute'),
  h('span', { class: 'under' }, app && session.isOfSeveral && h('span', { class: 'app' }, plain(app.label)), wayView(item)));
}

function muteRow(event, item) {
  event.stopPropagation();
  mute(item.name);
}

/** Updates the number of events and the filters. */
function describe() {
  const { eventCount: all, missed } = session;
  const isSome = isFiltered() || filter.muted.size > 0 || filter.app;
  find('#count').textContent = isSome ? `${number(listing.count)} of ${plural(all, 'event', 'events')}`
    : plural(all, 'event', 'events') + (missed > 0 ? `, ${number(missed)} earlier ones not kept` : '');
  find('#none').hidden = listing.rows.length > 0;
  if (listing.rows.length === 0) {
    const isEmpty = session.roots.length === 0;
    find('#none strong').textContent = isEmpty ? 'No events' : 'No match';
    find('#clear').hidden = isEmpty;
    find('#none').dataset.text = !isEmpty ? '' : live ? 'Events appear here as they happen.'
      : 'No event was emitted, or none matched the filter.';
  }
  const chips = find('.filters');
  for (const [kind, name] of Object.entries(kindNames)) {
    const count = session.counts.get(kind) || 0;
    let chip = chips.querySelector(`[data-kind=${kind}]`);
    if (!chip && (count > 0 || filter.kinds.has(kind))) {
      chip = button(() => toggleKind(kind), { 'data-kind': kind }, mark(kind), h('span', {}));
      const kinds = Object.keys(kindNames), place = chip => kinds.indexOf(chip.dataset.kind);
      const after = [...chips.children].find(each => place(each) > place(chip));
      chips.insertBefore(chip, after || null);
    }
    if (!chip) continue;
    const text = `${number(count)} ${count === 1 && noteNames[kind] || name}`;
    if (chip.lastChild.textContent !== text) chip.lastChild.textContent = text;
    chip.setAttribute('aria-pressed', String(filter.kinds.has(kind)));
  }
}

function toggleKind(kind) {
  filter.kinds.has(kind) ? filter.kinds.delete(kind) : filter.kinds.add(kind);
  filterChanged();
}

function mute(name) {
  filter.muted.add(name);
  mutedChanged();
}

function unmute(name) {
  filter.muted.delete(name);
  mutedChanged();
}

function mutedChanged() {
  const group = find('.muted'), hadFocus = group.contains(document.activeElement);
  group.hidden = filter.muted.size === 0;
  group.replaceChildren(...[...filter.muted].map(name => button(() => unmute(name),
    { 'aria-label': `Unmute ${plainName(name)}`, title: 'Unmute this name' },
    shown(name, 'name'), h('span', { 'aria-hidden': 'true' }, '×'))));
  if (hadFocus) list.focus();
  filterChanged();
  if (selected?.type === 'event' && !partner) present(viewOf(selected), { isKept: true });
}

function filterChanged() {
  filter.words = find('#search').value.toLowerCase().split(/\s+/).filter(Boolean);
  listing.refilter();
  timeline.changed();
  address.write();
}

/** Removes the search and the kinds. Muted names stay muted. */
function clearSearch() {
  find('#search').value = '';
  filter.kinds.clear();
  filterChanged();
}

list.addEventListener('scroll', () => {
  if (Math.abs(listing.top - list.scrollTop) < 1) return;
  listing.top = list.scrollTop;
  listing.draw();
  // After scrolling up, the page no longer follows the newest event.
  if (!listing.isAtEnd) live?.follow(false);
}, { passive: true });
new ResizeObserver(() => { listing.height = list.clientHeight; listing.draw(); }).observe(list);
// All rows are printed.
matchMedia('print').addEventListener('change', event => { listing.isWhole = event.matches; listing.draw(); });
