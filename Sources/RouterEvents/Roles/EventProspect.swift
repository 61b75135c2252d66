/// What a responder would do with an event, as far as that can be known without sending it.
public enum EventProspect: String, Sendable {
  /// It handles the event, which stops there.
  case handles

  /// It handles the event, which goes on up.
  case handlesAndForwards = "handles and forwards"

  /// It stops the event without handling it.
  case blocks

  /// It decides when it sees the event.
  case mayHandle = "may handle"

  /// It lets the event pass.
  case passes
}

extension EventProspect: CustomStringConvertible {
  /// The prospect in words, as in "may handle".
  public var description: String { rawValue }
}
