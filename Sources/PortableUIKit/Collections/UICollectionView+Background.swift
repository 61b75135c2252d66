import Foundation

extension UICollectionView {
  /// Draws the background of a list.
  ///
  /// The list configuration of the first section determines the background. Apple doesn't document this rule. UIKit's
  /// colors are observed, not documented.
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
