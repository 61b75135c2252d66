internal import KitSupport

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

extension EventOutcome: CustomStringConvertible {
  /// A one-line description of the result, for example `handled by ListController`.
  ///
  /// The description includes the handlers and the errors. Errors are described as in traces, according to
  /// ``ValueVisibility/shownInDebugBuilds``. Off the main thread, the description is `EventOutcome`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "EventOutcome"
  }

  private var summary: String {
    let result = isHandled ? "handled" : isBlocked ? "blocked" : isDropped ? "dropped" : "unhandled"
    let handlers = handlers.isEmpty ? "" : " by \(handlers.map(\.description).joined(separator: ", "))"
    let errors = errors.map { "; threw \(ValueVisibility.shownInDebugBuilds.text(for: $0))" }.joined()
    return result + (handlers + errors).visible
  }
}

extension EventOutcome: CustomReflectable {
  /// A mirror that contains only the description, so that `dump` does not print the contents of errors.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["outcome": description], displayStyle: .struct)
  }
}

extension EventOutcome.Hop: CustomStringConvertible {
  /// The name of the responder's class.
  nonisolated public var description: String { String(describing: type) }
}

extension EventOutcome.Hop: CustomReflectable {
  /// A mirror that contains only the class, so that `dump` does not read the reference to a deallocated responder.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["type": type], displayStyle: .struct)
  }
}

/// The identity of an object, stored without retaining the object.
///
/// A new object at the same address has a different identity.
///
/// Without Objective-C, an unowned reference keeps the memory of a deallocated object in use, so no new object can have
/// the same address. The reference is never read. Storing it takes a tenth of the time that storing a weak reference
/// would take. A weak reference would also add a side table to the object. The side table would slow all later retains
/// and releases, which would cost 25% of the dispatch time.
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
