#if os(Linux) || os(macOS)
  import Foundation

  /// The reason why a line of input cannot be performed.
  enum InputFailure: Error, Equatable {
    /// The line is longer than ``LineSplitter/longestLine``.
    case tooLong
    /// The line is not a JSON object.
    case noObject
    /// The kind is not a kind of input.
    case unknownKind(String)
    /// A field is missing or has an invalid value. The first associated value is the name of the field.
    case wrongValue(String, of: StdioInput.Kind? = nil, expected: String, found: String)
    /// The line requires a finger on the screen, but there is none.
    case noFinger(String)
    /// The width or the height is outside ``sizes``.
    case invalidSize(CGSize)

    /// The valid widths and heights of the screen, in points.
    static let sizes = 100.0...4_096

    /// Returns the error with the kind of the invalid line added to it.
    ///
    /// If the error is not about a field, the method returns it unchanged.
    func `in`(_ kind: StdioInput.Kind) -> Self {
      guard case .wrongValue(let field, _, let expected, let found) = self else { return self }
      return .wrongValue(field, of: kind, expected: expected, found: found)
    }
  }

  extension InputFailure: CustomStringConvertible {
    /// A message with the expected and the actual input.
    var description: String {
      switch self {
      case .tooLong: "expected a line of at most \(LineSplitter.longestLine) bytes, found a longer one"
      case .noObject: "expected a JSON object on one line, found something else"
      case .unknownKind(let name):
        "kind: expected one of \(StdioInput.Kind.allCases.map(\.rawValue).joined(separator: ", ")), "
          + "found '\(name.excerpt)'"
      case .wrongValue(let field, let kind, let expected, let found):
        "\(kind.map { "\($0.rawValue)." } ?? "")\(field): expected \(expected), found \(found)"
      case .noFinger(let phase): "\(phase): expected a finger that is down, found none"
      case .invalidSize(let size):
        "size: expected a width and a height from \(Int(Self.sizes.lowerBound)) to "
          + "\(Int(Self.sizes.upperBound)) points, found \(size.width) and \(size.height)"
      }
    }
  }
#endif
