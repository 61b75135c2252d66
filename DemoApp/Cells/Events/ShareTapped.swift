import RouterEvents

/// The user shares an earthquake.
struct ShareTapped: EventMessage {
  static let name: EventName = "quake.shareTapped"

  /// What is shared.
  var text: String
}
