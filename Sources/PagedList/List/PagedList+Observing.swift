extension PagedList {
  struct WeakObserver {
    weak var observer: (any PagedListObserver)?
  }

  /// What becomes different from now on, and the list as it is first. Any number of readers may follow it.
  public var updates: PagedListUpdates<Item> {
    PagedListUpdates { [weak self] in await self?.openMailbox() }
  }

  /// Has an observer hear what happens from now on, after those that were added before. It is held weakly.
  public func addObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func tell(_ event: PagedListEvent) {
    for observer in observers { observer.observer?.hear(event) }
  }

  func update(_ change: PagedListChange?) -> PagedListUpdate<Item> {
    PagedListUpdate(change: change, items: items, status: status, hasMore: hasMore)
  }

  /// How many read the updates.
  package var readerCount: Int { mailboxes.count }

  private func openMailbox() -> Reading<Item> {
    mailboxes.open(with: update(.replaced))
  }
}
