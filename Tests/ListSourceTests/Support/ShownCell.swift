import Foundation
import ListSource
import PlatformUIKit

/// The common interface of the cells of both kinds of list view.
@MainActor
protocol ShownCell: ListCell {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var isSelected: Bool { get set }

  /// The text of the cell.
  var shownText: String { get }
}

extension UITableViewCell: ShownCell {
  var shownText: String {
    (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text ?? ""
  }
}

extension UICollectionViewCell: ShownCell {
  var shownText: String {
    let label = contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
    return (contentConfiguration as? UIListContentConfiguration)?.text ?? label?.text ?? ""
  }
}

/// A collection view cell with a text. It is 44 points high, as in a table view, unless `ownHeight` is set.
class TextItem: UICollectionViewListCell {
  /// The height of the cell in points, or nil or 0 for the default.
  var ownHeight: CGFloat? { nil }

  /// The text as a number of points, if it is one.
  var heightInText: CGFloat? { Double(shownText).map { CGFloat($0) } }

  func show(_ text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    contentConfiguration = content
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = ownHeight.flatMap { $0 > 0 ? $0 : nil } ?? 44
    return layoutAttributes
  }
}
