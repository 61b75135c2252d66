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
    guard let edge = EdgeKind(elementKind: kind) else {
      if kind != CollectionAdapter.elementKindFoot { reportUnknownKind(kind) }
      return edgeItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let section = shown.section(at: indexPath.section)
    guard let title = section?.edge(isHeader: edge == .header)?.title else {
      return edgeItem(ofKind: kind, at: indexPath, in: collectionView)
    }
    let view = dequeue(EdgeTitle.self, EdgeTitle.identifier, ofKind: kind, at: indexPath, in: collectionView)
    let ground = collectionView.backgroundColor
    (view as? EdgeTitle)?.show(title, as: edge, in: section?.declaredLayout, on: ground)
    return view
  }

  /// Writes the titles in view as the layouts have them that their sections have now.
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

  /// Puts what is declared for a place into its view, unless it is there: the collection view may show one again that it
  /// has taken away before.
  func fill(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
    guard let item = view as? EdgeItem, item.container == nil else { return }
    item.show(container(ofKind: kind, at: indexPath))
  }

  /// A new container of the view that is declared for a place; nil if there is none.
  private func container(ofKind kind: String, at indexPath: IndexPath) -> EdgeContainer? {
    if kind == CollectionAdapter.elementKindFoot { return footContainer() }
    return EdgeKind(elementKind: kind).flatMap {
      edgeView(isHeader: $0 == .header, ofSection: indexPath.section)
    }
  }

  /// A new container of what stands below all rows; nil if there is nothing.
  func footContainer() -> EdgeContainer? {
    foot.map { EdgeContainer($0, at: nil, isMeasured: true) }
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
      A layout asks for supplementary views of kind "\(kind)", of which a list knows nothing: empty ones show. Override \
      collectionView(_:viewForSupplementaryElementOfKind:at:) in a subclass of CollectionAdapter.
      """
    )
  }
}
