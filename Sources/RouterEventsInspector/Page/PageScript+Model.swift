extension PageAssets {
  /// Reading the report: events by number, those nested in others, what can be searched.
  static let modelScript = #"""
    const report = JSON.parse(document.getElementById('report').textContent);
    const results = ['handled', 'blocked', 'unhandled', 'dropped'];
    const resultNames = {
      handled: 'handled', blocked: 'blocked', unhandled: 'unhandled', dropped: 'dropped', breach: 'incomplete',
    };

    /** The events in the order in which they are listed: nested ones after the one that led to them. */
    const events = [];

    /** Steps are counted; a screen at which nothing was done is none. */
    let count = 0;

    for (const [index, step] of report.steps.entries()) {
      step.index = index;
      step.number = step.title ? String(count += 1) : '';
      step.label = step.title || step.note || 'Screen';
      const known = new Map(step.events.map(event => [event.id, event]));
      const roots = [];
      for (const event of step.events) {
        for (const part of ['sent', 'hops', 'errors', 'breaches', 'handlers']) event[part] ||= [];
        for (const hop of event.hops) {
          for (const part of ['roles', 'decorations', 'answers']) hop[part] ||= [];
          hop.isReached = hop.isReached !== false;
          hop.acts = hop.answers.length > 0 || hop.decorations.length > 0;
        }
        event.step = step;
        event.nested = [];
        const outer = event.parent && known.get(event.parent.event);
        event.outer = outer && outer.id < event.id ? outer : undefined;
        (event.outer ? event.outer.nested : roots).push(event);
        if (event.outer && event.hops) {
          const hop = outer.hops[event.parent.hop];
          if (hop) hop.acts = true;
        }
      }
      const list = (event, level) => {
        event.level = Math.min(level, 6);
        event.place = events.push(event) - 1;
        event.nested.forEach(inner => list(inner, level + 1));
      };
      roots.forEach(event => list(event, 0));
    }

    /** What a responder answered, in words. */
    const said = answer => answer.heldBack ? `held back (${answer.heldBack})` : answer.disposition;

    /** All that can be found of an event, in small letters; made when it is first searched. */
    function haystack(event) {
      event.haystack ??= [
        event.name, event.source, event.message, event.result, ...event.errors, ...event.breaches,
        ...event.sent.flatMap(item => [item.key, item.value]),
        ...event.hops.flatMap(hop => [
          hop.type, ...hop.roles, ...hop.decorations.flatMap(change => [change.key, change.new, change.old]),
          ...hop.answers.flatMap(answer => [answer.role, said(answer)]),
        ]),
        event.step.title,
      ].filter(Boolean).join('\n').toLowerCase();
      return event.haystack;
    }

    /** Whether an event is of the chosen kinds, and has every word that was searched for. */
    function matches(event, words, kinds) {
      const isOfKind = kinds.size === 0 || kinds.has(event.result) || kinds.has('breach') && event.breaches.length > 0;
      return isOfKind && words.every(word => haystack(event).includes(word));
    }

    /** The way of an event in a line: where it began, who changed it, where it ended. */
    function way(event) {
      const decorators = event.hops.filter(hop => hop.decorations.length > 0).map(hop => hop.type);
      const middle = [...new Set(decorators)].filter(type => type !== event.source && !event.handlers.includes(type));
      const stopper = event.hops.find(hop => hop.answers.some(answer => answer.disposition === 'blocked'));
      const end = event.handlers.length > 0 ? event.handlers.join(', ')
        : stopper ? 'blocked by ' + stopper.type : event.result === 'unhandled' ? 'nobody' : event.result;
      return [event.source, middle.map(type => ' → ' + type).join(''), ' → ' + end].map(plain);
    }

    /** How an event went on, where that ended: the index of its last hop, and whether that was on its way down. */
    function stop(event) {
      for (let index = event.hops.length - 1; index >= 0; index -= 1) {
        const isStop = answer => answer.role === 'interceptor' && ['handled', 'blocked'].includes(answer.disposition);
        if (event.hops[index].answers.some(isStop)) return { index, isDescending: true };
      }
      let last = event.hops.length - 1;
      while (last > 0 && !event.hops[last].isReached) last -= 1;
      return { index: last, isDescending: false };
    }
    """#
}
