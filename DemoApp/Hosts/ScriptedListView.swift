#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  /// A list view that scripts can control: a table view or a collection view.
  @MainActor
  protocol ScriptedListView: UIScrollView {
    /// The declared list that the view shows.
    var source: ListSource { get }

    /// Returns the frame of a row, in the coordinate system of the list view.
    func frame(ofRow indexPath: IndexPath) -> CGRect

    /// Scrolls until a row is in the middle, or as close to the middle as the content allows.
    func scrollToMiddle(ofRow indexPath: IndexPath)

    /// Returns the cell of a row, or nil if the row is not visible.
    func cell(ofRow indexPath: IndexPath) -> UIView?
  }

  extension UIViewController {
    /// The list view of the screen, or nil if it has none.
    var scriptedListView: (any ScriptedListView)? {
      switch self {
      case let screen as BrowseController: screen.listView as? any ScriptedListView
      case let screen as ListTableController: screen.tableView
      case let screen as ListCollectionController: screen.collectionView
      default: nil
      }
    }
  }

  extension UITableView: ScriptedListView {
    var source: ListSource { listAdapter?.source ?? ListSource() }

    func frame(ofRow indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

    func scrollToMiddle(ofRow indexPath: IndexPath) {
      scrollToRow(at: indexPath, at: .middle, animated: false)
    }

    func cell(ofRow indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
  }

  extension UICollectionView: ScriptedListView {
    var source: ListSource { listAdapter?.source ?? ListSource() }

    func frame(ofRow indexPath: IndexPath) -> CGRect {
      layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    func scrollToMiddle(ofRow indexPath: IndexPath) {
      scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    }

    func cell(ofRow indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
  }
#endif
