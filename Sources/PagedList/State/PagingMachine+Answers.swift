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
    return Answer(way: way, page: page, ids: ids, after: after, rows: page.items.indices)
  }

  private mutating func applyFirst(_ page: LoadedPage<Item>, _ ids: [RowID]?, of load: Load) -> [Action] {
    (window, staleReason) = (PageWindow(replacing: window), nil)
    (previous, hasFirstPage) = (Lane(), true)
    shifts = PageShifts()
    let offset = load.anchor == nil ? 0 : page.offset.map { max(0, $0) }
    (window.isAbsolute, window.beginsInside) = (offset != nil, load.anchor != nil)
    let position = PagePosition(before: (offset ?? 0) / pageSize, offset: offset ?? 0)
    let answer = self.answer(page, ids, to: PageWay(position: position, end: .next))
    if load.anchor != nil {
      let isFirst = page.previousCursor == nil && page.nextCursor != nil
      window.isAtBeginning = page.isFirst ?? (page.received == 0 || page.offset == 0 || isFirst)
    }
    let items = append([answer])
    // A page around an anchor may be short because it is the first one.
    let isOpen = page.received > 0 && page.isLast == nil && (page.total == nil || offset == nil)
    // Rows that arrived meanwhile may be before the page or after it.
    let hasArrivals = arrivals.ids.contains { !window.contains($0) }
    if load.anchor != nil, isOpen || hasArrivals { window.isAtEnd = false }
    shifts.countRemovals(window.removedCount)
    return succeed(load, with: [answer], by: [.replace(items)], isEmpty: page.received == 0)
  }

  /// Applies the answer of a next page, unless the load needs to ask for another page.
  private mutating func applyNext(_ answer: Answer, of load: Load) -> [Action] {
    var (load, answer) = (load, answer)
    let (index, offset) = (answer.way.position.next, answer.way.position.received)
    let isLoaded = window.lastPage.map { index <= $0.index } ?? false
    let beginsKnown = answer.ids?.first.map(window.precedesEnd) ?? false
    if isLoaded {
      let pending = Set(load.answers.flatMap { $0.ids ?? [] })
      // New rows before a known one were inserted by the service. A service that finds pages by ids ignores the index and
      // repeats the rows of a later answer.
      let known = answer.ids?.lastIndex(where: window.precedesEnd) ?? -1
      let end = answer.ids?.firstIndex(where: pending.contains) ?? answer.rows.upperBound
      answer.rows = min(known + 1, end)..<end
      let isNew = answer.ids?[answer.rows].contains { !window.contains($0) } ?? false
      if load.answers.isEmpty, !isNew, !answer.after.isAtEnd {
        shifts.isOpened = false
        window.extendLastPage([], by: [], after: answer.after)
        return ask(for: load, at: PageWay(position: answer.after, end: .next))
      }
      let new = answer.ids?[answer.rows].count { !window.contains($0) } ?? 0
      // A page that was not full may have grown.
      let earlier = window.pages.last { !$0.isLive && $0.before.received == offset }
      let size = earlier.map { $0.after.received - $0.before.received } ?? answer.page.received
      let growth = max(0, answer.page.received - size)
      load.movedCount += max(0, new - growth)
      load.checkedCount += answer.page.received - growth
      // A service that finds pages by ids returns the page after it.
      let isSame = known >= 0 || answer.page.received == 0
      load.extendsPage = load.extendsPage || load.answers.isEmpty && isSame
    } else if shifts.isCounted, beginsKnown {
      shifts.hasInsertions = true
    }
    load.answers.insert(answer, at: 0)
    // Two pages have one index if the window began at another offset.
    let earlier = window.pages.last { !$0.isLive && $0.before.received < offset }
    if shifts.isCounted, load.checkedCount < shifts.removed, !beginsKnown, answer.ids != nil, let earlier {
      return ask(for: load, at: PageWay(position: earlier.before, end: .next))
    }
    let removedCount = window.removedCount
    let items = append(load.answers, extendingPage: load.extendsPage)
    shifts.find(load.movedCount)
    shifts.countRemovals(window.removedCount - removedCount)
    let isEmpty = load.answers.last?.page.received == 0 && items.isEmpty
    return succeed(load, with: load.answers, by: isEmpty ? [] : insert(items, at: .next), isEmpty: isEmpty)
  }

  /// Adds the last of several answers as a page, with the new rows of all, and returns them.
  private mutating func append(_ answers: [Answer], extendingPage extendsPage: Bool = false) -> [Item] {
    guard let last = answers.last else { return [] }
    var (items, ids): ([Item], [RowID]) = ([], [])
    for answer in answers { add(answer, to: &items, &ids) }
    if extendsPage {
      window.extendLastPage(last.ids ?? [], by: ids, after: last.after)
    } else if last.page.received > 0 {
      window.append(last.held(bringing: ids))
      if last.page.usesCursors { shifts.isCounted = last.page.isCounted }
    } else if let earlier = answers.dropLast().last, !ids.isEmpty {
      window.extendLastPage(earlier.ids ?? [], by: ids, after: earlier.after)
    }
    window.isAtEnd = last.after.isAtEnd
    return items
  }

  private mutating func add(_ answer: Answer, to items: inout [Item], _ ids: inout [RowID]) {
    guard let all = answer.ids else { return items += answer.page.items[answer.rows] }
    for index in window.receive(all[answer.rows]) {
      items.append(answer.page.items[index])
      ids.append(all[index])
    }
  }

  /// Applies the answer of a previous page, unless rows may be missing between the page and the window.
  private mutating func applyPrevious(_ answer: Answer, of load: Load) -> [Action] {
    var (load, answer) = (load, answer)
    if answer.page.received == 0, let way = wayBehind(answer), load.checkedCount < Self.maximumAnswerCount {
      load.checkedCount += 1
      return ask(for: load, at: way)
    }
    let isConnected = self.isConnected(answer) || load.answers.count >= Self.maximumAnswerCount
    // New rows behind a known one were inserted by the service.
    if let known = answer.ids?.firstIndex(where: window.holds) { answer.rows = 0..<known }
    load.answers.append(answer)
    guard isConnected else {
      return ask(for: load, at: PageWay(position: answer.after, end: window.usesCursors ? .next : .previous))
    }
    // Only the nearest pages are added. The others are on the way to the page before.
    var (far, near, rowCount) = (load.answers, [Answer](), 0)
    while rowCount < pageSize, let answer = far.popLast() {
      rowCount += answer.rows.count
      near.insert(answer, at: 0)
    }
    let isBeginning = far.isEmpty && self.isBeginning(load.answers[0], before: load.request.first)
    var (items, pages): ([Item], [HeldPage]) = ([], [])
    for answer in near {
      var ids: [RowID] = []
      add(answer, to: &items, &ids)
      if answer.page.received > 0, !ids.isEmpty || pages.isEmpty { pages.append(answer.held(bringing: ids)) }
    }
    window.prepend(pages, skipping: far.map(\.way))
    window.isAtBeginning = isBeginning && window.path.isEmpty
    let isEmpty = load.answers.allSatisfy { $0.page.received == 0 }
    return succeed(
      load,
      with: load.answers,
      by: isEmpty ? [] : insert(items, at: .previous),
      isEmpty: isEmpty
    )
  }

  /// The number of requests after which a load gives up looking for the window's rows.
  private static var maximumAnswerCount: Int { 100 }

  /// Returns whether no rows can be missing between a previous page and the window.
  private func isConnected(_ answer: Answer) -> Bool {
    guard let first = window.pages.first, answer.page.received > 0 else { return true }
    if answer.way.position.cursor != nil, answer.way.position.cursor == first.previousCursor { return true }
    if answer.ids?.contains(where: window.holds) ?? false { return true }
    if window.usesCursors {
      return answer.page.nextCursor.map { $0 == first.before.cursor } ?? true
    }
    // A service without positions continues before the first id.
    guard window.isAbsolute else { return true }
    return answer.after.isAtEnd || (!shifts.hasInsertions && answer.after.received >= first.before.received)
  }

  /// Returns the way to the page before a previous one that is empty because the service has deleted rows.
  private func wayBehind(_ answer: Answer) -> PageWay? {
    let position = answer.way.position
    guard window.isAbsolute, !window.usesCursors, answer.page.isFirst != true, position.received > 0,
      position.next > 0
    else { return nil }
    let offset = max(0, position.received - pageSize)
    return PageWay(position: PagePosition(before: position.next - 1, offset: offset), end: .previous)
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
    let reason = answers.lazy.compactMap(\.page.staleReason).first
    staleReason = staleReason ?? reason
    let stale = reason.map { PageTip.stale(PageFailure(load.load, $0)) }
    let result = isEmpty ? PageStatus.noData(load.load) : .success(load.load)
    return actions + finish(load, with: result, tip: stale ?? (isEmpty ? .noData(load.load) : nil))
  }
}

extension PagingMachine.Answer {
  /// Returns the page that a list holds, with the ids of the rows that it brought.
  func held(bringing ids: [RowID]) -> HeldPage {
    var before = way.position
    // This cursor leads to the page from behind.
    if way.end == .previous { before = PagePosition(before: before.next, offset: before.received) }
    var page = HeldPage(self.ids ?? [], bringing: ids, before: before, after: after)
    (page.previousCursor, page.isCut) = (self.page.previousCursor, rows.upperBound < self.page.items.count)
    return page
  }
}
