package import Foundation
package import PlatformUIKit

/// What tests read of a list view of either kind, and perform where UIKit has no public interface.
extension ListAdapter {
  package var scrollView: UIScrollView? { listView }

  package var rows: [IndexPath] {
    (0..<shown.numberOfSections).flatMap { section in
      (0..<shown.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  package var selected: [IndexPath] { listView?.selectedIndexPaths ?? [] }

  package func cell(at indexPath: IndexPath) -> UIView? { listView?.shownCell(at: indexPath) }
  package func show(_ indexPath: IndexPath) { listView?.scroll(to: indexPath) }

  package func menu(at indexPath: IndexPath) -> UIMenu? {
    RowInteraction(at: RowIndex(indexPath), in: self)?.menu()
  }

  /// Moves a row as a drag does: in the list view, and by the event that its ``Rows`` declare.
  package func moveRow(at indexPath: IndexPath, to target: IndexPath) {
    lift(RowIndex(indexPath), moves: true)
    collapse(at: RowIndex(indexPath))
    moveShownRow(RowIndex(indexPath), to: RowIndex(target))
    dragged = nil
  }
}
