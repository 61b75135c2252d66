public import RouterEvents

// Mistakes whose errors would otherwise not name them. No other error changes: see Tests/Clients/README.md.
extension On {
  /// Not available. A strategy for a name has no label: `On(.name)`.
  @available(
    *,
    unavailable,
    message: "Write On(.name) for the name of an event, and On(message: ShareTapped.self) for a typed event."
  )
  public init(message name: EventName, _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void) {
    self.init(name, body)
  }

  /// Not available. The modifier is called ``forwarding()``.
  @available(*, unavailable, renamed: "forwarding()")
  public func forwarded() -> On<Owner> { forwarding() }
}
