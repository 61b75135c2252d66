/// A responder's answer to an event: whether it handled the event, and whether the event continues.
public enum EventDisposition: String, CustomStringConvertible, Sendable {
  /// The responder handled the event, and the event stops.
  ///
  /// A request that still has no answer continues, unless the responder's strategy threw an error.
  case handled

  /// The responder handled the event, and the event continues, like an override that then calls `super`.
  case handledAndForwarded = "handled and forwarded"

  /// The responder did not handle the event, and the event continues.
  case forwarded

  /// The responder did not handle the event, but stopped it, for example as a disabled container does.
  case blocked

  /// Whether the responder handled the event.
  public var isHandled: Bool { self == .handled || self == .handledAndForwarded }

  /// Whether the event stops at the responder.
  public var stops: Bool { self == .handled || self == .blocked }

  /// The answer in words, for example "handled and forwarded".
  public var description: String { rawValue }
}

/// A responder's expected answer to an event, determined without emitting the event.
public enum EventProspect: String, CustomStringConvertible, Sendable {
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

  /// The expected answer in words, for example "may handle".
  public var description: String { rawValue }

  var isEnabled: Bool { self == .handles || self == .handlesAndForwards || self == .mayHandle }

  init(_ disposition: EventDisposition) {
    switch disposition {
    case .handled: self = .handles
    case .handledAndForwarded: self = .handlesAndForwards
    case .forwarded: self = .passes
    case .blocked: self = .blocks
    }
  }
}
