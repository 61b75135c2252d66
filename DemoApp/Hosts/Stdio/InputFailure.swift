#if os(Linux) || os(macOS)
  import RouterEventsInspector

  /// The reason why a line of input cannot be performed.
  enum InputFailure: Error, Equatable {
    /// The line is longer than ``LineSplitter/longestLine``.
    case tooLong
    /// The line is of a kind that only an app sends.
    case outputKind(LiveLine.Kind)
    /// The line requires a finger on the screen, but there is none.
    case noFinger(String)
    /// The width or the height is outside ``sizes``.
    case invalidSize(LiveLine.Size)

    /// The valid widths and heights of the screen, in points.
    static let sizes = 100.0...4_096
  }

  extension InputFailure: CustomStringConvertible {
    /// A message with the expected and the actual input.
    var description: String {
      switch self {
      case .tooLong: "expected a line of at most \(LineSplitter.longestLine) bytes, found a longer one"
      case .outputKind(let kind):
        "kind: expected one of touch, longPress, scroll, key, size, appearance, found '\(kind.rawValue)'"
      case .noFinger(let phase): "\(phase): expected a finger that is down, found none"
      case .invalidSize(let size):
        "size: expected a width and a height from \(Int(Self.sizes.lowerBound)) to "
          + "\(Int(Self.sizes.upperBound)) points, found \(size.width) and \(size.height)"
      }
    }
  }
#endif
