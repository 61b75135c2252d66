import RouterEvents

/// An event that is emitted when the user shares an earthquake.
struct ShareTapped: EventMessage {
  static let name: EventName = "quake.shareTapped"

  /// The description of the earthquake to share.
  var text: String
}
