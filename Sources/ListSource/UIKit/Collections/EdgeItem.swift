internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What a collection view gets as a header or footer with a view: it is used again, and contains the view's container.
final class EdgeItem: UICollectionReusableView {
  static let identifier = "ListSource.Edge"

  private(set) var container: EdgeContainer?

  /// Shows the view above or below a section; nil for none.
  func show(_ container: EdgeContainer?) {
    self.container?.removeFromSuperview()
    self.container = container
    if let container { addSubview(container) }
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    show(nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.frame = bounds
  }

  /// As high as the view asks for; an empty one has no height that anybody sees, because a layout takes none of 0.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let height = container?.height(fitting: target) ?? 0
    layoutAttributes.size.height = max(height, 0.1)
    return layoutAttributes
  }
}

/// A header or footer that is a text.
final class EdgeTitle: UICollectionViewListCell {
  static let identifier = "ListSource.EdgeTitle"

  private var content = UIListContentConfiguration.groupedHeader()

  func show(_ title: String) {
    content.text = title
    contentConfiguration = content
  }

  /// Shows a title as sections of a list do.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - kind: where it stands.
  ///   - layout: how its section lies; nil as in a plain list.
  ///   - ground: the color behind the list, which hides the rows that pass below a header.
  func show(_ title: String, as kind: EdgeKind, in layout: DeclaredLayout?, on ground: UIColor?) {
    var background = UIBackgroundConfiguration.clear()
    if kind == .header, layout?.hasStickyHeader ?? true {
      background.backgroundColor = ground ?? .systemBackground
    }
    backgroundConfiguration = background
    content =
      switch (kind, layout?.isPlainList ?? true) {
      case (.header, true): .plainHeader()
      case (.header, false): .groupedHeader()
      case (.footer, true): .plainFooter()
      case (.footer, false): .groupedFooter()
      }
    show(title)
  }
}
