extension PageAssets {
  /// An event, or a step, at full length.
  static let detailScript = #"""
    function eventView(event, select) {
      const began = events[0].microsecondsSince1970;
      const picture = event.step.picture && screen(event.step);
      const left = h('div', {},
        h('div', { class: 'title' },
          fill(shown(event.name, 'name'), { role: 'heading', 'aria-level': 2, style: 'font-size: 20px; font-weight: 650' }, []),
          badge(event.result)),
        h('p', { class: 'facts' },
          'from ', shown(event.source, 'type'), ' at ', clock(event.microsecondsSince1970),
          event.microsecondsSince1970 > began
            ? ` (${time((event.microsecondsSince1970 - began) * 1000)} after the first)` : '',
          ', took ', time(event.nanoseconds),
          event.handlers.length > 0 ? [', handled by ', ...joined(event.handlers)] : ''),
        event.outer && h('p', { class: 'facts' }, 'emitted inside ',
          h('button', { class: 'link', type: 'button', onclick: () => select(event.outer) }, shown(event.outer.name, 'name')),
          event.outer.hops[event.parent.hop]
            ? [' by ', shown(event.outer.hops[event.parent.hop].type, 'type')] : '') || undefined,
        event.breaches.map(text => h('p', { class: 'notice breach' }, shown(text, 'text'))),
        event.errors.map(text => h('p', { class: 'notice unhandled' }, 'threw ', shown(text))),
        endNotice(event),
        payload(event),
        h('h3', {}, 'Way'),
        event.hops.length > 0 ? routeView(event, select) : h('p', { class: 'facts' }, 'It was not dispatched.'),
        event.hops.length > 0 ? legend(event) : undefined);
      return picture ? h('div', { class: 'split' }, left, picture) : left;
    }

    const joined = types => types.flatMap((type, index) => [index > 0 ? ', ' : '', shown(type, 'type')]);

    function endNotice(event) {
      if (event.result === 'unhandled') {
        const last = event.hops[event.hops.length - 1];
        return h('p', { class: 'notice unhandled' }, 'Nobody on its route handled it',
          last ? [': it ends at ', shown(last.type, 'type')] : '', '.');
      }
      if (event.result === 'dropped') {
        return h('p', { class: 'notice dropped' }, 'It was emitted too deep inside other events, and dropped.');
      }
      return undefined;
    }

    function payload(event) {
      const parts = [h('h3', {}, event.message === undefined ? 'Sent' : 'Message')];
      if (event.message !== undefined) parts.push(shown(event.message));
      if (event.sent.length > 0) {
        parts.push(h('dl', event.message === undefined ? {} : { style: 'margin-top: 8px' },
          event.sent.flatMap(item => [h('dt', {}, shown(item.key)), h('dd', {}, shown(item.value))])));
      } else if (event.message === undefined) {
        parts.push(h('p', { class: 'facts', style: 'margin: 0' }, 'nothing but its name'));
      }
      return parts;
    }

    function legend(event) {
      const intercepts = event.hops.some(hop => hop.answers.some(answer => answer.role === 'interceptor'));
      return h('div', { class: 'legend' },
        h('span', {}, 'The source is at the bottom; the event climbs.'),
        intercepts ? h('span', {}, 'Dashed: the way down, past interceptors.') : undefined);
    }

    function badge(result) {
      return h('span', { class: 'badge ' + result }, mark(result), resultNames[result]);
    }

    /** Where there is no room, what lies between is cut, not the end: that says who handled it. */
    function wayView(event) {
      const [start, middle, end] = way(event);
      return h('span', { class: 'way' },
        h('span', {}, start), middle && h('span', { class: 'between' }, middle) || undefined, h('span', {}, end));
    }

    /** A picture is shown as an image, in which no script runs and nothing is loaded. */
    function screen(step) {
      return h('figure', { class: 'screen' },
        h('img', {
          src: 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(step.picture),
          alt: 'The screen at this step',
        }),
        step.title && step.note ? h('figcaption', {}, shown(step.note, 'text')) : undefined);
    }

    function stepView(step, select) {
      const own = events.filter(event => event.step === step);
      const left = h('div', {},
        h('h2', {}, shown(step.label, 'text')),
        h('p', { class: 'facts' }, plural(own.length, 'event', 'events')),
        step.title && step.note && !step.picture ? h('p', {}, shown(step.note, 'text')) : undefined,
        h('div', { class: 'cards', style: 'margin-top: 16px' }, own.map(event => h('button', {
          type: 'button', style: `margin-left: ${event.level * 18}px`, onclick: () => select(event),
        }, mark(event.result), shown(event.name, 'name'), h('span', { class: 'took' }, time(event.nanoseconds)),
          wayView(event)))));
      return step.picture ? h('div', { class: 'split' }, left, screen(step)) : left;
    }
    """#
}
