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

  /// Handles an input and finishes `completion` with the current load, or with `.ignored` if that is not the one.
  func load(_ input: PagingInput<Item>, until completion: LoadCompletion, isThis: (PageLoad) -> Bool) {
    handle(input)
    guard let load = machine.current?.load, isThis(load) else { return completion.finish(.ignored) }
    completions.append(completion)
  }

  func handle(_ input: PagingInput<Item>) {
    let before = (status: status, history: storage.history)
    for action in machine.handle(input) {
      switch action {
      case .ask(let request, let ticket): ask(request, ticket)
      case .drop: exchange(&task, with: nil)?.cancel()
      case .replace(let rows): replace(with: rows)
      case .append(let rows): append(rows)
      case .notify(let event):
        notify(event)
        guard case .completed(_, let status) = event else { continue }
        var isSuperseded = false
        if case .loadFirst = input { isSuperseded = true }
        for completion in exchange(&completions, with: []) {
          completion.finish(status, isSuperseded: isSuperseded)
        }
      }
    }
    if storage.history.change(since: before.history) != nil || status != before.status { publish() }
  }

  private func ask(_ request: PageRequest, _ ticket: Int) {
    let request = prepared(request)
    task = Task { [service, weak self] in
      let answer: Result<LoadedPage<Item>, any Error>
      do {
        answer = .success(try await service.page(request))
      } catch {
        answer = .failure(error)
      }
      self?.enqueue { $0.receive(answer, ticket) }
    }
  }

  /// Adds what the state machine does not know to the request of the current load, which is about to be sent.
  func prepared(_ request: PageRequest) -> PageRequest {
    var request = request
    if machine.current?.isFirst == true { storage.forgetRemovals() } else { request.last = storage.lastID }
    return request
  }

  func receive(_ answer: Result<LoadedPage<Item>, any Error>, _ ticket: Int) {
    var overlap: PageOverlap<Item>?
    if machine.checksOverlap, let rows = try? answer.get().items {
      overlap = storage.overlap(of: rows, besides: machine.current?.items ?? [])
    }
    handle(.answer(answer, ticket: ticket, overlap: overlap))
  }

  private func replace(with page: [Item]) {
    var next = storage.replaced(by: page)
    if let hook = beforeFirstPage, let rows = Self.rows(next.items, editedBy: hook) {
      next = next.edited(to: rows)
    }
    replaceStorage(with: next)
    _ = machine.handle(.removed(storage.removedCount))
    notify(.changed(.replaced))
  }

  private func append(_ page: [Item]) {
    let (before, removedCount) = (storage.history, storage.removedCount)
    let ids = storage.ids(of: page)
    storage.append(page, withIDs: ids)
    // The page may show that the service has a row that an edit inserted and another one removed.
    _ = machine.handle(.removed(storage.removedCount - removedCount))
    if let hook = beforeNextPage, let rows = Self.rows(items, editedBy: hook) {
      replaceStorage(with: storage.edited(to: rows))
    }
    if let change = storage.history.change(since: before) { notify(.changed(change)) }
  }

  /// Sets the new storage before releasing the old storage, because the deinitializer of a row may access the list.
  func replaceStorage(with next: PagedStorage<Item>) {
    _ = exchange(&storage, with: next)
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
