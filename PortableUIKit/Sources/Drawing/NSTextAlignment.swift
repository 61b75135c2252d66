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

/// The direction in which a user interface flows
/// (`developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection`).
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is at the left.
  case leftToRight
  /// The leading edge is at the right.
  case rightToLeft
}
