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

/// A cell of a collection view that says a text. It is as high as the text says if that is a number; else 44 points, as
/// in a table view.
class SayingItem: UICollectionViewListCell {
  func say(_ text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    contentConfiguration = content
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Double(said).map { CGFloat($0) } ?? 44
    return layoutAttributes
  }
}
