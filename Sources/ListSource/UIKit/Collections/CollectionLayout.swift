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
  private var own: UICollectionViewCompositionalLayout?

  /// How the sections lie that show, by id; nil for one that does not say. Empty as long as this layout has shown no list
  /// since it took its place.
  private var declared: [AnyHashable: DeclaredLayout?] = [:]

  /// The layout of the app's that this one took the place of.
  private var replaced: UICollectionViewLayout?

  private var hasReportedReplaced = false

  init(of adapter: CollectionAdapter) {
    self.adapter = adapter
  }

  /// Whether the collection view has this layout.
  func isUsed(by collectionView: UICollectionView) -> Bool {
    own === collectionView.collectionViewLayout && own != nil
  }

  /// Becomes the layout of the collection view if a list declares one, and gives the app's back if none does.
  ///
  /// A list without sections does not say. It is shown by this layout if there is a foot, which no flow layout has a place
  /// for.
  func settle(in collectionView: UICollectionView, for source: ListSource) {
    if source.sections.contains(where: { $0.layout != nil }) {
      install(in: collectionView)
    } else if !source.sections.isEmpty {
      leave(collectionView)
    } else if adapter?.foot != nil, collectionView.collectionViewLayout.isFlowLayoutAsItComes {
      install(in: collectionView)
    }
  }

  private func install(in collectionView: UICollectionView) {
    guard !isUsed(by: collectionView) else { return }
    let earlier = collectionView.collectionViewLayout
    reportReplaced(earlier)
    replaced = earlier
    declared = [:]
    let layout = own ?? makeLayout()
    own = layout
    collectionView.setCollectionViewLayout(layout, animated: false)
    showFoot()
  }

  /// Gives the app's layout back, if this one took its place.
  func leave(_ collectionView: UICollectionView) {
    declared = [:]
    guard isUsed(by: collectionView), let earlier = exchange(&replaced, with: nil) else { return }
    collectionView.setCollectionViewLayout(earlier, animated: false)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak adapter] section, environment in
      adapter?.layout(ofSection: section, in: environment)
        ?? SectionLayout.list().make(in: .none(environment))
    }
  }

  /// Has the layout ask anew where a section lies in another way than in the list before. Closures are taken for others,
  /// unless the section is the very same.
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
    guard old.isEmpty || isOther else { return }
    collectionView.collectionViewLayout.invalidateLayout()
    adapter?.restyleTitles(in: collectionView)
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
    guard !hasReportedReplaced, !layout.isFlowLayoutAsItComes else { return }
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
      && flow.sectionHeadersPinToVisibleBounds == other.sectionHeadersPinToVisibleBounds
      && flow.sectionFootersPinToVisibleBounds == other.sectionFootersPinToVisibleBounds
  }
}
