import PagedList

/// Writes down what it hears.
@MainActor
final class RecordingObserver: PagedListObserver {
  private(set) var events: [PagedListEvent] = []
  private let react: (PagedListEvent) -> Void

  init(_ react: @escaping (PagedListEvent) -> Void = { _ in }) {
    self.react = react
  }

  func receive(_ event: PagedListEvent) {
    events.append(event)
    react(event)
  }

  /// What was heard since the last time.
  func read() -> [PagedListEvent] {
    defer { events = [] }
    return events
  }
}
