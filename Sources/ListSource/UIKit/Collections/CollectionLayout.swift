internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The layout that an adapter gives its collection view where sections declare theirs.
@MainActor
final class CollectionLayout {
  private weak var adapter: CollectionAdapter?
  private var own: AdaptedLayout?

  /// How the sections lie that show, by id; nil for one that does not say.
  private var declared: [AnyHashable: DeclaredLayout?] = [:]

  private var hasReportedReplaced = false

  init(of adapter: CollectionAdapter) {
    self.adapter = adapter
  }

  /// Whether the collection view has this layout.
  func isUsed(by collectionView: UICollectionView) -> Bool {
    own === collectionView.collectionViewLayout && own != nil
  }

  /// Becomes the layout of the collection view if a list declares one.
  func install(in collectionView: UICollectionView, for source: ListSource) {
    guard !isUsed(by: collectionView), source.sections.contains(where: { $0.layout != nil }) else { return }
    reportReplaced(collectionView.collectionViewLayout)
    let layout = own ?? makeLayout()
    own = layout
    collectionView.setCollectionViewLayout(layout, animated: false)
    showFoot()
  }

  private func makeLayout() -> AdaptedLayout {
    AdaptedLayout { [weak adapter] section, environment in
      adapter?.layout(ofSection: section, in: environment)
        ?? SectionLayout.list().make(in: .none(environment))
    }
  }

  /// Has the layout ask anew where a section lies in another way than in the list before.
  ///
  /// - Complexity: linear in the number of sections if the layout is the collection view's.
  func update(to source: ListSource, in collectionView: UICollectionView) {
    guard isUsed(by: collectionView) else { return declared = [:] }
    let new = source.sections.reduce(into: [:]) { $0[$1.id] = .some($1.declaredLayout) }
    let old = exchange(&declared, with: new)
    let isOther = new.contains { id, layout in
      guard let earlier = old[id] else { return false }
      return layout.map { !$0.isSame(as: earlier) } ?? (earlier != nil)
    }
    if isOther { collectionView.collectionViewLayout.invalidateLayout() }
  }

  /// Has the layout have a place for what stands below all sections, or none.
  func showFoot() {
    guard let own, let adapter else { return }
    let foot = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: CollectionAdapter.elementKindFoot,
      alignment: .bottom
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = adapter.foot == nil ? [] : [foot]
    own.configuration = configuration
  }

  /// Reports, once, that a layout of the app's is replaced.
  private func reportReplaced(_ layout: UICollectionViewLayout) {
    guard !hasReportedReplaced, !layout.isFlowLayoutAsItComes, !(layout is AdaptedLayout) else { return }
    hasReportedReplaced = true
    Reports.report(
      """
      Sections declare layouts, so the collection view's \(type(of: layout)) is replaced. To keep it declare no layout: \
      the adapter then only feeds it. To have both, declare .layout { environment in … } for each section. If nobody \
      needs it, make the collection view with an UICollectionViewFlowLayout() as it comes.
      """
    )
  }
}

/// A layout of an adapter's, which may stay when another adapter comes.
private final class AdaptedLayout: UICollectionViewCompositionalLayout {}

extension UICollectionViewLayout {
  /// Whether this is a flow layout that nobody has configured.
  fileprivate var isFlowLayoutAsItComes: Bool {
    guard type(of: self) == UICollectionViewFlowLayout.self, let flow = self as? UICollectionViewFlowLayout
    else { return false }
    let other = UICollectionViewFlowLayout()
    return flow.itemSize == other.itemSize && flow.estimatedItemSize == other.estimatedItemSize
      && flow.minimumLineSpacing == other.minimumLineSpacing
      && flow.minimumInteritemSpacing == other.minimumInteritemSpacing
      && flow.sectionInset == other.sectionInset && flow.scrollDirection == other.scrollDirection
      && flow.headerReferenceSize == other.headerReferenceSize
      && flow.footerReferenceSize == other.footerReferenceSize
  }
}
