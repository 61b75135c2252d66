#if os(Linux) || os(macOS)
  import RouterEventsInspector

  /// Why a line that was read cannot be done.
  enum InputFailure: Error, Equatable {
    /// The line has too many bytes.
    case tooLong
    /// The line is one that only an app writes.
    case noInput(LiveLine.Kind)
    /// No finger is down that could do that.
    case noFinger(String)
    /// The screen cannot have that size.
    case noSize(LiveLine.Size)

    /// The widths and heights that the screen can have, in points.
    static let sizes = 100.0...4_096
  }

  extension InputFailure: CustomStringConvertible {
    /// What was expected and what was found.
    var description: String {
      switch self {
      case .tooLong: "expected a line of at most \(LineSplitter.longestLine) bytes, found a longer one"
      case .noInput(let kind):
        "kind: expected one of touch, longPress, scroll, key, size, appearance, found '\(kind.rawValue)'"
      case .noFinger(let phase): "\(phase): expected a finger that is down, found none"
      case .noSize(let size):
        "size: expected a width and a height from \(Int(Self.sizes.lowerBound)) to \(Int(Self.sizes.upperBound)) points, "
          + "found \(size.width) and \(size.height)"
      }
    }
  }
#endif
