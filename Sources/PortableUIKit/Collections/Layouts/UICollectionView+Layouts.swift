import Foundation

extension UICollectionView {
  /// The direction of scrolling
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrolldirection`).
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls from top to bottom.
    case vertical
    /// The content scrolls from left to right.
    case horizontal
  }

  /// The category of an element that attributes describe
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementcategory`).
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view. No layout in this module has one.
    case decorationView
  }

  /// The kind of a section's header
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader`).
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter`).
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
