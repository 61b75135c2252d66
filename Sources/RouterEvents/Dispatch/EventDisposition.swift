/// A responder's answer to an event: whether it handled the event, and whether the event stops there.
public enum EventDisposition: String, Codable, Sendable {
  /// The event was handled and stops here.
  case handled

  /// The event was handled and is forwarded: the classic "handle, then call super".
  case handledAndForwarded = "handled and forwarded"

  /// The event was not handled here and is forwarded.
  case forwarded

  /// The event was not handled here and stops, for example at a disabled container.
  case blocked

  /// Whether the event was handled.
  public var isHandled: Bool { self == .handled || self == .handledAndForwarded }

  /// Whether the event stops here.
  public var stops: Bool { self == .handled || self == .blocked }
}

extension EventDisposition: CustomStringConvertible {
  /// The disposition in words, for example "handled and forwarded".
  public var description: String { rawValue }
}
