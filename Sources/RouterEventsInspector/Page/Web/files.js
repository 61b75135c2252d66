// Sessions as files: saved as JSON or as a page, and read from both.

const format = { format: 'ResponderKit events', version: 1 };

/** The page before it is filled. */
const pristine = [...document.body.children].filter(element => element.localName !== 'script')
  .map(element => element.cloneNode(true));
const program = document.currentScript.textContent;

/**
 * Returns the data of a page as a report. It contains each text, each responder and each route once, and events refer to
 * them by index. Events on the same route share responders that took no time and changed no value.
 */
function unpacked({ texts, hops, routes, ...report }) {
  if (!texts) return report;
  const lists = routes.map(route => route.map(index => hops[index]));
  const acted = (route, actions) => {
    if (actions.length === 0) return route;
    const hops = route.slice();
    for (let at = 0; at < actions.length;) {
      const index = actions[at], nanoseconds = actions[at + 1], end = at + 3 + actions[at + 2] * 4, decorations = [];
      for (at += 3; at < end; at += 4) {
        const change = { key: texts[actions[at]] };
        if (actions[at + 1] !== null) change.old = texts[actions[at + 1]];
        if (actions[at + 2] !== null) change.oldHop = actions[at + 2];
        if (actions[at + 3] !== null) change.new = texts[actions[at + 3]];
        decorations.push(change);
      }
      hops[index] = { ...hops[index], nanoseconds, decorations };
    }
    return hops;
  };
  const unpack = ([id, name, source, result, microsecondsSince1970, nanoseconds, route, actions, sent, handlers, rest]) => {
    const items = [];
    for (let at = 0; at < sent.length; at += 2) items.push({ key: texts[sent[at]], value: texts[sent[at + 1]] });
    return {
      id, name: texts[name], source: texts[source], result: texts[result], microsecondsSince1970, nanoseconds,
      hops: acted(lists[route], actions), sent: items, handlers: handlers.map(index => texts[index]), ...rest,
    };
  };
  return { ...report, steps: report.steps.map(step => ({ ...step, events: step.events.map(unpack) })) };
}

/** Returns the session as a report. Empty values are omitted, as in reports that an app writes. */
function reportText(session, pictures = new Map()) {
  const steps = new Map(), lasts = new Map();
  let { missed } = session;
  const stepOf = scope => {
    const key = scope.step || scope.app || session;
    if (!steps.has(key)) {
      const { title, note, picture } = scope.step || (session.isOfSeveral ? { title: scope.app?.name } : {});
      steps.set(key, { title, note, picture: picture || pictures.get(scope.app), events: [], runs: [], notes: [] });
    }
    return steps.get(key);
  };
  for (const root of session.roots) {
    if (root.type === 'step') stepOf({ step: root });
    // The server's answers to the page are not part of the session.
    if (root.type === 'note' && (root.scope.app || root.scope.step)) {
      // A note has its place after an event. Reading the report counts its number again.
      const step = stepOf(root.scope);
      step.notes.push({ ...root.raw, after: lasts.get(step) });
      if (root.kind === 'missed') missed -= root.raw.count;
    }
    const add = event => {
      stepOf(event.scope).events.push(event.raw);
      event.nested.forEach(add);
    };
    if (root.type === 'event') {
      add(root);
      lasts.set(stepOf(root.scope), root.id);
    }
  }
  for (const run of session.runs) stepOf(run.scope).runs.push(run.raw);
  for (const step of steps.values()) step.events.sort((a, b) => a.id - b.id);
  const isEmpty = (key, value) => Array.isArray(value) && value.length === 0 && key !== 'hops' && key !== 'events';
  return JSON.stringify(
    { ...format, title: session.title, steps: [...steps.values()], missed: missed || undefined },
    (key, value) => isEmpty(key, value) ? undefined : value);
}

/** Returns a page that contains the session and follows no server. */
function pageText(session, pictures) {
  const old = find('style').nonce, numbers = [...crypto.getRandomValues(new Uint32Array(4))];
  const fresh = numbers.map(part => part.toString(36)).join('');
  const head = document.head.cloneNode(true);
  head.querySelector('meta[name=live]')?.remove();
  head.querySelector('title').textContent = plain(session.title);
  const policy = head.querySelector('meta[http-equiv]');
  policy.content = policy.content.replaceAll(old, fresh).replace(/; connect-src[^;]*/, '');
  head.querySelector('style').setAttribute('nonce', fresh);
  const data = h('script', { type: 'application/json', id: 'report' });
  data.textContent = live ? reportText(session, pictures).replaceAll('<', '\\u003c') : find('#report').textContent;
  const script = h('script', { nonce: fresh });
  script.textContent = program;
  const page = h('html', { lang: 'en' }, head, h('body', {}, pristine.map(element => element.cloneNode(true)), data, script));
  return '<!doctype html>\n' + page.outerHTML + '\n';
}

function save(text, type, suffix) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  h('a', { href: url, download: fileName() + suffix }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const fileName = () => plain(session.title).replace(/[^\p{L}\p{N} ._-]+/gu, '-').slice(0, 60).trim() || 'Events';

/** Reads a session from JSON or from a saved page. Throws an error that names the problem. */
function readSession(text, name) {
  const isPage = /^\s*</.test(text);
  // A parsed document runs and loads nothing.
  const data = isPage ? new DOMParser().parseFromString(text, 'text/html').getElementById('report')?.textContent : text;
  let report;
  try {
    report = unpacked(JSON.parse(data));
  } catch {
    throw new Error(`${name} is neither a JSON report nor a saved page.`);
  }
  if (report.format !== format.format || report.version !== format.version || !isReport(report)) {
    throw new Error(`${name} is not a report of version ${format.version}.`);
  }
  const other = new Session(report.title);
  other.addReport(report);
  return other;
}

/** Lets the user choose a file to compare with. */
function chooseFile(take) {
  const chooser = h('input', { type: 'file', accept: '.json,.html,application/json,text/html', hidden: true });
  chooser.addEventListener('change', () => chooser.files[0] && take(chooser.files[0]));
  chooser.click();
}
