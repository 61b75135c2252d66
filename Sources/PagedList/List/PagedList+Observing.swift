extension PagedList {
  struct WeakObserver {
    weak var observer: (any PagedListObserver)?
  }

  /// What becomes different from now on, and the list as it is first. Any number of readers may follow it.
  public var updates: PagedListUpdates<Item> {
    PagedListUpdates { [weak self] in await self?.openMailbox() }
  }

  /// Has an observer hear what happens from now on, once each, after those that were added before. It is held weakly.
  public func addObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil }
    if !isHearing(observer) { observers.append(WeakObserver(observer: observer)) }
  }

  /// Has an observer hear nothing any more, of what happens just now neither.
  public func removeObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ event: PagedListEvent) {
    for case let observer? in observers.map(\.observer) where isHearing(observer) { observer.hear(event) }
  }

  private func isHearing(_ observer: any PagedListObserver) -> Bool {
    observers.contains { $0.observer === observer }
  }

  func update(_ change: PagedListChange?) -> PagedListUpdate<Item> {
    PagedListUpdate(
      change: change,
      items: items,
      status: status,
      hasMore: hasMore,
      staleBecause: staleBecause
    )
  }

  /// How many read the updates.
  package var readerCount: Int { mailboxes.count }

  private func openMailbox() -> Reading<Item> {
    mailboxes.open(with: update(.replaced))
  }
}
