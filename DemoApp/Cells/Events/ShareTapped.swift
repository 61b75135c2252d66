import RouterEvents

/// An event that is emitted when the user shares an earthquake.
struct ShareTapped: EventMessage {
  static let name: EventName = "quake.shareTapped"

  /// The text to share, which describes the earthquake.
  var text: String
}
