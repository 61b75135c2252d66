internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UITableView {
  /// The adapter that shows a list in this table view; nil where there is none.
  public var listAdapter: TableAdapter? { self[associated: ListAdapter.self] as? TableAdapter }
}

extension UICollectionView {
  /// The adapter that shows a list in this collection view; nil where there is none.
  public var listAdapter: CollectionAdapter? { self[associated: ListAdapter.self] as? CollectionAdapter }
}

extension ListView {
  /// Keeps an adapter alive, and detaches an earlier one, which is reported.
  func keep(_ adapter: ListAdapter) {
    let earlier = self[associated: ListAdapter.self]
    self[associated: ListAdapter.self] = adapter
    guard let earlier else { return }
    earlier.detach()
    let words = type(of: self).words
    Reports.report(
      """
      A \(words.view) got a second adapter; the first is detached and shows nothing any more. To show another list apply it \
      to the one there is: \(words.name).listAdapter?.apply(source).
      """
    )
  }
}
