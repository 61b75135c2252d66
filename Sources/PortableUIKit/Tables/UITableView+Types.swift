public import Foundation

extension UITableView {
  /// How a table looks (`developer.apple.com/documentation/uikit/uitableview/style-swift.enum`).
  public enum Style: Int, Sendable {
    /// Sections follow one another, and their headers and footers float.
    case plain
    /// Sections stand apart.
    case grouped
    /// Sections stand apart, and 16 points away from the edges here; their corners are not round.
    case insetGrouped
  }

  /// Where a row comes to be by scrolling
  /// (`developer.apple.com/documentation/uikit/uitableview/scrollposition`).
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, by the shortest way.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a row comes or goes, which is not seen here
  /// (`developer.apple.com/documentation/uikit/uitableview/rowanimation`).
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade
    /// It slides from or to the right.
    case right
    /// It slides from or to the left.
    case left
    /// It slides from or to the top.
    case top
    /// It slides from or to the bottom.
    case bottom
    /// It comes or goes at once.
    case none
    /// It stays in the middle of its room.
    case middle
    /// The table chooses.
    case automatic = 100
  }

  /// Says of a height that the table is to find it
  /// (`developer.apple.com/documentation/uikit/uitableview/automaticdimension`).
  public class var automaticDimension: CGFloat { -1 }
}
