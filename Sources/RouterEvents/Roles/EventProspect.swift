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

  /// The responder forwards the event without handling it.
  case passes
}

extension EventProspect: CustomStringConvertible {
  /// The expected answer in words, for example "may handle".
  public var description: String { rawValue }
}
