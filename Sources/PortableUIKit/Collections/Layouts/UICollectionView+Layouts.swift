import Foundation

extension UICollectionView {
  /// The direction in which a layout scrolls
  /// (`developer.apple.com/documentation/uikit/uicollectionview/scrolldirection`).
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// The kind of view that attributes describe
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementcategory`).
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view. No layout here has one.
    case decorationView
  }

  /// The kind of a section's header
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader`).
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter`).
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
