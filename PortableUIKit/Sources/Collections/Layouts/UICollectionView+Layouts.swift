import Foundation

extension UICollectionView {
  /// The scroll direction of a layout (`developer.apple.com/documentation/uikit/uicollectionview/scrolldirection`).
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// The category of the element that layout attributes describe
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementcategory`).
  public enum ElementCategory: UInt, Sendable {
    /// The element is a cell.
    case cell
    /// The element is a supplementary view, for example a header.
    case supplementaryView
    /// The element is a decoration view. PortableUIKit doesn't support decoration views.
    case decorationView
  }

  /// The element kind of a section's header
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader`).
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The element kind of a section's footer
  /// (`developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter`).
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
