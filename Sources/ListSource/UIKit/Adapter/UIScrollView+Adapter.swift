internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

extension UITableView {
  /// The adapter of this table view, or nil if it has none.
  public var listAdapter: TableAdapter? { self[associated: ListAdapter.self] as? TableAdapter }
}

extension UICollectionView {
  /// The adapter of this collection view, or nil if it has none.
  public var listAdapter: CollectionAdapter? { self[associated: ListAdapter.self] as? CollectionAdapter }
}

extension ListView {
  /// Makes the view retain an adapter. If the view already has an adapter, detaches that adapter and reports a problem.
  func keep(_ adapter: ListAdapter) {
    let earlier = self[associated: ListAdapter.self]
    self[associated: ListAdapter.self] = adapter
    guard let earlier else { return }
    earlier.detach()
    let words = type(of: self).words
    Reports.report(
      """
      A \(words.view) got a second adapter, so the first one is detached and shows nothing. To show another list, use \
      the existing adapter: \(words.name).listAdapter?.apply(source).
      """
    )
  }
}
