internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension CollectionAdapter {
  /// How a section lies; as a plain list where nothing is declared.
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

  /// What a swipe across a row of a list brings up.
  private func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    duringCallback {
      let row = ActedRow(at: RowIndex(indexPath), in: self)
      return row?.swipeActions(edge) ?? (edge == .trailing ? row?.deletion : nil)
    }
  }
}
