@testable import RouterEvents
@testable import RouterEventsInspector

extension EventHistory {
  /// Returns a history with any texts and numbers, as a file could contain it.
  static func history(of reader: inout ByteReader) -> EventHistory {
    let title = reader.text()
    let steps = reader.list(upTo: 3) { reader in
      var step = Step(
        reader.optional { $0.text() },
        note: reader.optional { $0.text() },
        picture: reader.optional { $0.text() },
        events: reader.list(upTo: 5, EventTrace.event),
        runs: reader.list(upTo: 3, EventRun.run)
      )
      // A file can have its events in any order.
      if reader.boolean() { step.events.reverse() }
      return step
    }
    return EventHistory(title, steps: steps, missed: reader.boolean() ? Int(reader.byte()) : 0)
  }
}

extension EventTrace {
  fileprivate static func event(of reader: inout ByteReader) -> EventTrace {
    EventTrace(
      id: reader.boolean() ? EventTrace.ID(reader.byte()) : .max - EventTrace.ID(reader.byte()),
      name: EventName(reader.text()),
      source: reader.text(),
      parent: reader.optional { reader in
        Parent(
          event: EventTrace.ID(reader.byte()),
          hop: reader.optional { $0.boolean() ? $0.number(in: 0...4) : $0.anyNumber() }
        )
      },
      message: reader.optional { $0.text() },
      sent: reader.list(upTo: 3) { Item(key: $0.text(), value: $0.text()) },
      route: TracedRoute(reader.list(upTo: 5, Hop.hop)),
      errors: reader.list(upTo: 2) { $0.text() },
      breaches: reader.list(upTo: 2) { $0.text() },
      handlers: reader.list(upTo: 2) { $0.text() },
      result: reader.choice(of: [.handled, .blocked, .unhandled, .dropped]),
      microsecondsSince1970: reader.anyNumber(),
      nanoseconds: reader.anyNumber()
    )
  }
}

extension EventRun {
  fileprivate static func run(of reader: inout ByteReader) -> EventRun {
    EventRun(
      event: EventTrace.ID(reader.byte()),
      name: EventName(reader.text()),
      type: reader.text(),
      microsecondsSince1970: reader.anyNumber(),
      nanoseconds: reader.anyNumber(),
      end: reader.choice(of: [.finished, .failed, .cancelled])
    )
  }
}

extension EventTrace.Hop {
  fileprivate static func hop(of reader: inout ByteReader) -> EventTrace.Hop {
    let roles = EventRoles(rawValue: reader.byte() & 0b11_1111)
    var hop = EventTrace.Hop(type: reader.text(), roles: roles, isReached: reader.boolean())
    hop.decorations = reader.list(upTo: 2) { reader in
      EventTrace.Decoration(
        key: reader.text(),
        old: reader.optional { $0.text() },
        oldHop: reader.optional { $0.anyNumber() },
        new: reader.optional { $0.text() }
      )
    }
    hop.answers = reader.list(upTo: 2) { reader in
      EventTrace.Answer(
        role: reader.choice(of: [.interceptor, .attached, .table, .handler]),
        disposition: reader.choice(of: [.handled, .handledAndForwarded, .forwarded, .blocked]),
        heldBack: reader.optional { $0.choice(of: [.throttled, .debounced, .dropped, .queued]) },
        lack: reader.optional { $0.text() }
      )
    }
    hop.nanoseconds = reader.anyNumber()
    return hop
  }
}
