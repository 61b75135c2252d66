internal import Foundation
internal import KitSupport

extension PagedList {
  func enqueue(_ action: @escaping @MainActor (PagedList) -> Void) {
    pendingActions.append(action)
    guard !isBusy else { return }
    isBusy = true
    while !pendingActions.isEmpty { pendingActions.removeFirst()(self) }
    isBusy = false
  }

  func enqueueLoad(_ load: @escaping @MainActor (PagedList, LoadCompletion) -> Void) -> PageLoadHandle {
    let completion = LoadCompletion()
    enqueue { load($0, completion) }
    return PageLoadHandle(completion: completion, list: self)
  }

  /// Handles an input and finishes `completion` with the load at an end, or with `.ignored` if that is not the one.
  func load(
    _ input: PagingInput<Item>,
    at end: PageEnd,
    until completion: LoadCompletion,
    isThis: (PageLoad) -> Bool
  ) {
    handle(input)
    guard let load = machine[end].current?.load, isThis(load) else { return completion.finish(.ignored) }
    completions[end, default: []].append(completion)
  }

  func handle(_ input: PagingInput<Item>) {
    let before = (statuses: statuses, history: storage.history, newerCount: newerCount)
    for action in machine.handle(input) {
      switch action {
      case .ask(let request, let ticket, let end): ask(request, ticket, at: end)
      case .drop(let end): tasks.removeValue(forKey: end)?.cancel()
      case .replace(let rows): replace(with: rows)
      case .insert(let rows, let end, let gone): insert(rows, at: end, lettingGo: gone)
      case .notify(let event):
        notify(event)
        guard case .completed(let load, let status) = event else { continue }
        if !storage.edits.entries.isEmpty { replaceStorage(with: storage.endingLoad(at: load.end)) }
        var isSuperseded = true
        if case .cancel = input { isSuperseded = false }
        for completion in completions.removeValue(forKey: load.end) ?? [] {
          completion.finish(status, isSuperseded: isSuperseded)
        }
      }
    }
    if !sortedArrivals.isEmpty { pendingActions.append { $0.settleSortedArrivals() } }
    let isChanged = storage.history.change(since: before.history) != nil
    if isChanged { keepRows() }
    if isChanged || statuses != before.statuses || newerCount != before.newerCount { publish() }
  }

  private var statuses: [PageStatus] { PageEnd.allCases.map(status) }

  private func ask(_ request: PageRequest, _ ticket: Int, at end: PageEnd) {
    if let page = service.pageAtHand(request) { return enqueue { $0.receive(.success(page), ticket) } }
    tasks[end] = Task { [service, weak self] in
      let answer: Result<LoadedPage<Item>, any Error>
      do {
        answer = .success(try await service.page(request))
      } catch {
        answer = .failure(error)
      }
      self?.enqueue { $0.receive(answer, ticket) }
    }
  }

  func receive(_ answer: Result<LoadedPage<Item>, any Error>, _ ticket: Int) {
    if case .success(let page) = answer, page.staleReason == nil, machine.awaits(ticket) {
      answerDate = Date()
      for edit in edits.values where edit.lastTicket.map({ ticket > $0 }) ?? false {
        note(page.items, for: edit)
      }
    }
    let ids = (try? answer.get()).flatMap { self.ids(of: $0.items) }
    handle(.answer(answer, ids: ids, ticket: ticket))
  }

  /// Call this method before you change the state machine or the storage, because the id closure may access the list.
  func ids(of rows: [Item]) -> [RowID]? { id.map(rows.map) }

  private func replace(with page: [Item]) {
    replaceStorage(
      with: storage.replaced(by: page),
      notingIDs: !storage.edits.entries.isEmpty,
      insteadOf: page
    )
    if let hook = beforeFirstPage, let rows = Self.rows(storage.rows, editedBy: hook) {
      noteHook(rows)
      replaceStorage(with: storage.edited(to: rows))
    }
    notify(.changed(.replaced))
  }

  private func insert(_ page: [Item], at end: PageEnd, lettingGo gone: Set<RowID>) {
    let before = storage.history
    var page = page
    // The machine no longer knows these rows, so it must not take them for rows that an edit inserts.
    if let id, !gone.isEmpty {
      page.removeAll { gone.contains(id($0)) }
      replaceStorage(with: storage.edited(to: storage.rows.filter { !gone.contains(id($0)) }))
    }
    if storage.edits.entries.isEmpty {
      storage.insert(page, at: end)
    } else {
      let rows = end == .next ? storage.rows + page : page + storage.rows
      replaceStorage(with: storage.inserted(page, at: end), notingIDs: true, insteadOf: rows)
    }
    if let hook = beforeNextPage, let rows = Self.rows(storage.rows, editedBy: hook) {
      noteHook(rows)
      replaceStorage(with: storage.edited(to: rows))
    }
    if let change = storage.history.change(since: before) { notify(.changed(change)) }
  }

  private func noteHook(_ rows: [Item]) {
    if let ids = ids(of: rows) { _ = machine.handle(.edited(ids, from: nil)) }
  }

  /// Sets the new storage before releasing the old storage, because the deinitializer of a row may access the list.
  ///
  /// If `notesIDs` is true, the machine learns which of the old rows, or of `other` rows, the service's rows lack.
  func replaceStorage(
    with next: PagedStorage<Item>,
    notingIDs notesIDs: Bool = false,
    insteadOf other: [Item]? = nil
  ) {
    let old = notesIDs ? ids(of: other ?? storage.rows) : nil
    _ = exchange(&storage, with: next)
    if let old, let new = ids(of: next.rows), new != old { _ = machine.handle(.edited(new, from: old)) }
    // Rows that pending edits remove do not show, although the list holds them.
    guard let id, next.edits.isPending || !machine.window.pendingIDs.isEmpty else { return }
    let hidden = Set(next.rows.map(id)).subtracting(next.items.map(id))
    if hidden != machine.window.pendingIDs { _ = machine.handle(.hidden(hidden)) }
  }

  /// Returns the rows after a closure has edited them, or nil if the closure changed nothing.
  ///
  /// The caller retains the original array, so any change copies the rows. If both arrays still share their storage,
  /// nothing changed. Rows of zero size always count as changed.
  static func rows(_ rows: [Item], editedBy hook: (inout [Item]) -> Void) -> [Item]? {
    var edited = rows
    hook(&edited)
    return edited.isStored(as: rows) ? nil : edited
  }
}

extension Array {
  /// Returns whether this array shares its storage with `other`, as an array and its unchanged copy do.
  fileprivate func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
