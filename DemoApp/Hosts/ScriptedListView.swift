#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  /// A table view or a collection view, as the steps of a script use it.
  @MainActor
  protocol ScriptedListView: UIScrollView {
    /// The declared list that the view shows.
    var source: ListSource { get }

    /// Returns the frame of a row in the content, in points.
    func frame(ofRow indexPath: IndexPath) -> CGRect

    /// Scrolls a row to the middle, or as near to it as the content allows.
    func scrollToMiddle(ofRow indexPath: IndexPath)

    /// Returns the visible cell of a row, or nil.
    func cell(ofRow indexPath: IndexPath) -> UIView?
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
