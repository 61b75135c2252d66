extension UICollectionView {
  /// The positions of an item in the visible area after scrolling to it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrollposition`).
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value of the option set, with one bit for each position.
    public let rawValue: UInt

    /// Creates a set of positions from a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The position at the top edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The position at the vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The position at the bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The position at the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The position at the horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The position at the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
