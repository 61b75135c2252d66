/// What became of an emission. It outlives the dispatch and keeps no responder alive.
@MainActor
public struct EventOutcome {
  let emission: Emission

  /// Whether somebody handled the event.
  public var isHandled: Bool { emission.isHandled }

  /// Whether somebody stopped the event without handling it.
  public var isBlocked: Bool { emission.isBlocked }

  /// Whether the event was never dispatched, because emissions were nested too deeply.
  public var isDropped: Bool { emission.isDropped }

  /// Who handled the event, in order, a responder once.
  public var handlers: [Hop] { emission.handlers }

  /// What synchronous strategies threw, in order.
  public var errors: [any Error] { emission.errors }

  /// A responder that handled the event.
  @MainActor
  public struct Hop {
    /// The responder's class.
    public let type: AnyObject.Type

    private let identity: ObjectIdentity

    init(_ responder: any EventResponder) {
      type = Swift.type(of: responder)
      identity = ObjectIdentity(responder)
    }

    /// Whether this is that very object. A hop whose responder is gone is nobody, also when another object has its
    /// address now.
    public func isResponder(_ object: AnyObject) -> Bool {
      identity.isIdentity(of: object)
    }
  }
}
