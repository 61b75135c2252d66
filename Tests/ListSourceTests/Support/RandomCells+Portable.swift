#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit

  /// A cell with the height in its text.
  class NumberCell: UITableViewCell, PairedCell {
    typealias InCollections = NumberItem

    func configure(with number: Number) {
      textLabel?.text = number.shownText
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(shownText) ?? 44))
    }
  }

  class NumberItem: TextItem, ViewConfigurable {
    override var ownHeight: CGFloat? { heightInText }

    func configure(with number: Number) {
      show(number.shownText)
    }
  }

  final class OtherNumberCell: UITableViewCell, PairedCell {
    typealias InCollections = OtherNumberItem

    func configure(with number: Number) {
      textLabel?.text = number.shownText
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(shownText) ?? 44))
    }
  }

  final class OtherNumberItem: NumberItem {}

  class SmallCell: UITableViewCell, ViewConfigurable {
    func configure(with mixed: Mixed) {
      textLabel?.text = mixed.shownText
    }
  }

  class SmallItem: TextItem, ViewConfigurable {
    override var ownHeight: CGFloat? { heightInText }

    func configure(with mixed: Mixed) {
      show(mixed.shownText)
    }
  }

  final class BigCell: SmallCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  final class BigItem: SmallItem {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 90
      return layoutAttributes
    }
  }
#endif
