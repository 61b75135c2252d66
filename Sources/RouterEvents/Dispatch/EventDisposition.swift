/// A responder's answer to an event: whether it handled the event, and whether the event continues.
public enum EventDisposition: String, Sendable {
  /// The responder handled the event, and the event stops.
  ///
  /// A request that still has no answer continues, unless the responder's strategy threw an error.
  case handled

  /// The responder handled the event, and the event continues.
  ///
  /// This answer corresponds to an override that handles an event and then calls `super`.
  case handledAndForwarded = "handled and forwarded"

  /// The responder did not handle the event, and the event continues.
  case forwarded

  /// The responder did not handle the event, but stopped it.
  ///
  /// For example, a disabled container can block events from its content.
  case blocked

  /// Whether the responder handled the event.
  public var isHandled: Bool { self == .handled || self == .handledAndForwarded }

  /// Whether the event stops at the responder.
  public var stops: Bool { self == .handled || self == .blocked }
}

extension EventDisposition: CustomStringConvertible {
  /// The answer in words, for example "handled and forwarded".
  public var description: String { rawValue }
}

/// A responder's expected answer to an event, determined without emitting the event.
public enum EventProspect: String, Sendable {
  /// The responder handles the event and stops it.
  case handles

  /// The responder handles the event and forwards it.
  case handlesAndForwards = "handles and forwards"

  /// The responder stops the event without handling it.
  case blocks

  /// The responder may handle the event. Its answer is unknown until it receives the event.
  case mayHandle = "may handle"

  /// The responder's strategy is disabled, so the responder forwards the event.
  case disabled

  /// The responder forwards the event without handling it.
  case passes

  var isEnabled: Bool { self == .handles || self == .handlesAndForwards || self == .mayHandle }
}

extension EventProspect: CustomStringConvertible {
  init(_ disposition: EventDisposition) {
    switch disposition {
    case .handled: self = .handles
    case .handledAndForwarded: self = .handlesAndForwards
    case .forwarded: self = .passes
    case .blocked: self = .blocks
    }
  }

  /// The expected answer in words, for example "may handle".
  public var description: String { rawValue }
}
