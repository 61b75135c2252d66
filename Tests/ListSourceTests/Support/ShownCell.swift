import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What the cells of both kinds of list views have.
@MainActor
protocol ShownCell: ListCell {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var isSelected: Bool { get set }

  /// What the cell says.
  var said: String { get }
}

extension UITableViewCell: ShownCell {
  var said: String {
    (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text ?? ""
  }
}

extension UICollectionViewCell: ShownCell {
  var said: String {
    let label = contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
    return (contentConfiguration as? UIListContentConfiguration)?.text ?? label?.text ?? ""
  }
}

/// A cell of a collection view that says a text. It is 44 points high, as in a table view, unless it knows better.
class TextItem: UICollectionViewListCell {
  /// How high the cell asks to be, in points; nil or 0 if it does not care.
  var ownHeight: CGFloat? { nil }

  /// The text, if that is a number.
  var saidHeight: CGFloat? { Double(said).map { CGFloat($0) } }

  func say(_ text: String) {
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
