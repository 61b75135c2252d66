internal import KitSupport

extension PagedList {
  /// Runs an errand, after those that are running or waiting.
  func doInTurn(_ errand: @escaping @MainActor (PagedList) -> Void) {
    errands.append(errand)
    guard !isBusy else { return }
    isBusy = true
    while !errands.isEmpty { errands.removeFirst()(self) }
    isBusy = false
  }

  /// Asks for a page in turn.
  func loadInTurn(_ load: @escaping @MainActor (PagedList, PageEnd) -> Void) -> LoadingPage {
    let end = PageEnd()
    doInTurn { load($0, end) }
    return LoadingPage(end: end, list: self)
  }

  /// Handles what may begin a load, and tells `end` how that ends, or one that was under way already and `isThis`.
  func load(_ input: PagingInput<Item>, until end: PageEnd, isThis: (PageLoad) -> Bool) {
    handle(input)
    guard let load = machine.load, isThis(load) else { return end.finish(.ignored) }
    ends.append(end)
  }

  /// Has the machine decide and does what it says.
  func handle(_ input: PagingInput<Item>) {
    let before = (status: status, history: storage.history)
    for action in machine.handle(input) {
      switch action {
      case .ask(let request, let ticket): ask(request, ticket)
      case .drop: exchange(&task, with: nil)?.cancel()
      case .replace(let rows): replace(with: rows)
      case .append(let rows): append(rows)
      case .tell(let event):
        tell(event)
        guard case .completed(_, let status) = event else { continue }
        var isSuperseded = false
        if case .loadFirst = input { isSuperseded = true }
        for end in exchange(&ends, with: []) { end.finish(status, isSuperseded: isSuperseded) }
      }
    }
    if storage.history.change(since: before.history) != nil || status != before.status { publish() }
  }

  private func ask(_ request: PageRequest, _ ticket: Int) {
    task = Task { [service, weak self] in
      let answer: Result<LoadedPage<Item>, any Error>
      do {
        answer = .success(try await service.page(request))
      } catch {
        answer = .failure(error)
      }
      self?.doInTurn { $0.handle(.answer(answer, ticket: ticket)) }
    }
  }

  private func replace(with page: [Item]) {
    var next = storage.replaced(by: page)
    if let hook = beforeFirstPage, let rows = Self.rows(next.items, editedBy: hook) {
      next = next.edited(to: rows)
    }
    replaceStorage(with: next)
    tell(.changed(.replaced))
  }

  private func append(_ page: [Item]) {
    let before = storage.history
    let ids = storage.ids(of: page)
    storage.append(page, withIDs: ids)
    if let hook = beforeNextPage, let rows = Self.rows(items, editedBy: hook) {
      replaceStorage(with: storage.edited(to: rows))
    }
    if let change = storage.history.change(since: before) { tell(.changed(change)) }
  }

  /// What is replaced dies after the storage is free again: code that its end runs may come back here.
  func replaceStorage(with next: PagedStorage<Item>) {
    _ = exchange(&storage, with: next)
  }

  /// The rows after a hook had them; nil where it left them alone. To change any it has to copy them, because they are
  /// held here too: rows at the same address are the same rows. It cannot be told of rows without a size.
  static func rows(_ rows: [Item], editedBy hook: (inout [Item]) -> Void) -> [Item]? {
    var edited = rows
    hook(&edited)
    return edited.isStored(as: rows) ? nil : edited
  }
}
