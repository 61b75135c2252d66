internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

// The views above and below the rows of a section, and below all of them.
extension CollectionAdapter {
  /// What shows in a place of the layout's.
  func supplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    switch kind {
    case CollectionAdapter.elementKindFoot:
      let place = EdgePlace(section: CollectionAdapter.elementKindFoot, isHeader: false)
      return edgeItem(
        showing: foot.map { EdgeContainer($0, at: place, isMeasured: true) },
        ofKind: kind,
        at: indexPath,
        in: collectionView
      )
    case UICollectionView.elementKindSectionHeader:
      return edge(.header, at: indexPath, in: collectionView)
    case UICollectionView.elementKindSectionFooter:
      return edge(.footer, at: indexPath, in: collectionView)
    default:
      reportUnknownKind(kind)
      return edgeItem(showing: nil, ofKind: kind, at: indexPath, in: collectionView)
    }
  }

  private func edge(
    _ kind: EdgeKind,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let section = shown.section(at: indexPath.section)
    guard let title = section?.edge(isHeader: kind == .header)?.title else {
      return edgeItem(
        showing: edgeView(isHeader: kind == .header, ofSection: indexPath.section),
        ofKind: kind.elementKind,
        at: indexPath,
        in: collectionView
      )
    }
    let view = dequeue(
      EdgeTitle.self,
      EdgeTitle.identifier,
      ofKind: kind.elementKind,
      at: indexPath,
      in: collectionView
    )
    let layout = section?.declaredLayout
    (view as? EdgeTitle)?.show(
      title,
      as: kind,
      isPlain: layout?.isPlainList ?? true,
      isSticky: kind == .header && layout?.hasStickyHeader ?? true
    )
    return view
  }

  private func edgeItem(
    showing container: EdgeContainer?,
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let view = dequeue(EdgeItem.self, EdgeItem.identifier, ofKind: kind, at: indexPath, in: collectionView)
    (view as? EdgeItem)?.show(container)
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
      A layout asks for supplementary views of kind "\(kind)", of which a list knows nothing: empty ones show. Override \
      collectionView(_:viewForSupplementaryElementOfKind:at:) in a subclass of CollectionAdapter.
      """
    )
  }
}
