// A session: events, steps and notes in listed order. Above a limit, the oldest are removed.

/** The kinds of items, in the order of their filters. */
const kindNames = {
  handled: 'handled', blocked: 'blocked', unhandled: 'unhandled', dropped: 'dropped', breach: 'incomplete',
  batch: 'batches', report: 'reports', missed: 'missed', error: 'errors',
};

/** The results of events, worst last. */
const badness = ['handled', 'blocked', 'dropped', 'unhandled', 'breach'];

const noteNames = { batch: 'batch', report: 'report', missed: 'missed', error: 'error' };

const nothing = Object.freeze([]), none = new Set();

/** The searchable texts, each stored once. */
class Texts {
  #numbers = new Map();
  #texts = [];
  #uses = [];
  #seen = [];
  #free = [];
  #serial = 0;

  /** Adds texts. Returns their distinct numbers. */
  add(texts) {
    const serial = this.#serial += 1, numbers = [];
    for (const text of texts) {
      if (!text) continue;
      let number = this.#numbers.get(text);
      if (number === undefined) {
        number = this.#free.pop() ?? this.#texts.length;
        this.#numbers.set(text, number);
        this.#texts[number] = { text, small: text.toLowerCase() };
        this.#uses[number] = 0;
      }
      if (this.#seen[number] === serial) continue;
      this.#seen[number] = serial;
      this.#uses[number] += 1;
      numbers.push(number);
    }
    return numbers;
  }

  remove(numbers) {
    for (const number of numbers) {
      if ((this.#uses[number] -= 1) > 0) continue;
      this.#numbers.delete(this.#texts[number].text);
      this.#texts[number] = undefined;
      this.#seen[number] = 0;
      this.#free.push(number);
    }
  }

  /** Returns whether any of the texts contains a word. */
  have(numbers, word) { return numbers.some(number => this.#texts[number].small.includes(word)); }

  /** Returns for each text whether it contains a word. */
  having(word) { return this.#texts.map(entry => entry !== undefined && entry.small.includes(word)); }
}

/** The scope of event ids: a step of a report, or an app. */
class Scope {
  known = new Map();
  /** Events by the id of an outer event that has not arrived yet. */
  waiting = new Map();
  /** Runs by the id of an event that has not arrived yet. */
  runs = new Map();

  constructor(step, app) {
    this.step = step;
    this.app = app;
  }
}

class Session {
  /** Steps, notes and outermost events. */
  roots = [];
  /** All asynchronous runs. */
  runs = [];
  /** The number of items of each kind. */
  counts = new Map();
  missed = 0;
  eventCount = 0;
  /** The sizes of all items and of all runs, in characters of their JSON. */
  size = 0;
  runSize = 0;
  hasSteps = false;
  texts = new Texts();
  /** The index of the first root changed since `takeChanged()`. */
  #changedFrom = 0;
  #serial = 0;

  constructor(title) { this.title = title; }

  takeChanged() {
    const index = this.#changedFrom;
    this.#changedFrom = Infinity;
    return index;
  }

  /** Marks all items as changed. */
  touch() { this.#changedFrom = 0; }

  #change(index) { this.#changedFrom = Math.min(this.#changedFrom, Math.max(index, 0)); }

  /** Adds a report's steps. */
  addReport(report) {
    this.missed += report.missed || 0;
    const hasSteps = report.steps.some(step => step.title || step.picture);
    let count = 0;
    for (const [index, raw] of report.steps.entries()) {
      const step = {
        type: 'step', key: 's' + index, label: raw.title || raw.note || 'Screen',
        number: raw.title ? String(count += 1) : '', title: raw.title, note: raw.note, picture: raw.picture, events: [],
      };
      const scope = new Scope(step);
      if (hasSteps) {
        this.hasSteps = true;
        this.roots.push(step);
        this.#change(this.roots.length - 1);
      }
      const notes = Map.groupBy(raw.notes || nothing, note => note.after);
      const addNotes = after => {
        for (const note of notes.get(after) || nothing) this.addNote(note, scope);
        notes.delete(after);
      };
      addNotes(undefined);
      for (const event of raw.events) {
        this.addEvent(event, scope);
        addNotes(event.id);
      }
      for (const run of raw.runs || nothing) this.addRun(run, scope);
      [...notes.keys()].forEach(addNotes);
    }
    // The address of an event is its position in the list.
    let place = 0;
    this.forEachEvent(event => { event.key = 'e' + place; place += 1; });
  }

  /** Adds an event, and links it with its outer event and its nested ones if they have arrived. */
  addEvent(raw, scope, size = 0) {
    for (const part of ['sent', 'hops', 'errors', 'breaches', 'handlers']) raw[part] ??= nothing;
    const event = {
      type: 'event', raw, scope, id: raw.id, name: raw.name, source: raw.source, message: raw.message, sent: raw.sent,
      hops: raw.hops, errors: raw.errors, breaches: raw.breaches, handlers: raw.handlers, result: raw.result,
      start: raw.microsecondsSince1970, nanoseconds: raw.nanoseconds, hop: raw.parent?.hop, outer: undefined, nested: [], nestedHops: none,
      runs: scope.runs.get(raw.id) || [], level: 0, height: 0, isShown: true, at: -1, serial: this.#serial += 1, size,
      key: scope.app ? `e${scope.app.number}.${raw.id}` : '',
    };
    for (const hop of event.hops) for (const part of ['roles', 'decorations', 'answers']) hop[part] ??= nothing;
    for (const run of event.runs) run.of = event;
    scope.runs.delete(event.id);
    event.worst = Math.max(...kindsOf(event).map(kind => badness.indexOf(kind)));
    event.texts = this.texts.add(textsOf(event));
    if (!scope.known.has(event.id)) scope.known.set(event.id, event);
    scope.step?.events.push(event);
    this.#place(event);
    this.#count(event, 1);
    this.eventCount += 1;
    this.size += size;
    return event;
  }

  #place(event) {
    const { scope } = event, parent = event.raw.parent?.event;
    const outer = parent === undefined ? undefined : scope.known.get(parent);
    if (outer && outer.id < event.id && outer.level < deepest) {
      event.outer = outer;
      event.level = outer.level + 1;
      outer.nestedHops = outer.nestedHops === none ? new Set([event.hop]) : outer.nestedHops.add(event.hop);
      let index = outer.nested.length;
      while (index > 0 && outer.nested[index - 1].id > event.id) index -= 1;
      outer.nested.splice(index, 0, event);
    } else if (parent !== undefined && !outer) {
      if (!scope.waiting.has(parent)) scope.waiting.set(parent, []);
      scope.waiting.get(parent).push(event);
    }
    const inner = (scope.waiting.get(event.id) || nothing)
      .filter(inner => inner.id > event.id && event.level + 1 + inner.height <= deepest);
    scope.waiting.delete(event.id);
    if (inner.length > 0) {
      const places = inner.map(inner => this.roots.lastIndexOf(inner)).sort((a, b) => b - a), place = places.at(-1);
      for (const index of places) this.roots.splice(index, 1);
      for (const each of inner) {
        each.outer = event;
        event.height = Math.max(event.height, each.height + 1);
        setLevel(each, event.level + 1);
      }
      event.nested = inner.toSorted((a, b) => a.id - b.id);
      event.nestedHops = new Set(inner.map(inner => inner.hop));
      if (!event.outer) this.roots.splice(place, 0, event);
      this.#change(place);
    } else if (!event.outer) {
      this.roots.push(event);
      this.#change(this.roots.length - 1);
    }
    if (event.outer && this.#changedFrom > 0) {
      let root = event.outer;
      while (root.outer) root = root.outer;
      this.#change(this.roots.lastIndexOf(root));
    }
    for (let each = event; each.outer && each.outer.height <= each.height; each = each.outer) {
      each.outer.height = each.height + 1;
    }
  }

  /** Adds the run of an asynchronous strategy to its event. */
  addRun(raw, scope, size = 0) {
    const run = {
      raw, size, name: raw.name, hopType: raw.type, end: raw.end, error: raw.error, start: raw.microsecondsSince1970,
      nanoseconds: raw.nanoseconds, scope, of: scope.known.get(raw.event),
    };
    this.runs.push(run);
    this.runSize += size;
    if (run.of) {
      run.of.runs.push(run);
    } else {
      if (!scope.runs.has(raw.event)) scope.runs.set(raw.event, []);
      scope.runs.get(raw.event).push(run);
    }
    return run;
  }

  /** Adds a note: a batch update of a list, a report, a number of unsent events, or an error. */
  addNote(raw, scope, size = 0) {
    const { kind, count } = raw;
    const text = kind === 'missed' ? plural(count, 'event was', 'events were') + ' not sent' : raw.text;
    const note = {
      type: 'note', raw: kind === 'missed' ? { kind, count } : { kind, text }, scope, kind, text, isShown: true, at: -1,
      serial: this.#serial += 1, size,
    };
    this.size += size;
    note.key = 'n' + note.serial;
    if (kind === 'missed') this.missed += count;
    note.texts = this.texts.add([text, kind]);
    this.roots.push(note);
    this.#change(this.roots.length - 1);
    this.#count(note, 1);
    return note;
  }

  #count(item, change) {
    for (const kind of kindsOf(item)) this.counts.set(kind, (this.counts.get(kind) || 0) + change);
  }

  forEachEvent(body) {
    const visit = event => { body(event); event.nested.forEach(visit); };
    for (const root of this.roots) if (root.type === 'event') visit(root);
  }

  get first() { return this.roots.find(root => root.type === 'event'); }

  /** Returns whether the session is far enough above a limit to be trimmed. */
  isOver(limit, size) {
    return Math.max(this.eventCount, this.roots.length / 2, this.runs.length) > limit * 1.05
      || Math.max(this.size, this.runSize) > size * 1.05;
  }

  /**
   * Removes the oldest items until at most `limit` events and runs are left, and twice as many items. The items have at
   * most `size` characters, and the runs, too.
   */
  trim(limit, size) {
    let index = 0;
    const remove = item => {
      this.#count(item, -1);
      this.size -= item.size;
      this.texts.remove(item.texts);
      item.at = -1;
      if (item.type !== 'event') return;
      this.eventCount -= 1;
      this.missed += 1;
      item.scope.known.delete(item.id);
      item.scope.waiting.delete(item.raw.parent?.event);
      item.nested.forEach(remove);
    };
    const isAbove = () => this.eventCount > limit || this.roots.length - index > limit * 2 || this.size > size;
    while (index < this.roots.length && isAbove()) {
      if (this.roots[index].type !== 'step') remove(this.roots[index]);
      index += 1;
    }
    if (index > 0) {
      this.roots.splice(0, index);
      this.#change(0);
    }
    const start = this.first?.start ?? Infinity;
    const isKept = run => run.of ? run.of.scope.known.get(run.of.id) === run.of : run.start >= start;
    let room = size;
    const kept = new Set(this.runs.filter(isKept).slice(-limit).reverse().filter(run => (room -= run.size) >= 0));
    for (const run of this.runs) if (!kept.has(run)) this.#forget(run);
    this.runs = [...kept].reverse();
  }

  #forget(run) {
    this.runSize -= run.size;
    const { scope } = run, all = run.of ? run.of.runs : scope.runs.get(run.raw.event);
    all?.splice(all.indexOf(run), 1);
    if (!run.of && all?.length === 0) scope.runs.delete(run.raw.event);
  }

  /** Removes all items. */
  clear() {
    for (const scope of new Set(this.roots.map(root => root.scope).filter(Boolean))) {
      scope.known.clear();
      scope.waiting.clear();
      scope.runs.clear();
    }
    Object.assign(this, { roots: [], runs: [], counts: new Map(), texts: new Texts() });
    Object.assign(this, { missed: 0, eventCount: 0, size: 0, runSize: 0, hasSteps: false });
    this.#change(0);
  }
}

/** The most levels of nested events. An app nests no deeper, but other data may. Deeper events are listed alone. */
const deepest = 32;

function setLevel(event, level) {
  event.level = level;
  for (const inner of event.nested) if (inner.level !== level + 1) setLevel(inner, level + 1);
}

/** Describes a responder's answer. */
const said = answer => answer.heldBack ? `held back (${answer.heldBack})`
  : answer.lack ? `${answer.disposition} (${answer.lack})` : answer.disposition;

/** Returns the searchable texts of an event. */
function textsOf(event) {
  const texts = [event.name, event.source, event.message, event.result, ...event.errors, ...event.breaches];
  texts.push(event.scope.step?.title);
  for (const item of event.sent) texts.push(item.key, item.value);
  for (const hop of event.hops) {
    texts.push(hop.type);
    for (const role of hop.roles) texts.push(role);
    for (const change of hop.decorations) texts.push(change.key, change.new, change.old);
    for (const answer of hop.answers) texts.push(answer.role, said(answer));
  }
  return texts;
}

const kindsOf = item =>
  item.type === 'note' ? [item.kind] : item.breaches.length > 0 ? [item.result, 'breach'] : [item.result];

/** Returns whether a hop had an effect. */
const acts = (event, index) => {
  const hop = event.hops[index];
  return hop.answers.length > 0 || hop.decorations.length > 0 || event.nestedHops.has(index);
};

const isReached = hop => hop.isReached !== false;

/** Describes the route of an event in a line: its source, its decorators, its end. */
function way(event) {
  const decorators = event.hops.filter(hop => hop.decorations.length > 0).map(hop => hop.type);
  const middle = [...new Set(decorators)].filter(type => type !== event.source && !event.handlers.includes(type));
  const stopper = event.hops.find(hop => hop.answers.some(answer => answer.disposition === 'blocked'));
  const end = event.handlers.length > 0 ? event.handlers.join(', ')
    : stopper ? 'blocked by ' + stopper.type : event.result === 'unhandled' ? 'not handled' : event.result;
  return [event.source, middle.map(type => ' → ' + type).join(''), ' → ' + end].map(plain);
}

/** Returns the end of an event's route: the index of the last hop, and whether it was on the way down. */
function stop(event) {
  for (let index = event.hops.length - 1; index >= 0; index -= 1) {
    const isStop = answer => answer.role === 'interceptor' && ['handled', 'blocked'].includes(answer.disposition);
    if (event.hops[index].answers.some(isStop)) return { index, isDescending: true };
  }
  let last = event.hops.length - 1;
  while (last > 0 && !isReached(event.hops[last])) last -= 1;
  return { index: last, isDescending: false };
}
