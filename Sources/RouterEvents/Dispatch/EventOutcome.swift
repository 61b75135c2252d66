/// The result of an emission. It remains valid after the dispatch and retains no responder.
@MainActor
public struct EventOutcome {
  let emission: Emission

  /// Whether a responder handled the event.
  public var isHandled: Bool { emission.isHandled }

  /// Whether a responder stopped the event with `.blocked`. Another may have handled and forwarded it before.
  public var isBlocked: Bool { emission.isBlocked }

  /// Whether the event was never dispatched, because emissions were nested too deeply.
  public var isDropped: Bool { emission.isDropped }

  /// The responders that handled the event, in order, each once.
  public var handlers: [Hop] { emission.handlers }

  /// The errors that synchronous strategies threw, in order.
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

    /// Returns whether `object` is this responder.
    ///
    /// Returns false once the responder is deallocated, even for a new object at its address.
    public func isResponder(_ object: AnyObject) -> Bool {
      identity.isIdentity(of: object)
    }
  }
}
