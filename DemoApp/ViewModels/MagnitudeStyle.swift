/// The format of a magnitude.
enum MagnitudeStyle: Sendable {
  /// As in `M 6.1`.
  case short
  /// As in `magnitude 6.1`.
  case words
}
