package import Foundation
internal import PlatformUIKit

/// The actions of a user that tests perform because UIKit has no public interface for them.
extension ListAdapter {
  /// An action in the menu of a row. The path holds the titles of its submenus and its own.
  package struct MenuAction {
    package let path: [String]
    package let isDisabled: Bool
    package let perform: @MainActor () -> Void
  }

  /// Returns the visible actions in the declared menu of a row, from top to bottom.
  package func menuActions(at indexPath: IndexPath) -> [MenuAction] {
    RowInteraction(at: RowIndex(indexPath), in: self)?.menuActions() ?? []
  }

  /// Moves a row as a drag does: in the list view, and by the event that its ``Rows`` declare.
  package func moveRow(at indexPath: IndexPath, to target: IndexPath) {
    guard let listView else { return }
    draggedCell = listView.shownCell(at: indexPath)
    collapse(at: RowIndex(indexPath))
    duringCallback {
      move(RowIndex(indexPath), to: RowIndex(target)) { change in
        listView.performBatchUpdates {
          change()
          listView.moveRow(at: indexPath, to: target)
        } completion: { _ in
        }
      }
    }
    draggedCell = nil
  }
}
