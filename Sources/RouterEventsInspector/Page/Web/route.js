// Draws the route, with the source at the bottom and the event's way down and up.

/** The most consecutive responders without an effect that are not folded. */
const foldLimit = 4;

/** The most responders that are shown, and the most that are unfolded at once. */
const rowLimit = 1000;

function routeView(event) {
  const list = h('ol', { reversed: true, start: event.hops.length - 1, 'aria-label': 'Route, top first' });
  const rows = new Map();
  const end = stop(event);
  let index = event.hops.length - 1;
  while (index >= 0) {
    let first = index;
    while (first > 0 && isIdle(event, first, index)) first -= 1;
    if (!isIdle(event, first, index)) first += 1;
    const run = index - first + 1;
    if (rows.size >= rowLimit && index > 0) {
      list.append(foldRow(event, 1, index, rows, list, end, ' more'));
      index = 0;
    } else if (run > foldLimit) {
      list.append(foldRow(event, first, index, rows, list, end));
      index = first - 1;
    } else {
      const row = hopRow(event, index);
      rows.set(index, row);
      list.append(row);
      index -= 1;
    }
  }
  new ResizeObserver(() => draw(list, event, rows, end)).observe(list);
  return h('div', { class: 'route' }, list);
}

/** Returns whether a responder had no effect, and was reached if `last` was. Never folds the ends of the route. */
function isIdle(event, index, last) {
  const { hops } = event;
  return index > 0 && index < hops.length - 1 && !acts(event, index) && isReached(hops[index]) === isReached(hops[last]);
}

function hopRow(event, index) {
  const hop = event.hops[index];
  const nested = event.nested.filter(inner => inner.hop === index);
  const notes = [
    ...hop.answers.filter(answer => answer.role === 'interceptor').map(answerNote),
    ...hop.decorations.map(change => changeNote(event, change)),
    ...hop.answers.filter(answer => answer.role !== 'interceptor').map(answerNote),
    ...nested.map(inner => note('nested', '↳', 'emitted', link(inner))),
  ];
  const isActing = acts(event, index);
  const kind = (isActing ? 'acting' : 'passive') + (isReached(hop) ? '' : ' unreached');
  return h('li', { class: 'hop ' + kind, value: index },
    h('div', { class: 'lane' }),
    h('div', { class: 'card' },
      h('div', { class: 'head' },
        h('span', { class: 'index' }, String(index)),
        h('div', { class: 'who' },
          shown(hop.type, 'type'),
          hop.roles.length > 0 && h('span', { class: 'roles' }, plain(hop.roles.join(' · '))),
          !isReached(hop) && !isActing && h('span', { class: 'roles' }, 'not reached')),
        hop.nanoseconds > 0 && h('span', { class: 'took' }, time(hop.nanoseconds))),
      notes.length > 0 && h('ul', {}, notes)));
}

/** Returns a line under a responder, with a sign and a text. */
const note = (kind, sign, ...content) =>
  h('li', { class: kind }, h('span', { class: 'sign' }, sign), h('div', { class: 'words' }, content));

function answerNote(answer) {
  const tones = { __proto__: null, 'handled': 'handled', 'handled and forwarded': 'handled', 'blocked': 'blocked' };
  const tone = tones[answer.disposition];
  const signs = { __proto__: null, 'handled': '✓', 'handled and forwarded': '✓', 'blocked': '–', 'forwarded': '→' };
  const sign = answer.heldBack ? '‖' : signs[answer.disposition];
  return note('answer ' + (tone || 'forwarded'), sign,
    h('span', {}, plain(answer.role)), h('span', { class: 'said' }, said(answer)));
}

function changeNote(event, change) {
  const setter = event.hops[change.oldHop];
  const was = change.old !== undefined && h('span', { class: 'was' }, 'was ', shown(change.old), ', ',
    setter ? 'set by ' : 'sent by ', shown(setter ? setter.type : event.source, 'type'));
  const isRemoved = change.new === undefined;
  return note('change' + (isRemoved ? ' removed' : ''), isRemoved ? '−' : change.old === undefined ? '+' : '~',
    h('span', {}, shown(change.key), isRemoved ? ' removed' : ' = ', isRemoved ? undefined : shown(change.new)),
    was);
}

function foldRow(event, first, last, rows, list, end,
  what = isReached(event.hops[last]) ? ' that did nothing' : ', not reached') {
  const button = h('button', { class: 'fold', type: 'button' }, plural(last - first + 1, 'responder', 'responders') + what);
  const row = h('li', { class: 'hop passive' }, h('div', { class: 'lane' }), h('div', { class: 'card' }, button));
  button.addEventListener('click', () => {
    const lowest = Math.max(first, last - rowLimit + 1);
    for (let index = last; index >= lowest; index -= 1) {
      rows.set(index, hopRow(event, index));
      row.before(rows.get(index));
    }
    if (lowest > first) row.before(foldRow(event, first, lowest - 1, rows, list, end, what));
    row.remove();
    list.closest('.detail').focus({ preventScroll: true });
    draw(list, event, rows, end);
  });
  return row;
}

/** Draws both passes next to the rows: down on the left if there are interceptors, up on the right. */
function draw(list, event, rows, end) {
  if (!list.isConnected || event.hops.length === 0) return;
  // A folded responder has no row. The route is drawn to the next one above it.
  const y = index => {
    while (!rows.has(index)) index += 1;
    const number = rows.get(index).querySelector('.index').getBoundingClientRect();
    return number.top + number.height / 2 - list.getBoundingClientRect().top;
  };
  const top = event.hops.length - 1, left = 16, right = 40;
  const intercepting = [...rows.keys()].filter(index => event.hops[index].answers.some(a => a.role === 'interceptor'));
  const parts = [];
  if (end.index < top || end.isDescending) {
    parts.push(s('path', { class: 'rest', d: `M${right} ${y(end.isDescending ? 0 : end.index)} V${y(top)}` }));
  }
  if (intercepting.length > 0) {
    const lowest = end.isDescending ? end.index : 0;
    const turn = end.isDescending ? '' : ` a12 12 0 0 0 24 0`;
    parts.push(s('circle', { class: 'dot', cx: left, cy: y(top), r: 3 }));
    parts.push(s('path', { class: 'descent', d: `M${left} ${y(top)} V${y(lowest)}${turn}` }));
    const tip = y(lowest) - (end.isDescending ? 13 : 4);
    parts.push(s('path', { class: 'descent tip', d: `M${left - 4} ${tip - 5} l4 5 l4 -5` }));
  }
  if (!end.isDescending && event.result !== 'dropped') {
    const isOpen = passedTop(event, top);
    const tip = y(end.index) - (isOpen ? 22 : 0);
    const length = y(0) - tip;
    const climb = s('path', { class: 'climb', d: `M${right} ${y(0)} V${tip}` });
    climb.style.setProperty('--length', Math.max(length, 1));
    parts.push(climb);
    if (isOpen) parts.push(s('path', { class: 'tip', d: `M${right - 5} ${tip + 6} l5 -6 l5 6` }));
  }
  for (const index of rows.keys()) parts.push(...node(event, index, right, left, y(index), end));
  list.parentElement.querySelector(':scope > svg')?.remove();
  list.before(s('svg', { role: 'img', 'aria-label': summary(event, end) }, parts));
}

/** Returns whether the event passed the top of its route. */
function passedTop(event, top) {
  return isReached(event.hops[top]) && !event.hops.some(hop =>
    hop.answers.some(answer => ['handled', 'blocked'].includes(answer.disposition)));
}

function node(event, index, right, left, y, end) {
  const hop = event.hops[index];
  const parts = [];
  const intercepted = hop.answers.find(answer => answer.role === 'interceptor');
  if (intercepted) {
    const tone = {
      __proto__: null, handled: 'handled full', 'handled and forwarded': 'handled pass', blocked: 'blocked full',
    };
    parts.push(s('path', {
      class: 'node ' + (tone[intercepted.disposition] || ''), d: `M${left} ${y - 6} l6 6 l-6 6 l-6 -6 Z`,
    }));
  }
  const isOn = isReached(hop) && !end.isDescending;
  const answers = hop.answers.filter(answer => answer.role !== 'interceptor').map(answer => answer.disposition);
  if (index === 0) parts.push(s('circle', { class: isOn ? 'node start' : 'node off', cx: right, cy: y, r: 7 }));
  if (answers.includes('blocked')) {
    parts.push(s('circle', { class: 'node blocked full', cx: right, cy: y, r: 9 }),
      s('path', { class: 'sketch inverse', d: `M${right - 4} ${y} h8` }));
  } else if (answers.some(answer => answer.startsWith('handled'))) {
    const stops = answers.includes('handled');
    parts.push(s('circle', { class: 'node handled ' + (stops ? 'full' : 'pass'), cx: right, cy: y, r: 9 }),
      s('path', {
        class: stops ? 'sketch inverse' : 'handled sketch tone', d: `M${right - 4} ${y} l3 3.2 l5 -6.2`,
      }));
  } else if (hop.decorations.length > 0) {
    parts.push(s('circle', { class: 'node', cx: right, cy: y, r: 8 }),
      s('path', { class: 'sketch', d: `M${right - 3.5} ${y} h7 M${right} ${y - 3.5} v7` }));
  } else if (index > 0) {
    parts.push(s('circle', { class: isOn ? 'dot' : 'dot off', cx: right, cy: y, r: isOn ? 4 : 3.5 }));
  }
  return parts;
}

function summary(event, end) {
  const at = event.hops[end.index].type;
  return plain(`From ${event.source} up to ${at}: ${event.result}`);
}
