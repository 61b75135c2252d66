/// The expected answer of a responder to an event, as far as can be known without emitting the event.
public enum EventProspect: String, Sendable {
  /// Handles the event and stops it.
  case handles

  /// Handles the event and forwards it.
  case handlesAndForwards = "handles and forwards"

  /// Stops the event without handling it.
  case blocks

  /// Decides when it receives the event.
  case mayHandle = "may handle"

  /// Forwards the event without handling it.
  case passes
}

extension EventProspect: CustomStringConvertible {
  /// The prospect in words, for example "may handle".
  public var description: String { rawValue }
}
