#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit

  /// As high as its text says.
  class NumberCell: UITableViewCell, PairedCell {
    typealias InCollections = NumberItem

    func configure(with number: Number) {
      textLabel?.text = number.said
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(said) ?? 44))
    }
  }

  class NumberItem: TextItem, ViewConfigurable {
    override var ownHeight: CGFloat? { saidHeight }

    func configure(with number: Number) {
      say(number.said)
    }
  }

  final class OtherNumberCell: UITableViewCell, PairedCell {
    typealias InCollections = OtherNumberItem

    func configure(with number: Number) {
      textLabel?.text = number.said
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(said) ?? 44))
    }
  }

  final class OtherNumberItem: NumberItem {}

  class SmallCell: UITableViewCell, ViewConfigurable {
    func configure(with mixed: Mixed) {
      textLabel?.text = mixed.said
    }
  }

  class SmallItem: TextItem, ViewConfigurable {
    override var ownHeight: CGFloat? { saidHeight }

    func configure(with mixed: Mixed) {
      say(mixed.said)
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
