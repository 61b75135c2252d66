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

  /// Has the machine decide and does what it says, with the page that arrived, if one did.
  func handle(_ input: PagingInput, _ page: [Item] = []) {
    let before = status
    var change: PagedListChange?
    for action in machine.handle(input) {
      switch action {
      case .ask(let request, let ticket): ask(request, ticket)
      case .drop: exchange(&task, with: nil)?.cancel()
      case .replace: change = replace(with: page)
      case .append: change = append(page)
      case .tell(let event): tell(event)
      }
    }
    if change != nil || status != before { mailboxes.put(update(change)) }
  }

  private func ask(_ request: PageRequest, _ ticket: Int) {
    task = Task { [service, weak self] in
      do {
        let page = try await service.page(request)
        self?.doInTurn { $0.handle(.answer(.success(page.facts), ticket: ticket), page.items) }
      } catch {
        self?.doInTurn { $0.handle(.answer(.failure(error), ticket: ticket)) }
      }
    }
  }

  private func replace(with page: [Item]) -> PagedListChange {
    var next = storage.replaced(by: page)
    if let hook = beforeFirstPage, let rows = Self.rows(next.items.array, editedBy: hook) {
      next = next.edited(to: rows)
    }
    replaceStorage(with: next)
    tell(.changed(.replaced))
    return .replaced
  }

  private func append(_ page: [Item]) -> PagedListChange? {
    let count = items.count
    let ids = storage.ids(of: page)
    storage.append(page, withIDs: ids)
    var change: PagedListChange? = items.count == count ? nil : .appended(count..<items.count)
    if let hook = beforeNextPage, let rows = Self.rows(items.array, editedBy: hook) {
      replaceStorage(with: storage.edited(to: rows))
      change = .edited
    }
    if let change { tell(.changed(change)) }
    return change
  }

  /// What is replaced dies after the storage is free again: code that its end runs may come back here.
  func replaceStorage(with next: PagedStorage<Item>) {
    _ = exchange(&storage, with: next)
  }

  /// The rows after a hook had them; nil where it left them alone. To change any it has to copy them, because they are
  /// held here too.
  static func rows(_ rows: [Item], editedBy hook: (inout [Item]) -> Void) -> [Item]? {
    var edited = rows
    hook(&edited)
    return edited.isStored(as: rows) ? nil : edited
  }
}
