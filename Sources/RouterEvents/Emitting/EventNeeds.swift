package import KitSupport

/// The values that a strategy or an attached handler receives beside the event, or that a declaration requires.
@usableFromInline
package struct EventNeeds: Sendable {
  /// The values in words, for example `'songID'`, `a row of Song` or `the typed event ShareTapped`.
  package let names: [String]

  /// A closure that returns what was expected and found, and a remedy, or nil if the event has all values.
  package let lack: (@MainActor (RouterEvent) -> (lack: ReportText, remedy: ReportText)?)?

  /// No need for a value.
  @usableFromInline package static var nothing: EventNeeds { EventNeeds(names: [], lack: nil) }

  /// A need for the values of keys.
  @usableFromInline
  package static func values(_ keys: UserInfoKeys...) -> EventNeeds {
    EventNeeds(names: keys.map { "'\($0.name)'" }) { event in
      for key in keys {
        guard let error = event.userInfo.error(under: key) else { continue }
        let found: ReportText = error.found.map { "\($0)" } ?? "none"
        return (
          "\(error.expected) for '\(key.name)', found \(found)",
          "Emit it with the value, or let a decorator add the value."
        )
      }
      return nil
    }
  }

  /// A need for the model of a row.
  @usableFromInline
  package static func row<Model>(_ type: Model.Type) -> EventNeeds {
    row("\(type)") { $0.rowModel(as: Model.self) != nil }
  }

  private static func row(
    _ type: String,
    _ hasRow: @escaping @MainActor (RouterEvent) -> Bool
  ) -> EventNeeds {
    EventNeeds(names: ["a row of \(type)"]) { event in
      if hasRow(event) { return nil }
      let types = event.rowPositions.compactMap(\.item).map { String(describing: Swift.type(of: $0)) }
      let found: ReportText =
        types.isEmpty ? "no row" : "a row of \(types.joined(separator: " in a row of "))"
      return (
        "a row of \(type), found \(found)", "Emit it from a row of \(type), or with routerEvent(row:of:)."
      )
    }
  }

  /// A need for a typed event.
  @usableFromInline
  package static func message<Message: EventMessage>(_ type: Message.Type) -> EventNeeds {
    message("\(type)") { $0.message(as: Message.self) != nil }
  }

  private static func message(
    _ type: String,
    _ hasMessage: @escaping @MainActor (RouterEvent) -> Bool
  ) -> EventNeeds {
    EventNeeds(names: ["the typed event \(type)"]) { event in
      if hasMessage(event) { return nil }
      let keys = event.userInfo.keys.joined(separator: ", ")
      let found: ReportText = keys.isEmpty ? "an empty user info" : "a user info with \(keys, limit: 500)"
      return (
        "the typed event \(type), found \(found), from which it cannot be created",
        "Emit the typed event itself, or implement \(type).init(userInfo:)."
      )
    }
  }

  package var isNothing: Bool { lack == nil }

  /// Returns whether an event has all values. If not, reports what it lacks.
  @MainActor
  package func areMet(by event: RouterEvent, _ position: String) -> Bool {
    guard let (lack, remedy) = lack?(event) else { return true }
    event.noteLack("expected \(lack)")
    Reports.report(
      "The event '\(event.name)' was forwarded: its handler expected \(lack). \(remedy)",
      position: position
    )
    return false
  }
}

/// A value that a strategy or an attached handler reads from the events with a name.
package struct EventPart<Value>: Sendable {
  package let name: EventName
  package let needs: EventNeeds
  private let read: @MainActor (RouterEvent) -> Value?

  package init(
    _ name: EventName,
    _ needs: EventNeeds = .nothing,
    reading read: @escaping @MainActor (RouterEvent) -> Value?
  ) {
    (self.name, self.needs, self.read) = (name, needs, read)
  }

  /// Returns the form of an event whose handler receives the value of a key.
  package static func value(of name: EventName, _ key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>) -> Self
  {
    let key = UserInfoKeys.self[keyPath: key]
    return Self(name, .values(key)) { $0.value(under: key) }
  }

  /// Returns the form of an event whose handler receives the model of a row.
  package static func row(_ event: KeyPath<RowEvents.Type, RowEvent<Value>>) -> Self {
    Self(RowEvents.self[keyPath: event].name, .row(Value.self)) { $0.rowModel(as: Value.self) }
  }

  /// Returns the form of an event whose handler receives a typed event.
  package static func message(_ type: Value.Type) -> Self where Value: EventMessage {
    Self(Value.name, .message(type)) { $0.message(as: Value.self) }
  }

  /// Returns the value that an event has. If it has none, reports what the event lacks.
  @MainActor
  package func value(in event: RouterEvent, _ position: String) -> Value? {
    if let value = read(event) { return value }
    _ = needs.areMet(by: event, position)
    return nil
  }
}
