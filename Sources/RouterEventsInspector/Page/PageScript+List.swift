extension PageAssets {
  /// The list, the filters, the search and the keyboard.
  static let listScript = #"""
    const find = selector => document.querySelector(selector);
    const list = find('.list'), main = find('main'), input = find('#search');
    const kinds = new Set();
    let selected;

    function rowOf(event) {
      const row = h('div', {
        class: 'row', role: 'option', id: 'e' + event.place, 'aria-selected': 'false', style: `--level: ${event.level}`,
        onclick: () => select(event),
      }, mark(event.breaches.length > 0 ? 'breach' : event.result), shown(event.name, 'name'),
        h('span', { class: 'took' }, time(event.nanoseconds)), wayView(event));
      row.setAttribute('aria-label', `${plain(event.name)}, ${resultNames[event.result]}, ${way(event).join('')}`);
      event.row = row;
      return row;
    }

    function headOf(step) {
      step.head = h('div', {
        class: 'stephead', role: 'option', id: 's' + step.index, 'aria-selected': 'false', onclick: () => select(step),
      }, h('span', { class: 'number' }, step.number), shown(step.label, 'text'));
      return step.head;
    }

    const hasSteps = report.steps.some(step => step.title || step.picture);
    /** What can be selected, in the order of the list: events, and steps that have a name or a picture. */
    const items = [];
    for (const step of report.steps) {
      if (hasSteps) items.push(step);
      items.push(...events.filter(event => event.step === step));
    }
    const elementOf = item => item.row || item.head;
    const keyOf = item => item.row ? 'e' + item.place : 's' + item.index;
    const isShown = item => !elementOf(item).hidden;

    function select(item, options = {}) {
      if (selected) elementOf(selected).setAttribute('aria-selected', 'false');
      selected = item;
      const element = elementOf(item);
      element.setAttribute('aria-selected', 'true');
      list.setAttribute('aria-activedescendant', element.id);
      const isOpening = isNarrow.matches && !document.body.classList.contains('reading');
      if (!options.quietly) document.body.classList.add('reading');
      element.scrollIntoView({ block: 'nearest' });
      const view = item.row ? eventView(item, select) : stepView(item, select);
      const back = h('button', { class: 'back link', type: 'button', onclick: goBack }, '‹ All events');
      if (main.contains(document.activeElement)) main.focus();
      main.replaceChildren(back, view);
      main.scrollTop = 0;
      const hash = '#' + keyOf(item);
      if (options.quietly || location.hash === hash) return;
      // Where the event takes the list's place, the system's way back leads to the list.
      if (isOpening) history.pushState({ isAboveList: true }, '', hash);
      else history.replaceState(history.state, '', hash);
    }

    const isNarrow = matchMedia('(max-width: 760px)');
    const asked = () => items.find(item => '#' + keyOf(item) === location.hash);

    function goBack() {
      if (history.state?.isAboveList) return history.back();
      history.replaceState(null, '', location.href.split('#')[0]);
      showList();
    }

    function showList() {
      document.body.classList.remove('reading');
      list.focus();
      if (selected) elementOf(selected).scrollIntoView({ block: 'center' });
    }

    function filter() {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const event of events) {
        const isMatch = matches(event, words, kinds);
        if (event.row.hidden === isMatch) event.row.hidden = !isMatch;
        if (isMatch) count += 1;
      }
      if (hasSteps) {
        for (const step of report.steps) {
          const own = events.filter(event => event.step === step);
          step.head.hidden = own.length > 0 ? !own.some(isShown) : words.length > 0 || kinds.size > 0;
        }
      }
      const isFiltered = words.length > 0 || kinds.size > 0;
      find('#none').hidden = count > 0 || !isFiltered;
      find('#count').textContent = isFiltered
        ? `${count.toLocaleString('en')} of ${plural(events.length, 'event', 'events')}`
        : plural(events.length, 'event', 'events') + (report.missed ? `, ${report.missed.toLocaleString('en')} earlier ones not kept` : '');
    }

    function clear() {
      input.value = '';
      kinds.clear();
      for (const button of document.querySelectorAll('.filters button')) button.setAttribute('aria-pressed', 'false');
      filter();
    }

    function choose(direction, isFar) {
      const shownItems = items.filter(isShown);
      if (shownItems.length === 0) return;
      const at = shownItems.indexOf(selected), last = shownItems.length - 1;
      const next = isFar ? direction * last : at < 0 ? (direction > 0 ? 0 : last) : at + direction;
      select(shownItems[Math.min(Math.max(next, 0), last)]);
    }

    const moves = {
      ArrowDown: () => choose(1), ArrowUp: () => choose(-1), j: () => choose(1), k: () => choose(-1),
      Home: () => choose(-1, true), End: () => choose(1, true),
      ArrowLeft: () => selected && selected.outer && select(selected.outer),
      ArrowRight: () => selected && selected.nested && selected.nested[0] && select(selected.nested[0]),
      Enter: () => {
        if (!selected || !isShown(selected)) choose(1);
        if (!selected || !isShown(selected)) return;
        select(selected);
        main.focus();
      },
      '/': () => { input.focus(); input.select(); },
      Escape: () => find('nav').offsetParent === null ? goBack() : main.contains(document.activeElement) ? list.focus() : clear(),
    };

    function press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target === input;
      if (isTyping && !['ArrowDown', 'ArrowUp', 'Escape', 'Enter'].includes(event.key)) return;
      if (!isTyping && event.target.closest('button') && event.key === 'Enter') return;
      if (main.contains(event.target) && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      if (isTyping && event.key === 'Enter') { list.focus(); return; }
      if (isTyping && event.key === 'Escape') { clear(); list.focus(); return; }
      move();
    }

    function chip(kind, count) {
      const button = h('button', { type: 'button', 'aria-pressed': 'false' }, mark(kind),
        `${count.toLocaleString('en')} ${resultNames[kind]}`);
      button.addEventListener('click', () => {
        kinds.has(kind) ? kinds.delete(kind) : kinds.add(kind);
        button.setAttribute('aria-pressed', String(kinds.has(kind)));
        filter();
      });
      return button;
    }

    const counts = results.map(kind => [kind, events.filter(event => event.result === kind).length]);
    counts.push(['breach', events.filter(event => event.breaches.length > 0).length]);
    find('h1').textContent = plain(report.title);
    find('.filters').append(...counts.filter(([, count]) => count > 0).map(([kind, count]) => chip(kind, count)));
    for (const part of report.steps) {
      if (hasSteps) list.append(headOf(part));
      list.append(...events.filter(event => event.step === part).map(rowOf));
    }
    find('#clear').addEventListener('click', clear);
    input.addEventListener('input', filter);
    document.addEventListener('keydown', press);
    window.addEventListener('popstate', () => asked() ? select(asked()) : showList());
    filter();
    if (events.length === 0 && !hasSteps) {
      find('#none').hidden = false;
      find('#none').replaceChildren(h('strong', {}, 'No events'), 'Nothing was emitted, or nothing met the filter.');
    } else {
      select(asked() || items[0], { quietly: !asked() });
    }
    """#
}
