internal import Foundation
internal import PlatformUIKit

/// A reusable supplementary view that shows a header or footer view in an ``EdgeContainer``.
final class EdgeItem: UICollectionReusableView {
  static let identifier = "ListSource.Edge"

  private(set) var container: EdgeContainer?

  /// Shows a container with a header or footer view. If `container` is nil, removes the current container.
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

  /// Returns attributes with the measured height of the view.
  ///
  /// An empty view gets a height of 0.1 points, because a layout does not accept 0.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let height = container?.height(fitting: target) ?? 0
    layoutAttributes.size.height = max(height, 0.1)
    return layoutAttributes
  }
}

/// A supplementary view that shows the title of a header or footer.
final class EdgeTitle: UICollectionViewListCell {
  static let identifier = "ListSource.EdgeTitle"

  private var content = UIListContentConfiguration.groupedHeader()

  func show(_ title: String) {
    content.text = title
    contentConfiguration = content
  }

  /// Shows a title in the style of its section's layout.
  ///
  /// - Parameters:
  ///   - title: The title to show.
  ///   - kind: Whether the title is a header or a footer.
  ///   - layout: The layout of the section, or nil for a plain list.
  ///   - background: The background color of the list. A sticky header has this color to hide the rows that scroll
  ///     behind it.
  func show(_ title: String, as kind: EdgeKind, in layout: DeclaredLayout?, on background: UIColor?) {
    var configuration = UIBackgroundConfiguration.clear()
    if kind == .header, layout?.hasStickyHeader ?? true {
      configuration.backgroundColor = background ?? .systemBackground
    }
    backgroundConfiguration = configuration
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
