internal import KitSupport

/// How high a row is.
public enum CellHeight: Hashable, Sendable {
  /// As high as its cell's content asks for.
  case automatic

  /// That many points, from 0 to 1,000,000.
  case fixed(Double)
}

extension CellHeight {
  /// Whether a row can be that high: zero points are fine, which hides it; a million are a thousand screens, and a million
  /// rows of them still stand where a `Double` tells pixels apart.
  var isPossible: Bool {
    guard case .fixed(let points) = self else { return true }
    return (0...1_000_000).contains(points)
  }

  /// The height, or automatic where no row can be that high, which is reported with who asks for it, as the beginning of a
  /// sentence, and the place where that was if it is known.
  func checked(_ what: String, position: String? = nil) -> CellHeight {
    guard case .fixed(let points) = self, !isPossible else { return self }
    Reports.report(
      """
      \(what) a height of \(points) points; they are as high as their cells ask for. \
      Give 0 to 1000000 points, or .automatic.
      """,
      position: position
    )
    return .automatic
  }
}
