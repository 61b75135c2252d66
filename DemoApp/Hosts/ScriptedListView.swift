#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  /// A list view of either kind, as the steps of a script see it.
  @MainActor
  protocol ScriptedListView: UIScrollView {
    /// What it shows.
    var source: ListSource { get }

    /// Where a row is in the content, in points.
    func place(ofRow indexPath: IndexPath) -> CGRect

    /// Scrolls until a row is in the middle, or as near to it as the content lets.
    func scrollToMiddle(ofRow indexPath: IndexPath)

    /// The cell that shows a row now.
    func cell(ofRow indexPath: IndexPath) -> UIView?
  }

  extension UITableView: ScriptedListView {
    var source: ListSource { listAdapter?.source ?? ListSource() }

    func place(ofRow indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

    func scrollToMiddle(ofRow indexPath: IndexPath) {
      scrollToRow(at: indexPath, at: .middle, animated: false)
    }

    func cell(ofRow indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
  }

  extension UICollectionView: ScriptedListView {
    var source: ListSource { listAdapter?.source ?? ListSource() }

    func place(ofRow indexPath: IndexPath) -> CGRect {
      layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    func scrollToMiddle(ofRow indexPath: IndexPath) {
      scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    }

    func cell(ofRow indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
  }
#endif
