// Comparison of two events and of two sessions.

/** Returns the properties of two events, in parts and lines. A line differs if its texts differ. */
function linesOf(a, b) {
  const line = (label, left, right, differs = left !== right) => ({ label, left, right, differs });
  const listed = texts => texts.join('\n') || undefined;
  const parts = [{
    title: 'Event', lines: [
      line('name', a.name, b.name), line('from', a.source, b.source), line('result', kindNames[a.result], kindNames[b.result]),
      line('handled by', listed(a.handlers), listed(b.handlers)), line('threw', listed(a.errors), listed(b.errors)),
      line('incomplete', listed(a.breaches), listed(b.breaches)), line('took', time(a.nanoseconds), time(b.nanoseconds), false),
    ],
  }];
  const left = new Map(a.sent.map(item => [item.key, item.value])), right = new Map(b.sent.map(item => [item.key, item.value]));
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  const sent = keys.map(key => line(key, left.get(key), right.get(key)));
  if (a.message !== undefined || b.message !== undefined) sent.unshift(line('message', a.message, b.message));
  parts.push({ title: 'Sent', lines: sent });
  parts.push({
    title: 'Route', isRoute: true, lines: aligned(a.hops, b.hops).reverse().map(([i, j]) => {
      const hop = i === undefined ? b.hops[j] : a.hops[i];
      const texts = [i === undefined ? undefined : hopText(a, i), j === undefined ? undefined : hopText(b, j)];
      return { ...line(hop.type, ...texts), took: [a.hops[i]?.nanoseconds, b.hops[j]?.nanoseconds] };
    }),
  });
  const runs = event => listed(event.runs.map(run => `${run.hopType} ${run.end}`));
  if (a.runs.length + b.runs.length > 0) parts.push({ title: 'Asynchronous', lines: [line('runs', runs(a), runs(b))] });
  return parts;
}

const changeText = change =>
  change.new === undefined ? `− ${change.key}` : `${change.old === undefined ? '+' : '~'} ${change.key} = ${change.new}`
    + (change.old === undefined ? '' : ` (was ${change.old})`);

/** Describes the effect of a hop. */
function hopText(event, index) {
  const hop = event.hops[index];
  const texts = [
    ...hop.decorations.map(changeText), ...hop.answers.map(answer => `${answer.role} ${said(answer)}`),
    ...event.nested.filter(inner => inner.hop === index).map(inner => `emitted ${inner.name}`),
  ];
  return texts.join('\n') || (isReached(hop) ? 'passed' : 'not reached');
}

/** Aligns two routes. Returns pairs of hop indices. One is undefined if only the other route has the class. */
function aligned(a, b) {
  // Exceptionally long routes are compared index by index.
  if (a.length * b.length > 250_000) {
    const at = (hops, index) => index < hops.length ? index : undefined;
    return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [at(a, index), at(b, index)]);
  }
  const width = b.length + 1, common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i].type === b[j].type ? common[(i + 1) * width + j + 1] + 1
        : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
    }
  }
  const pairs = [];
  let i = 0, j = 0;
  while (i < a.length || j < b.length) {
    const isInLeftOnly = j === b.length || i < a.length && common[(i + 1) * width + j] >= common[i * width + j + 1];
    if (i < a.length && j < b.length && a[i].type === b[j].type) pairs.push([i++, j++]);
    else if (isInLeftOnly) pairs.push([i++, undefined]);
    else pairs.push([undefined, j++]);
  }
  return pairs;
}

let showsAll = false;

/** Shows two events side by side. */
function pairView(a, b, titles = ['First', 'Second'], back) {
  const table = h('table', { class: 'pair' + (showsAll ? '' : ' few') },
    h('thead', {}, h('tr', {}, h('td', {}), [a, b].map((event, index) =>
      h('th', { scope: 'col' }, h('span', { class: 'which' }, titles[index]), ' ', shown(event.name, 'name'), ' ',
        clock(event.start))))));
  for (const part of linesOf(a, b)) {
    const body = h('tbody', {}, h('tr', { class: 'part' }, h('th', { scope: 'rowgroup', colspan: 3 }, part.title,
      !part.lines.some(line => line.differs) && h('span', { class: 'same' }, ' the same'))));
    for (const line of part.lines) {
      if (line.left === undefined && line.right === undefined) continue;
      const kind = line.differs ? 'differs' : line.label === 'took' ? 'kept' : 'equal';
      const cell = (text, took) => h('td', {},
        text === undefined ? h('span', { class: 'none' }, part.isRoute ? 'not on the route' : 'none')
          : text.split('\n').map(each => h('div', {}, shown(each))),
        took > 0 && h('span', { class: 'took' }, time(took)));
      body.append(h('tr', { class: kind }, h('th', { scope: 'row' },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, line.differs ? '≠' : ''),
        shown(line.label, part.isRoute ? 'type' : 'label'), line.differs && h('span', { class: 'unseen' }, ' differs')),
        cell(line.left, line.took?.[0]), cell(line.right, line.took?.[1])));
    }
    table.append(body);
  }
  const toggle = button(() => {
    showsAll = !showsAll;
    toggle.setAttribute('aria-pressed', String(!showsAll));
    table.classList.toggle('few', !showsAll);
  }, { class: 'tool', 'aria-pressed': String(!showsAll) }, 'Only differences');
  return h('div', { class: 'compared' },
    h('div', { class: 'title' }, h('h2', {}, 'Two events')),
    h('div', { class: 'tools' }, toggle, back || button(() => select(a), { class: 'tool' }, 'Done')),
    h('div', { class: 'wide', role: 'region', tabindex: 0, 'aria-label': 'Comparison' }, table));
}

/** Matches the events of two sessions by name, source and order, so that the fewest are unmatched. */
function matched(a, b) {
  const key = event => `${event.name}\n${event.source}\n${event.level}`;
  const left = a.map(key), right = b.map(key), pairs = [];
  let begin = 0, end = 0;
  while (begin < Math.min(left.length, right.length) && left[begin] === right[begin]) begin += 1;
  while (end < Math.min(left.length, right.length) - begin && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  for (let index = 0; index < begin; index += 1) pairs.push([a[index], b[index]]);
  const middle = shortestEdit(left.slice(begin, left.length - end), right.slice(begin, right.length - end));
  for (const [i, j] of middle) pairs.push([a[i + begin], b[j + begin]]);
  for (let index = end; index > 0; index -= 1) pairs.push([a.at(-index), b.at(-index)]);
  const paired = new Set(pairs.flat());
  return { pairs, onlyLeft: a.filter(event => !paired.has(event)), onlyRight: b.filter(event => !paired.has(event)) };
}

/** Pairs the indices of equal elements by Myers' greedy algorithm, or in order if there are more than `limit` edits. */
function shortestEdit(a, b, limit = 800) {
  const reached = new Map([[1, 0]]), rounds = [];
  for (let edits = 0; edits <= Math.min(a.length + b.length, limit); edits += 1) {
    rounds.push(new Map(reached));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown = diagonal === -edits || diagonal !== edits && reached.get(diagonal - 1) < reached.get(diagonal + 1);
      let x = isDown ? reached.get(diagonal + 1) : reached.get(diagonal - 1) + 1, y = x - diagonal;
      while (x < a.length && y < b.length && a[x] === b[y]) { x += 1; y += 1; }
      reached.set(diagonal, x);
      if (x >= a.length && y >= b.length) return traced(rounds, a.length, b.length);
    }
  }
  const places = new Map(), pairs = [];
  b.forEach((key, index) => places.has(key) ? places.get(key).push(index) : places.set(key, [index]));
  a.forEach((key, index) => { if (places.get(key)?.length) pairs.push([index, places.get(key).shift()]); });
  return pairs;
}

function traced(rounds, x, y) {
  const pairs = [];
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const reached = rounds[edits], diagonal = x - y;
    const isDown = diagonal === -edits || diagonal !== edits && reached.get(diagonal - 1) < reached.get(diagonal + 1);
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const [fromX, fromY] = edits === 0 ? [0, 0] : [reached.get(from), reached.get(from) - from];
    while (x > fromX && y > fromY) pairs.push([x -= 1, y -= 1]);
    [x, y] = [fromX, fromY];
  }
  return pairs.reverse();
}

/** Returns what differs between two events: the route, the decorations, the sent values, or nothing. */
function difference(a, b) {
  const answers = hop => hop.answers.map(answer => answer.role + said(answer));
  const route = event => event.hops.map(hop => `${hop.type} ${isReached(hop)} ${answers(hop)}`).join('\n');
  if (a.result !== b.result || a.handlers.join() !== b.handlers.join() || route(a) !== route(b)) return 'route';
  const changes = event => event.hops.map(hop => hop.decorations.map(changeText).join('\n')).join('\n\n');
  if (changes(a) !== changes(b)) return 'decorated';
  const sent = event => [event.message, ...event.sent.map(item => `${item.key} = ${item.value}`)].join('\n');
  return sent(a) === sent(b) ? 'same' : 'sent';
}

/** Returns all events of a session, or those of one of its apps. */
function eventsOf(from, app) {
  const events = [];
  from.forEachEvent(event => { if (!app || event.scope.app === app) events.push(event); });
  return events;
}

/** Shows the events in only one of two sessions, and those that differ. Of this session, compares the chosen app. */
function sessionsView(others, otherName) {
  const audible = events => events.filter(event => !filter.muted.has(event.name));
  const { pairs, onlyLeft, onlyRight } = matched(audible(eventsOf(session, filter.app)), audible(others));
  const groups = Map.groupBy(pairs, ([a, b]) => difference(a, b));
  const view = h('div', { class: 'sessions' },
    h('h2', {}, 'Two sessions'),
    h('p', { class: 'facts' }, filter.app ? shown(filter.app.label, 'text') : 'This one', ' and ', shown(otherName, 'text'), ': ',
      plural(groups.get('same')?.length || 0, 'event is', 'events are'), ' the same in both.'),
    h('div', { class: 'tools' }, button(() => select(selected ?? listing.rows[0]), { class: 'tool' }, 'Done')));
  const back = () => button(() => present(view), { class: 'tool' }, 'Back to the sessions');
  const openPair = ([a, b]) => present(pairView(a, b, ['This', 'Other'], back()));
  const openOther = event => present(h('div', {}, back(), otherView(event)));
  const group = (title, kind, items, event, open) => {
    if (items.length === 0) return;
    view.append(h('section', { class: 'group ' + kind, 'aria-label': title },
      h('h3', {}, title, h('span', { class: 'number' }, number(items.length))),
      h('div', { class: 'cards' }, items.slice(0, 200).map(item => eventCard(event(item), () => open(item)))),
      items.length > 200 && h('p', { class: 'facts' }, `and ${number(items.length - 200)} more`)));
  };
  group('Only in this session', 'onlyThis', onlyLeft, event => event, event => select(event));
  group('Only in the other session', 'onlyOther', onlyRight, event => event, openOther);
  group('Different route', 'route', groups.get('route') || [], ([a]) => a, openPair);
  group('Different decorations', 'decorated', groups.get('decorated') || [], ([a]) => a, openPair);
  group('Different values sent', 'sent', groups.get('sent') || [], ([a]) => a, openPair);
  if (view.querySelector('.group') === null) view.append(h('p', { class: 'notice handled' }, 'Only the times differ.'));
  return view;
}

/** Shows an event of the other session, which is not in the list. */
const otherView = event => h('div', {},
  h('div', { class: 'title' }, h('h2', { class: 'name' }, shown(event.name, 'name')), badge(event.result)),
  h('p', { class: 'facts' }, 'from ', shown(event.source, 'type'), ' in the other session'),
  payload(event), h('h3', {}, 'Route'), event.hops.length > 0 && routeView(event));
