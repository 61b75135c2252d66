import Foundation

extension UICollectionView {
  /// Draws the list background if the first section is a list.
  func drawListBackground(in drawing: Drawing) {
    if let listBackgroundColor { drawing.fill(bounds, with: listBackgroundColor) }
  }

  /// The color of the list background, or `nil` if the first section isn't a list.
  ///
  /// The list configuration of the first section determines the color. Apple documents neither this rule nor
  /// the default colors.
  var listBackgroundColor: UIColor? {
    guard hasSection(0), collectionViewLayout.isPrepared,
      let list = collectionViewLayout.listConfiguration(ofSection: 0)
    else { return nil }
    let color: UIColor =
      switch list.appearance {
      case .plain, .sidebarPlain: .systemBackground
      default: .systemGroupedBackground
      }
    return list.backgroundColor ?? color
  }
}
