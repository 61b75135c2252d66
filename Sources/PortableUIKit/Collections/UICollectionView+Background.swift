import Foundation

extension UICollectionView {
  /// Draws the background that the first section's list configuration determines.
  ///
  /// UIKit's colors are observed, not documented. Apple doesn't document that the first section determines the
  /// background.
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
