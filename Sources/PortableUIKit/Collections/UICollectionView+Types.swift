extension UICollectionView {
  /// Where an item comes to be by scrolling
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrollposition`).
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a position of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When a cell that is in view is asked for its size again
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum`).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not before it is reconfigured or reloaded.
    case disabled
    /// When it says that its content asks for another size.
    case enabled
    /// Also when its constraints say so.
    case enabledIncludingConstraints
  }
}
