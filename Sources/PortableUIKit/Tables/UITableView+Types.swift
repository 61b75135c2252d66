public import Foundation

extension UITableView {
  /// The style of a table (`developer.apple.com/documentation/uikit/uitableview/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// Sections follow one another, with floating headers and footers.
    case plain
    /// Sections are separate groups.
    case grouped
    /// Sections are separate groups, 16 points away from the edges here. Their corners are not rounded.
    case insetGrouped
  }

  /// The position that a row is scrolled to
  /// (`developer.apple.com/documentation/uikit/uitableview/scrollposition`).
  public enum ScrollPosition: Int, Sendable {
    /// Any position, the closest.
    case none
    /// The top edge.
    case top
    /// The vertical center.
    case middle
    /// The bottom edge.
    case bottom
  }

  /// The animation of an insertion or deletion, which has no effect here
  /// (`developer.apple.com/documentation/uikit/uitableview/rowanimation`).
  public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade
    /// The row slides from or to the right.
    case right
    /// The row slides from or to the left.
    case left
    /// The row slides from or to the top.
    case top
    /// The row slides from or to the bottom.
    case bottom
    /// The row appears or disappears at once.
    case none
    /// The row stays centered in its space.
    case middle
    /// The table chooses the animation.
    case automatic = 100
  }

  /// The value for a height that the table should determine itself
  /// (`developer.apple.com/documentation/uikit/uitableview/automaticdimension`).
  public class var automaticDimension: CGFloat { -1 }
}
