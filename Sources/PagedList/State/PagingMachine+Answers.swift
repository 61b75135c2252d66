extension PagingMachine {
  mutating func answer(
    _ result: Result<LoadedPage<Item>, any Error>,
    _ ids: [RowID]?,
    _ ticket: Int
  ) -> [Action] {
    let running = [next.current, previous.current].compactMap { $0 }
    guard let load = running.first(where: { $0.ticket == ticket }) else { return [] }
    switch result {
    case .success(let page):
      switch load.load.kind {
      case .first, .refresh: return applyFirst(page, ids, of: load)
      case .next: return applyNext(answer(page, ids, to: load.way), of: load)
      case .previous: return applyPrevious(answer(page, ids, to: load.way), of: load)
      }
    case .failure(let error):
      self[load.load.end].failed = load
      if !load.load.replacesRows { self[load.load.end].isInterrupted = true }
      let failure = PageFailure(load.load, error)
      return finish(load, with: .failure(failure), tip: .failure(failure))
    }
  }

  private mutating func answer(_ page: LoadedPage<Item>, _ ids: [RowID]?, to way: PageWay) -> Answer {
    window.usesCursors = window.usesCursors || page.usesCursors
    var counted = page
    // Positions that do not count from the service's first row say nothing about a total.
    if !window.isAbsolute { counted.total = nil }
    let after = way.position.advanced(by: counted, size: pageSize)
    if let total = counted.total, total >= after.received { window.total = total }
    return Answer(way: way, page: page, ids: ids, after: after, rows: page.items.indices)
  }

  private mutating func applyFirst(_ page: LoadedPage<Item>, _ ids: [RowID]?, of load: Load) -> [Action] {
    (window, staleReason) = (PageWindow(replacing: window), nil)
    (previous, hasFirstPage, windowParameters) = (Lane(), true, load.listParameters)
    let offset = load.anchor == nil ? 0 : page.offset.map { max(0, $0) }
    (window.isAbsolute, window.beginsInside) = (offset != nil, load.anchor != nil)
    let position = PagePosition(before: (offset ?? 0) / pageSize, offset: offset ?? 0)
    let answer = self.answer(page, ids, to: PageWay(position: position, end: .next))
    if load.anchor != nil {
      let isFirst = page.previousCursor == nil && page.nextCursor != nil
      window.isAtBeginning = page.isFirst ?? (page.received == 0 || page.offset == 0 || isFirst)
    }
    window.isCounted = window.isAbsolute
    let items = append([answer])
    // A page around an anchor may be short because it is the first one.
    let isOpen = page.received > 0 && page.isLast == nil && (page.total == nil || offset == nil)
    // Rows that arrived meanwhile may be before the page or after it.
    let hasArrivals = arrivals.ids.contains { !window.contains($0) }
    if load.anchor != nil, isOpen || hasArrivals { window.isAtEnd = false }
    return succeed(load, with: [answer], by: [.replace(items)], isEmpty: page.received == 0)
  }

  /// Applies the answer of a next page, unless rows may be missing between the window and the page.
  ///
  /// No row is missing if the page repeats a row that the list holds, or if it begins with the first row that can be
  /// the next one. Otherwise, deletions may have moved rows to the page before, and the load asks for that one, too. It
  /// asks backwards: a row that moves between the requests is then on both pages instead of on neither.
  private mutating func applyNext(_ answer: Answer, of load: Load) -> [Action] {
    var (load, answer) = (load, answer)
    let (ids, offset) = (answer.ids ?? [], answer.way.position.received)
    let known = ids.lastIndex(where: window.precedesEnd)
    let isAgain = !load.seenIDs.isEmpty || offset < window.end
    if isAgain, window.usesCursors { load.seenIDs.formUnion(ids) }
    var first = isAgain ? known.map { $0 + 1 } ?? 0 : 0
    if let lowest = window.lowestEnd, answer.ids != nil, known == nil, offset != lowest {
      if offset < lowest,
        window.count > 0 && !Set(load.later?.ids ?? []).isDisjoint(with: ids)
          || load.first.map({ answer.isShifted(since: $0, byMoreThan: window.end - lowest) }) == true
      {
        // A service that counts would have returned a row that the list holds, and deletions cannot have moved rows as
        // far. This one finds pages by ids.
        (window.isCounted, load.later) = (false, nil)
      } else if offset < lowest, window.count == 0 {
        // Edits have removed all rows. The list goes on where the next row is at the earliest.
        first = min(lowest - offset, ids.count)
      } else if let earlier = window.position(before: answer.way.position, size: pageSize) {
        (load.later, load.first) = (answer, load.first ?? answer)
        return ask(for: load, at: PageWay(position: earlier, end: .next))
      }
    }
    if window.isCounted, let known, offset + known >= window.end { window.insertionCount += 1 }
    // The answer may also end before the later one.
    let later = load.later.flatMap { $0.way.position.received <= answer.after.received ? $0 : nil }
    if isAgain {
      // New rows before a known one were inserted by the service.
      let laterIDs = Set(later?.ids ?? [])
      let end = ids.firstIndex(where: laterIDs.contains) ?? answer.rows.upperBound
      answer.rows = min(first, end)..<end
    }
    let answers = [answer] + (later.map { [$0] } ?? [])
    // The last rows are behind the new ones, unless the service has deleted them. A later page brings them again.
    let isOpen = !load.seenIDs.isEmpty && load.anchor == nil && !window.isCounted && !answer.after.isAtEnd
    let old = isOpen ? window.lastIDs(from: load.beginning.position, lacking: load.seenIDs) : []
    if isAgain, answer.rows.isEmpty, answers.count == 1, !answer.after.isAtEnd {
      load.later = nil
      if old.isEmpty, window.endsWithPage(at: answer.way.position) {
        window.extendLastPage([], by: [], after: answer.after)
      }
      return ask(for: load, at: PageWay(position: answer.after, end: .next))
    }
    window.letGo(old)
    let items = append(answers, isAgain: isAgain)
    let isEmpty = answers.last?.page.received == 0 && items.isEmpty
    let actions = isEmpty ? [] : insert(items, at: .next, insteadOf: old)
    return succeed(load, with: answers, by: actions, isEmpty: isEmpty)
  }

  /// Adds pages behind the window, and returns their new rows.
  private mutating func append(_ answers: [Answer], isAgain: Bool = false) -> [Item] {
    var items: [Item] = []
    for (number, answer) in answers.enumerated() {
      let isAgain = isAgain && number == 0
      let rows = (answer.ids ?? [])[answer.ids == nil ? 0..<0 : answer.rows]
      let ids = add(answer, to: &items)
      let isSame = isAgain && answer.rows.lowerBound > 0 && window.endsWithPage(at: answer.way.position)
      if isSame {
        window.extendLastPage(rows, by: ids, after: answer.after)
      } else if isAgain ? !answer.rows.isEmpty : answer.page.received > 0 {
        window.insert(held(answer, bringing: ids), of: rows, at: .next)
      }
      if answer.page.usesCursors { window.isCounted = answer.page.isCounted }
      window.isAtEnd = answer.after.isAtEnd
    }
    return items
  }

  /// Adds the new rows of an answer, and returns their ids.
  private mutating func add(_ answer: Answer, to items: inout [Item]) -> [RowID] {
    guard let all = answer.ids else {
      items += answer.page.items[answer.rows]
      return []
    }
    let fresh = window.receive(all[answer.rows])
    items += fresh.map { answer.page.items[$0] }
    return fresh.map { all[$0] }
  }

  /// Returns the page that the list holds, with the ids of the rows that it brought.
  private func held(_ answer: Answer, bringing ids: [RowID]) -> HeldPage {
    var before = answer.way.position
    // This cursor leads to the page from behind.
    if answer.way.end == .previous { before = PagePosition(before: before.next, offset: before.received) }
    let rows = answer.ids.map { Array($0[answer.rows]) } ?? []
    let count = window.insertionCount
    var page = HeldPage(rows, bringing: ids, before: before, after: answer.after, insertionCount: count)
    page.previousCursor = answer.page.previousCursor
    // Dropped elements may be anywhere on the page.
    let dropped = answer.page.received - answer.page.items.count
    if answer.rows.lowerBound > 0 { page.start += answer.rows.lowerBound + dropped }
    if answer.rows.upperBound < answer.page.items.count {
      page.stop = before.received + answer.rows.upperBound
    }
    return page
  }

  /// Applies the answer of a previous page, unless rows may be missing between the page and the window.
  ///
  /// If the service counts rows and has inserted some before the window, the load asks for later pages until one has a
  /// row of the list. It then asks backwards, so that only one answer is applied. If deletions may have moved the
  /// window before the page, the load first searches there.
  private mutating func applyPrevious(_ answer: Answer, of load: Load) -> [Action] {
    var (load, answer) = (load, answer)
    load.answerCount += 1
    let counts = window.isCounted && window.isAbsolute && !window.usesCursors
    // After this number of requests, the load gives up looking for the window's rows.
    let isLimited = load.answerCount >= 100
    func way(before answer: Answer) -> PageWay? {
      guard counts, !isLimited else { return nil }
      let earlier = window.position(before: answer.way.position, size: pageSize)
      return earlier.map { PageWay(position: $0, end: .previous) }
    }
    if answer.page.received == 0, answer.way.end == .previous, answer.way == window.path.last {
      // The page of this cursor was released. It is the service's first one.
      return ask(for: load, at: PageWay(position: PagePosition(), end: .next))
    }
    if answer.page.received == 0, answer.page.isFirst != true, let way = way(before: answer) {
      // The service has deleted the rows of this page and those behind it.
      return ask(for: load, at: way)
    }
    let known = answer.ids?.firstIndex(where: window.holds)
    if load.answers.isEmpty, answer.ids != nil, known == nil, window.mayPrecede(answer.way.position.received),
      let way = way(before: answer)
    {
      load.later = load.later ?? answer
      return ask(for: load, at: way)
    }
    // The window was not found before the first answer.
    if known == nil, let later = load.later { answer = later }
    load.later = nil
    // New rows behind a known one were inserted by the service.
    if let known { answer.rows = 0..<known }
    let isRepeated = answer.ids != nil && load.answers.last?.ids == answer.ids
    let isConnected = isLimited || isRepeated || self.isConnected(answer)
    if counts { load.answers = [] }
    load.answers.append(answer)
    guard isConnected else {
      let end = window.usesCursors ? PageEnd.next : .previous
      return ask(for: load, at: PageWay(position: answer.after, end: end))
    }
    if answer.rows.isEmpty, answer.page.isFirst != true, let way = way(before: answer) {
      if known == 0 { window.setStart(answer.way.position.received) }
      return ask(for: load, at: way)
    }
    // Only the nearest pages are added. The others are on the way to the page before.
    var (far, near, rowCount) = (load.answers, [Answer](), 0)
    while rowCount < pageSize, let answer = far.popLast() {
      rowCount += answer.rows.count
      near.insert(answer, at: 0)
    }
    let isBeginning = far.isEmpty && self.isBeginning(load.answers[0], before: load.request.first)
    var pages: [(page: HeldPage, rows: ArraySlice<RowID>)] = []
    var items: [Item] = []
    for answer in near {
      let ids = add(answer, to: &items)
      guard answer.page.received > 0, !ids.isEmpty || pages.isEmpty else { continue }
      pages.append((held(answer, bringing: ids), (answer.ids ?? [])[answer.ids == nil ? 0..<0 : answer.rows]))
    }
    window.shortenPath(skipping: far.map(\.way), hasPreviousCursor: pages.first?.page.previousCursor != nil)
    for (page, rows) in pages.reversed() { window.insert(page, of: rows, at: .previous) }
    window.isAtBeginning = isBeginning && window.path.isEmpty
    let isEmpty = load.answers.allSatisfy { $0.page.received == 0 }
    let actions = isEmpty ? [] : insert(items, at: .previous)
    return succeed(load, with: load.answers, by: actions, isEmpty: isEmpty)
  }

  /// Returns whether no rows can be missing between a previous page and the window.
  private func isConnected(_ answer: Answer) -> Bool {
    guard let first = window.pages.first, answer.page.received > 0 else { return true }
    if answer.way.position.cursor != nil, answer.way.position.cursor == first.previousCursor { return true }
    if answer.ids?.contains(where: window.holds) ?? false { return true }
    if window.usesCursors {
      return answer.page.nextCursor.map { $0 == first.before.cursor } ?? true
    }
    // A service that finds pages by ids continues before the first one.
    guard window.isAbsolute, window.isCounted else { return true }
    let isTrusted = first.insertionCount == window.insertionCount
    return answer.after.isAtEnd || isTrusted && answer.after.received >= first.start
  }

  /// Returns whether the answer for the page before the window shows that the service has no rows before it.
  private func isBeginning(_ answer: Answer, before row: RowID?) -> Bool {
    let (page, position) = (answer.page, answer.way.position)
    if page.received == 0 { return true }
    if let isFirst = page.isFirst { return isFirst }
    if page.previousCursor != nil { return false }
    if window.usesCursors { return true }
    if window.isAbsolute, position.received > 0 { return false }
    // A service that counts repeats its first page. One that finds pages by ids returns neither the list's rows nor the
    // row that it was asked for a page before. It may return others of a page whose rows an edit has removed.
    let isRepeated = answer.ids?.contains { window.holds($0) || $0 == row } ?? false
    if isRepeated { return true }
    return page.received < page.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? pageSize
  }

  private mutating func succeed(
    _ load: Load,
    with answers: [Answer],
    by actions: [Action],
    isEmpty: Bool
  ) -> [Action] {
    (self[load.load.end].failed, self[load.load.end].isInterrupted) = (nil, false)
    let reason = answers.first { $0.page.staleReason != nil }?.page.staleReason
    staleReason = staleReason ?? reason
    let stale = reason.map { PageTip.stale(PageFailure(load.load, $0)) }
    let result = isEmpty ? PageStatus.noData(load.load) : .success(load.load)
    return actions + finish(load, with: result, tip: stale ?? (isEmpty ? .noData(load.load) : nil))
  }
}

extension PagingMachine.Answer {
  /// Returns whether this answer has a row of an earlier one at a place that is lower by more than `limit`.
  fileprivate func isShifted(since earlier: Self, byMoreThan limit: Int) -> Bool {
    guard let ids, let old = earlier.ids else { return false }
    let dropped = page.received - page.items.count  // These may be before the row.
    return ids.enumerated().contains { index, id in
      let place = way.position.received + index + dropped
      return old.firstIndex(of: id).map { earlier.way.position.received + $0 - place > limit } ?? false
    }
  }
}
