import PagedList

/// Records the events it receives.
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

  /// Returns the events since the last call.
  func read() -> [PagedListEvent] {
    defer { events = [] }
    return events
  }
}
