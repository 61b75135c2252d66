/// The result of emitting an event.
///
/// An outcome remains valid after the event's dispatch, and does not retain the responders.
@MainActor
public struct EventOutcome {
  let emission: Emission

  /// Whether a responder handled the event.
  public var isHandled: Bool { emission.isHandled }

  /// Whether a responder stopped the event by answering ``EventDisposition/blocked``.
  ///
  /// The event may have been handled and forwarded before, so ``isHandled`` may also be true.
  public var isBlocked: Bool { emission.isBlocked }

  /// Whether the router dropped the event because emissions were nested too deeply.
  ///
  /// The router drops an event that is emitted inside 32 nested dispatches. After 32 drops, the router drops all nested
  /// events until the outermost dispatch ends. A dropped event visits no responder.
  public var isDropped: Bool { emission.isDropped }

  /// The responders that handled the event, in the order in which they did so. Each responder appears only once.
  public var handlers: [Hop] { emission.handlers }

  /// The errors that strategies threw during the dispatch, in order.
  ///
  /// An asynchronous strategy may throw after the dispatch. Such an error is passed only to the observers added with
  /// ``EventRouter/onError(_:)``.
  public var errors: [any Error] { emission.errors }

  /// A responder that handled the event.
  @MainActor
  public struct Hop {
    /// The class of the responder.
    public let type: AnyObject.Type

    private let identity: ObjectIdentity

    init(_ responder: any EventResponder) {
      type = Swift.type(of: responder)
      identity = ObjectIdentity(responder)
    }

    /// Returns whether `object` is this responder.
    ///
    /// After the responder is deallocated, the result is false, even for a new object at the same address.
    public func isResponder(_ object: AnyObject) -> Bool {
      identity.isIdentity(of: object)
    }
  }
}
