internal import RouterEvents

/// Which events were emitted inside which others.
struct EventNesting {
  /// Those that were emitted inside none that is here.
  private(set) var roots: [EventReport.Event] = []

  private var inner: [EventTrace.ID: [EventReport.Event]] = [:]

  init(_ events: [EventReport.Event]) {
    let ids = Set(events.map(\.id))
    for event in events {
      if let parent = event.parent, parent.event < event.id, ids.contains(parent.event) {
        inner[parent.event, default: []].append(event)
      } else {
        roots.append(event)
      }
    }
  }

  /// Those that were emitted inside `event`, by the hop that was being asked then.
  func nested(in event: EventReport.Event) -> [Int?: [EventReport.Event]] {
    Dictionary(grouping: inner[event.id] ?? []) { inner in
      inner.parent?.hop.flatMap { event.hops.indices.contains($0) ? $0 : nil }
    }
  }
}
