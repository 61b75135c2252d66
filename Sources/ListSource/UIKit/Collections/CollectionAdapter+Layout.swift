internal import Foundation
internal import PlatformUIKit

extension CollectionAdapter {
  /// Creates the UIKit layout of a section. A section without a declared layout is a plain list.
  func layout(
    ofSection index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    duringCallback {
      let section = shown.section(at: index)
      let surroundings = SectionSurroundings(
        hasHeader: section?.header != nil,
        hasFooter: section?.footer != nil,
        environment: environment,
        swipes: { [weak self] edge in { self?.swipeActions(edge, at: $0) } }
      )
      switch section?.declaredLayout?.kind {
      case .provided(let make): return make(environment)
      case .shape(let layout): return layout.make(in: surroundings)
      case nil: return SectionLayout.list().make(in: surroundings)
      }
    }
  }

  /// Returns the swipe actions at one edge of a row, or nil if there are none.
  ///
  /// A row with a deletion handler but no trailing swipe actions gets a delete action at the trailing edge.
  private func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    duringCallback {
      let row = RowInteraction(at: RowIndex(indexPath), in: self)
      return row?.swipeActions(edge) ?? (edge == .trailing ? row?.deletion : nil)
    }
  }
}
