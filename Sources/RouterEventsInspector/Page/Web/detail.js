// The details of an event, a step or a note.

function eventView(event) {
  const began = session.first?.start ?? event.start;
  const { picture } = event.scope.step || {};
  const left = h('div', {},
    h('div', { class: 'title' }, h('h2', { class: 'name' }, shown(event.name, 'name')), badge(event.result)),
    h('p', { class: 'facts' },
      'from ', shown(event.source, 'type'),
      session.isOfSeveral && event.scope.app && [' in ', shown(event.scope.app.label, 'text')], ' at ', clock(event.start),
      event.start > began && ` (${time((event.start - began) * 1000)} after the first)`,
      ', took ', time(event.nanoseconds),
      event.handlers.length > 0 && [', handled by ', ...joined(event.handlers)]),
    event.outer && h('p', { class: 'facts' }, 'emitted inside ', link(event.outer),
      event.outer.hops[event.hop] && [' by ', shown(event.outer.hops[event.hop].type, 'type')]),
    tools(event),
    event.breaches.map(text => h('p', { class: 'notice breach' }, shown(text, 'text'))),
    event.errors.map(text => h('p', { class: 'notice unhandled' }, 'threw ', shown(text))),
    endNotice(event),
    payload(event),
    h('h3', {}, 'Route'),
    event.hops.length > 0 ? [routeView(event), legend(event)] : h('p', { class: 'facts' }, 'The event was not dispatched.'),
    h('div', { class: 'runs' }, runsView(event)));
  return picture ? h('div', { class: 'split' }, left, screenView(event.scope.step)) : left;
}

/** Returns a button that selects an event. */
const link = event => button(() => select(event), { class: 'link' }, shown(event.name, 'name'));

const joined = types => types.flatMap((type, index) => [index > 0 ? ', ' : '', shown(type, 'type')]);

function tools(event) {
  const panel = h('div', { class: 'panel', hidden: true });
  const test = button(() => {
    panel.hidden = !panel.hidden;
    test.setAttribute('aria-expanded', String(!panel.hidden));
    if (!panel.hidden) panel.replaceChildren(testView(event));
  }, { class: 'tool', 'aria-expanded': 'false' }, 'Swift test');
  return [
    h('div', { class: 'tools' },
      button(() => startPicking(event), { class: 'tool', title: 'Compare with another event (C)' }, 'Compare with…'),
      test,
      filter.muted.has(event.name)
        ? button(() => unmute(event.name), { class: 'tool', title: 'Show events of this name (M)' }, 'Unmute')
        : button(() => mute(event.name), { class: 'tool', title: 'Hide events of this name (M)' }, 'Mute')),
    panel,
  ];
}

function endNotice(event) {
  if (event.result === 'unhandled') {
    const last = event.hops[event.hops.length - 1];
    return h('p', { class: 'notice unhandled' }, 'No responder on its route handled it',
      last && ['. The route ends at ', shown(last.type, 'type')], '.');
  }
  if (event.result === 'dropped') {
    return h('p', { class: 'notice dropped' }, 'The event was nested too deeply and was dropped.');
  }
  return undefined;
}

function payload(event) {
  const parts = [h('h3', {}, event.message === undefined ? 'Sent' : 'Message')];
  if (event.message !== undefined) parts.push(h('p', { class: 'message' }, shown(event.message)));
  if (event.sent.length > 0) {
    parts.push(h('dl', {}, event.sent.map(item => [h('dt', {}, shown(item.key)), h('dd', {}, shown(item.value))])));
  } else if (event.message === undefined) {
    parts.push(h('p', { class: 'facts' }, 'no values'));
  }
  return parts;
}

function legend(event) {
  const intercepts = event.hops.some(hop => hop.answers.some(answer => answer.role === 'interceptor'));
  return h('div', { class: 'legend' },
    h('span', {}, 'The source is at the bottom. The event climbs.'),
    intercepts && h('span', {}, 'Dashed: the way down, through interceptors.'));
}

const runEnds = { finished: 'finished', failed: 'failed', cancelled: 'cancelled' };

/** Shows the asynchronous strategies of an event. */
function runsView(event) {
  if (event.runs.length === 0) return [];
  return [h('h3', {}, 'Asynchronous'), h('ul', {}, event.runs.map(run => h('li', { class: 'run ' + (runEnds[run.end] || '') },
    shown(run.hopType, 'type'), h('span', { class: 'said' }, plain(run.end)),
    run.error && h('span', {}, `threw ${plain(run.error)}`),
    h('span', { class: 'took' }, `${time(run.nanoseconds)}, from ${time(Math.max(0, run.start - event.start) * 1000)} on`))))];
}

const badge = result => h('span', { class: 'badge ' + result }, mark(result), kindNames[result]);

/** Shows a route in a line. If it is too long, the middle is cut, because the end names the handler. */
function wayView(event) {
  const [start, middle, end] = way(event);
  return h('span', { class: 'way' },
    h('span', {}, start), middle && h('span', { class: 'between' }, middle) || undefined, h('span', {}, end));
}

/** Returns the address of a picture. An image runs no script and loads nothing. */
const pictureAddress = picture => 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(picture.toWellFormed());

function screenView(step) {
  return h('figure', { class: 'screen' },
    h('img', { src: pictureAddress(step.picture), alt: 'The screen at this step' }),
    step.title && step.note && h('figcaption', {}, shown(step.note, 'text')));
}

function stepView(step) {
  const own = [];
  session.forEachEvent(event => { if (event.scope.step === step) own.push(event); });
  const left = h('div', {},
    h('h2', {}, shown(step.label, 'text')),
    h('p', { class: 'facts' }, plural(own.length, 'event', 'events')),
    step.title && step.note && !step.picture && h('p', {}, shown(step.note, 'text')),
    h('div', { class: 'cards' }, own.slice(0, 500).map(event => eventCard(event, () => select(event)))));
  return step.picture ? h('div', { class: 'split' }, left, screenView(step)) : left;
}

/** Shows an event as a button. */
const eventCard = (event, onclick) => button(onclick, { class: 'event', style: `margin-left: ${Math.min(event.level, 6) * 18}px` },
  mark(event.result), shown(event.name, 'name'), h('span', { class: 'took' }, time(event.nanoseconds)), wayView(event));

function noteView(note) {
  return h('div', {},
    h('div', { class: 'title' }, h('h2', {}, noteTitles[note.kind] || 'Note')),
    note.scope.app && h('p', { class: 'facts' }, 'from ', shown(note.scope.app.label, 'text')),
    h('p', { class: 'notice ' + note.kind }, shown(note.text, 'text')));
}

const noteTitles = {
  batch: 'Batch update of a list', report: 'Reported misuse', missed: 'Not sent', error: 'Invalid line',
};
