public import Foundation

extension UITableView {
  /// The style of a table (`developer.apple.com/documentation/uikit/uitableview/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// A style with floating headers and footers.
    case plain
    /// A style with a visually distinct group for each section.
    case grouped
    /// A style with groups that are inset from the table's sides by 16 points.
    ///
    /// Unlike in UIKit, the corners of the groups aren't rounded.
    case insetGrouped
  }

  /// The position in the visible area to which the table scrolls a row
  /// (`developer.apple.com/documentation/uikit/uitableview/scrollposition`).
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is fully visible.
    case none
    /// The top of the visible area.
    case top
    /// The vertical center of the visible area.
    case middle
    /// The bottom of the visible area.
    case bottom
  }

  /// The animation of an insertion, deletion or reload
  /// (`developer.apple.com/documentation/uikit/uitableview/rowanimation`).
  ///
  /// PortableUIKit ignores this value and makes all changes without animation.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade
    /// The row slides in from the right or out to the right.
    case right
    /// The row slides in from the left or out to the left.
    case left
    /// The row slides in from the top or out to the top.
    case top
    /// The row slides in from the bottom or out to the bottom.
    case bottom
    /// The row appears or disappears without animation.
    case none
    /// The row stays centered in the space that it occupied or will occupy.
    case middle
    /// The table chooses an appropriate animation.
    case automatic = 100
  }

  /// A constant for dimensions that the table determines itself, such as heights that fit the content
  /// (`developer.apple.com/documentation/uikit/uitableview/automaticdimension`).
  public class var automaticDimension: CGFloat { -1 }
}
