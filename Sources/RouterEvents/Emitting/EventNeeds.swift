internal import KitSupport

/// The values that a strategy or an attached handler receives beside the event.
@usableFromInline
package struct EventNeeds: Sendable {
  package let keys: [UserInfoKeys]

  /// A closure that returns what an event lacks, and how to mend this, or nil if the event has all values.
  private let lack: (@MainActor (RouterEvent) -> (lack: ReportText, remedy: ReportText)?)?

  /// No value.
  @usableFromInline package static var nothing: EventNeeds { EventNeeds(keys: [], lack: nil) }

  /// The values of keys.
  @usableFromInline
  package static func values(_ keys: UserInfoKeys...) -> EventNeeds {
    EventNeeds(keys: keys) { event in
      for key in keys {
        guard let error = event.userInfo.error(under: key) else { continue }
        let found: ReportText = error.found.map { "found \($0)" } ?? "found none"
        return (
          "has no value for '\(key.name)' that the handler can receive: expected \(error.expected), \(found)",
          "Send the value, or let a decorator add it."
        )
      }
      return nil
    }
  }

  /// The model of a row.
  @usableFromInline
  package static func row<Model>(_ type: Model.Type) -> EventNeeds {
    EventNeeds(keys: []) { event in
      if event.rowModel(as: type) != nil { return nil }
      let types = event.rowPositions.compactMap(\.item).map { String(describing: Swift.type(of: $0)) }
      let found: ReportText = types.isEmpty ? "no row" : "\(types.joined(separator: ", "))"
      return (
        "came from no row that the handler can receive: expected \(type), found \(found)",
        "Emit it from a row of \(type), or with routerEvent(row:of:)."
      )
    }
  }

  /// A typed event.
  @usableFromInline
  package static func message<Message: EventMessage>(_ type: Message.Type) -> EventNeeds {
    EventNeeds(keys: []) { event in
      if event.message(as: Message.self) != nil { return nil }
      let keys = event.userInfo.keys.joined(separator: ", ")
      return (
        """
        has no message of type \(Message.self), and none could be created from its user info \
        (keys: \(keys, limit: 500))
        """,
        "Emit the message itself, or implement \(Message.self).init(userInfo:)."
      )
    }
  }

  package var isNothing: Bool { lack == nil }

  /// Returns whether an event has all values. If not, reports what it lacks.
  @MainActor
  package func areMet(by event: RouterEvent, _ position: String) -> Bool {
    guard let (lack, remedy) = lack?(event) else { return true }
    Reports.report("The event '\(event.name)' \(lack). It was forwarded. \(remedy)", position: position)
    return false
  }
}
