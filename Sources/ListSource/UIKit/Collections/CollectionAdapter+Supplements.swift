internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension CollectionAdapter {
  func supplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    guard let supplement = SupplementKind(elementKind: kind, at: indexPath) else {
      if kind != CollectionAdapter.elementKindListFooter { reportUnknownKind(kind) }
      return viewItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let section = shown.section(at: indexPath.section)
    guard let title = section?.supplement(supplement)?.title else {
      return viewItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let view = dequeue(TitleItem.self, ofKind: kind, at: indexPath, in: collectionView)
    let background = collectionView.backgroundColor
    (view as? TitleItem)?.show(title, as: supplement, in: layout(of: section), on: background)
    return view
  }

  /// Updates the style of visible titles after the layouts of their sections have changed.
  func restyleTitles(in collectionView: UICollectionView) {
    for kind in SupplementKind.allCases {
      for index in 0..<collectionView.numberOfSections {
        let place = IndexPath(item: 0, section: index)
        let view = collectionView.supplementaryView(forElementKind: kind.elementKind, at: place) as? TitleItem
        guard let view, let section = shown.section(at: index),
          let title = section.supplement(kind)?.title
        else { continue }
        view.show(title, as: kind, in: layout(of: section), on: collectionView.backgroundColor)
      }
    }
  }

  /// Fills a view that is empty. A collection view may show a removed supplementary view again without requesting it.
  func fill(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
    guard let item = view as? ViewItem, item.container == nil else { return }
    item.show(container(ofKind: kind, at: indexPath))
  }

  private func container(ofKind kind: String, at indexPath: IndexPath) -> SupplementContainer? {
    if kind == CollectionAdapter.elementKindListFooter { return listFooterContainer() }
    return SupplementKind(elementKind: kind, at: indexPath).flatMap {
      supplementView($0, ofSection: indexPath.section)
    }
  }

  func listFooterContainer() -> SupplementContainer? {
    listFooter.map { SupplementContainer($0, at: nil, isMeasured: true) }
  }

  private func viewItem(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let view = dequeue(ViewItem.self, ofKind: kind, at: indexPath, in: collectionView)
    (view as? ViewItem)?.show(container(ofKind: kind, at: indexPath))
    return view
  }

  private func dequeue(
    _ type: AnyClass,
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let identifier = "ListSource.\(type)"
    if registered.insert("\(identifier) \(kind)").inserted {
      collectionView.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
  }

  private func reportUnknownKind(_ kind: String) {
    reports.report(
      .elementKind(kind),
      """
      A layout asks for supplementary views of kind "\(kind)", which a list does not support, so empty views show. \
      Override collectionView(_:viewForSupplementaryElementOfKind:at:) in a subclass of CollectionAdapter.
      """
    )
  }
}

/// A reusable supplementary view that shows a header or footer view.
final class ViewItem: UICollectionReusableView {
  private(set) var container: SupplementContainer?

  func show(_ container: SupplementContainer?) {
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

  /// Returns the measured height. An empty view gets 0.1 points, because a layout does not accept 0.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let height = container?.height(fitting: target) ?? 0
    layoutAttributes.size.height = max(height, 0.1)
    return layoutAttributes
  }
}

final class TitleItem: UICollectionViewListCell {
  private var content = UIListContentConfiguration.groupedHeader()

  func show(_ title: String) {
    content.text = title
    contentConfiguration = content
  }

  /// Shows a title in the style of its section's layout. A sticky header has the background color of the list, to hide
  /// the rows that scroll behind it.
  func show(_ title: String, as kind: SupplementKind, in layout: DeclaredLayout?, on background: UIColor?) {
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
