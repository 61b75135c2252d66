/// How an event goes on after somebody looked at it.
public enum EventDisposition: String, Codable, Sendable {
  /// It was handled, and stops here.
  case handled

  /// It was handled, and goes on: the classic "and then super".
  case handledAndForwarded = "handled and forwarded"

  /// It was not handled here, and goes on.
  case forwarded

  /// It was not handled here, and stops: a disabled container.
  case blocked

  /// Whether whoever said so handled the event.
  public var isHandled: Bool { self == .handled || self == .handledAndForwarded }

  /// Whether the event stops here.
  public var stops: Bool { self == .handled || self == .blocked }
}

extension EventDisposition: CustomStringConvertible {
  /// The disposition in words, as in "handled and forwarded".
  public var description: String { rawValue }
}
