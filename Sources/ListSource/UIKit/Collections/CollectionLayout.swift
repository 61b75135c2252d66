package import Foundation
internal import KitSupport
package import PlatformUIKit

/// An object that installs the adapter's own layout in the collection view while sections declare layouts.
@MainActor
final class CollectionLayout {
  private weak var adapter: CollectionAdapter?
  private var own: UICollectionViewCompositionalLayout?

  /// The declared layouts of the shown sections, by section id. Empty until the installed layout has shown a list.
  private var declared: [AnyHashable: DeclaredLayout?] = [:]

  private var replaced: UICollectionViewLayout?

  init(of adapter: CollectionAdapter) {
    self.adapter = adapter
  }

  func isUsed(by collectionView: UICollectionView) -> Bool {
    own === collectionView.collectionViewLayout && own != nil
  }

  /// Installs the layout that a list needs. A list without sections keeps the current layout.
  func settle(in collectionView: UICollectionView, for source: ListSource) {
    if source.sections.contains(where: { adapter?.layout(of: $0) != nil }) {
      install(in: collectionView)
    } else if !source.sections.isEmpty {
      leave(collectionView)
    }
  }

  /// Returns the empty section to show in place of a list that has a footer but no sections, or nil if the layout cannot
  /// show the footer. A compositional layout shows its footer only if there is a section. This is reported for UIKit
  /// (`github.com/dotnet/maui/pull/34989`). An unconfigured flow layout, which shows none, is replaced.
  func sectionForListFooter(in collectionView: UICollectionView) -> ListSection? {
    let section = ListSection(ListFooterSection()) {}
    let current = collectionView.collectionViewLayout
    if isUsed(by: collectionView) || current.isUnconfiguredFlowLayout { return section.layout(.list()) }
    return current.showsListFooter ? section : nil
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
    updateListFooter()
  }

  func leave(_ collectionView: UICollectionView) {
    declared = [:]
    guard isUsed(by: collectionView), let earlier = exchange(&replaced, with: nil) else { return }
    collectionView.setCollectionViewLayout(earlier, animated: false)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak adapter] section, environment in
      adapter?.layout(ofSection: section, in: environment)
        ?? .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment
        )
    }
  }

  /// Invalidates the layout and updates the style of titles if the declared layout of any section has changed, or if
  /// the layout is new. A layout closure counts as changed unless both sections share the same declaration.
  ///
  /// A waterfall depends on the heights of its rows, which batch updates do not report.
  ///
  /// - Complexity: Linear in the number of sections.
  func update(to source: ListSource, in collectionView: UICollectionView, haveRowsChanged: Bool) {
    guard isUsed(by: collectionView) else { return declared = [:] }
    let new = source.sections.reduce(into: [:]) { $0[$1.id] = .some(adapter?.layout(of: $1)) }
    let old = exchange(&declared, with: new)
    let others = new.filter { id, layout in
      guard let earlier = old[id] else { return false }
      return layout.map { !$0.isSame(as: earlier) } ?? (earlier != nil)
    }
    let flows = haveRowsChanged && new.contains { $0.value?.isWaterfall == true }
    guard old.isEmpty || !others.isEmpty || flows else { return }
    // Its columns may have another width.
    if others.contains(where: { $0.value?.isWaterfall == true }) { adapter?.heights.expireAll() }
    collectionView.collectionViewLayout.invalidateLayout()
    adapter?.restyleTitles(in: collectionView)
  }

  func updateListFooter() {
    guard let own, let adapter else { return }
    let footer = NSCollectionLayoutBoundarySupplementaryItem(CollectionAdapter.elementKindListFooter, .bottom)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = adapter.listFooter == nil ? [] : [footer]
    own.configuration = configuration
  }

  private func reportReplaced(_ layout: UICollectionViewLayout) {
    guard !layout.isUnconfiguredFlowLayout else { return }
    adapter?.reports.report(
      .replacedLayout,
      """
      Sections declare layouts, so the \(type(of: layout)) of the collection view is replaced. To keep it, declare no \
      layouts. To combine both, declare .layout { environment in … } for each section. If you do not need it, make the \
      collection view with an unconfigured UICollectionViewFlowLayout().
      """
    )
  }
}

private struct ListFooterSection: Hashable {}

extension UICollectionViewLayout {
  fileprivate var showsListFooter: Bool {
    (self as? UICollectionViewCompositionalLayout)?.configuration.boundarySupplementaryItems.contains {
      $0.elementKind == CollectionAdapter.elementKindListFooter
    } ?? false
  }

  fileprivate var isUnconfiguredFlowLayout: Bool {
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

extension CollectionAdapter {
  /// The layout that a section declares, or that of the controller.
  func layout(of section: ListSection?) -> DeclaredLayout? { section?.declaredLayout ?? defaultLayout }

  func layout(
    ofSection index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    duringCallback {
      let section = shown.section(at: index)
      let surroundings = SectionSurroundings(
        supplements: SupplementKind.allCases.filter { section?.supplement($0) != nil },
        environment: environment,
        swipes: { [weak self] edge in { self?.swipeActions(edge, at: $0) } },
        count: shown.numberOfRows(inSection: index),
        height: { self.height(of: RowIndex(section: index, row: $0), width: $1) }
      )
      let made =
        switch layout(of: section)?.kind {
        case .provided(let make): make(environment)
        case .shape(let layout): layout.make(in: surroundings)
        case nil: SectionLayout.list().make(in: surroundings)
        }
      // A collection view does not notify its delegate when such a section scrolls.
      if made.orthogonalScrollingBehavior != .none, made.visibleItemsInvalidationHandler == nil,
        section?.groups.contains(where: { $0.sight != nil }) == true
      {
        made.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.watchRows() }
      }
      return made
    }
  }

  private func height(of place: RowIndex, width: Double) -> Double {
    if place.row == 0 { columns[place.section] = width }
    guard let row = shown.row(at: place) else { return 44 }
    if let height = row.height?.points(forWidth: width) { return height }
    if row.height == .measured { return measuredHeight(of: place) ?? 44 }
    reports.report(
      .unknownHeight,
      """
      A row of a waterfall is 44 points high, because its height is not known before it shows. Declare .fixed, \
      .aspectRatio or .measured for the Rows, the section or the list, or let the models be CellModel.
      """
    )
    return 44
  }

  func reportMeasuredHeights() {
    let areElsewhere = shown.source.sections.contains { section in
      layout(of: section)?.isWaterfall != true
        && section.groups.contains {
          // The first model stands for all, because a list may have many.
          let declared = $0.height ?? section.height ?? ($0.count > 0 ? $0.modelHeight(at: 0) : nil)
          return (declared ?? shown.source.distinct.rows.height) == .measured
        }
    }
    guard areElsewhere else { return }
    reports.report(
      .measuredElsewhere,
      """
      Rows of a collection view declare the height .measured, but their layout sizes its cells itself. Declare \
      .layout(.waterfall(columns: 1)), or another height.
      """
    )
  }

  /// Returns the swipe actions that a user finds at a row: none, unless the layout of its section is a list.
  package func listSwipeActions(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let collectionView, layout.isUsed(by: collectionView) else { return nil }
    return layout(of: shown.section(at: indexPath.section))?.isList == false
      ? nil : swipeActions(edge, at: indexPath)
  }

  /// Returns the swipe actions of a row. Without trailing actions, a deletion handler adds a delete action there.
  private func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    duringCallback {
      let row = RowInteraction(at: RowIndex(indexPath), in: self)
      return row?.swipeActions(edge) ?? (edge == .trailing ? row?.deletion(titled: deleteTitle) : nil)
    }
  }
}
