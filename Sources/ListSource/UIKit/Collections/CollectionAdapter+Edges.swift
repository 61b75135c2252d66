internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension CollectionAdapter {
  /// Dequeues a supplementary view that shows a section's title, a declared view or the footer of the list.
  ///
  /// If none of these is declared, the view is empty. An element kind that lists do not support is reported once.
  func supplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    guard let edge = EdgeKind(elementKind: kind) else {
      if kind != CollectionAdapter.elementKindListFooter { reportUnknownKind(kind) }
      return edgeItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let section = shown.section(at: indexPath.section)
    guard let title = section?.edge(isHeader: edge == .header)?.title else {
      return edgeItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let view = dequeue(EdgeTitle.self, EdgeTitle.identifier, ofKind: kind, at: indexPath, in: collectionView)
    let background = collectionView.backgroundColor
    (view as? EdgeTitle)?.show(title, as: edge, in: section?.declaredLayout, on: background)
    return view
  }

  /// Updates the style of visible titles after the layouts of their sections have changed.
  func restyleTitles(in collectionView: UICollectionView) {
    for kind in EdgeKind.allCases {
      for index in 0..<collectionView.numberOfSections {
        let place = IndexPath(item: 0, section: index)
        let view = collectionView.supplementaryView(forElementKind: kind.elementKind, at: place) as? EdgeTitle
        guard let view, let section = shown.section(at: index),
          let title = section.edge(isHeader: kind == .header)?.title
        else { continue }
        view.show(title, as: kind, in: section.declaredLayout, on: collectionView.backgroundColor)
      }
    }
  }

  /// Adds the declared view to an empty supplementary view.
  ///
  /// This is necessary because the collection view may show a removed supplementary view again without requesting it.
  func fill(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
    guard let item = view as? EdgeItem, item.container == nil else { return }
    item.show(container(ofKind: kind, at: indexPath))
  }

  /// Creates a container for the declared view of a supplementary element, or returns nil if there is none.
  private func container(ofKind kind: String, at indexPath: IndexPath) -> EdgeContainer? {
    if kind == CollectionAdapter.elementKindListFooter { return listFooterContainer() }
    return EdgeKind(elementKind: kind).flatMap {
      edgeView(isHeader: $0 == .header, ofSection: indexPath.section)
    }
  }

  /// Creates a container for the footer of the list, or returns nil if there is none.
  func listFooterContainer() -> EdgeContainer? {
    listFooter.map { EdgeContainer($0, at: nil, isMeasured: true) }
  }

  private func edgeItem(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let view = dequeue(EdgeItem.self, EdgeItem.identifier, ofKind: kind, at: indexPath, in: collectionView)
    (view as? EdgeItem)?.show(container(ofKind: kind, at: indexPath))
    return view
  }

  private func dequeue(
    _ type: AnyClass,
    _ identifier: String,
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
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
    guard unknownKinds.insert(kind).inserted else { return }
    Reports.report(
      """
      A layout asks for supplementary views of kind "\(kind)", which a list does not support, so empty views show. \
      Override collectionView(_:viewForSupplementaryElementOfKind:at:) in a subclass of CollectionAdapter.
      """
    )
  }
}
