import PagedList

extension PagedList {
  /// Waits until nothing is under way.
  @discardableResult
  func settled() async -> PageStatus {
    for await update in updates where update.status.ongoing == nil { return update.status }
    return status
  }

  /// The rows as an array, to compare them.
  var rows: [Item] { Array(items) }
}

/// Writes down what it hears.
@MainActor
final class Diary: PagedListObserver {
  private(set) var events: [PagedListEvent] = []
  private let react: (PagedListEvent) -> Void

  init(_ react: @escaping (PagedListEvent) -> Void = { _ in }) {
    self.react = react
  }

  func hear(_ event: PagedListEvent) {
    events.append(event)
    react(event)
  }

  /// What was heard since the last time.
  func read() -> [PagedListEvent] {
    defer { events = [] }
    return events
  }
}
