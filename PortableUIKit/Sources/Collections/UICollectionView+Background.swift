import Foundation

extension UICollectionView {
  /// Draws the list background if the first section is a list.
  ///
  /// The list configuration of the first section determines the color. Apple documents neither this rule nor
  /// the default colors.
  func drawListBackground(in drawing: Drawing) {
    guard hasSection(0), collectionViewLayout.isPrepared,
      let list = collectionViewLayout.listConfiguration(ofSection: 0)
    else { return }
    let color: UIColor =
      switch list.appearance {
      case .plain, .sidebarPlain: .systemBackground
      default: .systemGroupedBackground
      }
    drawing.fill(bounds, with: list.backgroundColor ?? color)
  }
}
