import RouterEvents

/// The user tapped Share for an earthquake.
struct ShareTapped: EventMessage {
  static let name: EventName = "quake.shareTapped"

  /// The shared text.
  var text: String
}
