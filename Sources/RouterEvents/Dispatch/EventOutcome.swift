internal import KitSupport

/// The result of emitting an event. It remains valid after the dispatch, and does not retain the responders.
@MainActor
public struct EventOutcome: CustomStringConvertible, CustomReflectable {
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

  /// The responders that handled the event, each once, in the order in which they did so.
  public var handlers: [Hop] { emission.handlers }

  /// The errors that strategies threw during the dispatch, in order. Later errors, of asynchronous strategies, are only
  /// passed to the observers added with ``EventRouter/onError(_:)``.
  public var errors: [any Error] { emission.errors }

  /// A responder that handled the event.
  @MainActor
  public struct Hop: CustomStringConvertible, CustomReflectable {
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

    /// The name of the responder's class.
    nonisolated public var description: String { String(describing: type) }

    /// A mirror that contains only the class, so that `dump` does not read the reference to a deallocated responder.
    nonisolated public var customMirror: Mirror {
      Mirror(self, children: ["type": type], displayStyle: .struct)
    }
  }

  /// A one-line description of the result, the handlers and the errors, for example `handled by ListController`.
  ///
  /// Errors are described as in traces, according to ``ValueVisibility/shownInDebugBuilds``. Off the main thread, the
  /// description is `EventOutcome`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "EventOutcome"
  }

  private var summary: String {
    let result = isHandled ? "handled" : isBlocked ? "blocked" : isDropped ? "dropped" : "unhandled"
    let handlers = handlers.isEmpty ? "" : " by \(handlers.map(\.description).joined(separator: ", "))"
    let errors = errors.map { "; threw \(ValueVisibility.shownInDebugBuilds.text(for: $0))" }.joined()
    return result + (handlers + errors).visible
  }

  /// A mirror that contains only the description, so that `dump` does not print the contents of errors.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["outcome": description], displayStyle: .struct)
  }
}

/// The identity of an object, stored without retaining it. A new object at the same address has a different identity.
///
/// Without Objective-C, an unowned reference keeps the memory of a deallocated object in use, so no new object can have
/// the same address. The reference is never read. Storing it takes a tenth of the time of a weak reference, which would
/// also add a side table to the object: later retains and releases would cost 25% of the dispatch time.
struct ObjectIdentity {
  #if canImport(ObjectiveC)
    // An unowned reference does not keep the memory of a deallocated Objective-C object.
    private weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func isIdentity(of object: AnyObject) -> Bool { self.object === object }
  #else
    private let id: ObjectIdentifier
    private unowned let object: AnyObject

    init(_ object: AnyObject) { (id, self.object) = (ObjectIdentifier(object), object) }

    func isIdentity(of object: AnyObject) -> Bool { id == ObjectIdentifier(object) }
  #endif
}
