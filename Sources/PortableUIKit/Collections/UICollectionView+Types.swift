extension UICollectionView {
  /// The position that an item is scrolled to
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrollposition`).
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of positions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When a visible cell is measured again
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum`).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when it is reconfigured or reloaded.
    case disabled
    /// When its intrinsic content size is invalidated.
    case enabled
    /// Also when its constraints change.
    case enabledIncludingConstraints
  }
}
