/// The horizontal alignment of a line of text (`developer.apple.com/documentation/uikit/nstextalignment`).
public enum NSTextAlignment: Int, Sendable {
  /// The text is aligned with the left edge.
  case left
  /// The text is centered.
  case center
  /// The text is aligned with the right edge.
  case right
  /// The text has the default alignment of the app's localization.
  ///
  /// Here, it is always aligned with the left edge.
  case natural = 4
}
