public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``PagedList`` in a collection view, as a ``PagedTable`` does in a table view: pulling loads the first page,
/// coming near the end the next one, and the foot below all rows says what there is to say.
///
/// ```swift
/// let manager = PagedCollection(collectionView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeTile.self) }.layout(.grid(columns: 3, spacing: 2)) }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// The foot is a supplementary view of the kind `CollectionAdapter.elementKindListFooter`, as high as its view's
/// `sizeThatFits(_:)` says. The layout that the adapter makes, where a section declares one, has a place for it. Where
/// none does, the app's layout stays, and the foot shows only if that layout has a boundary item of this kind. Otherwise
/// offer the next page and another try elsewhere: ``PagedManager/onTip`` and ``PagedManager/onCompletion`` say when.
///
/// Apple does not say whether a collection view can be pulled that its rows do not fill: set its `alwaysBounceVertical` to
/// be sure.
///
/// The collection view keeps it alive, as it does its adapter; all else too is as for a ``PagedTable``.
@MainActor
public final class PagedCollection<Item: Sendable>: PagedManager<Item> {
  /// The collection view; nil once it is gone.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// Makes what shows a list, and shows the rows that the list has.
  ///
  /// Where the collection view has no adapter it gets one.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view.
  ///   - list: what it shows.
  ///   - declare: says how rows show. Asked again whenever they change; see ``PagedManager/show()`` for whatever else it
  ///     depends on.
  @discardableResult
  public init(
    _ collectionView: UICollectionView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    super.init(in: collectionView, showing: list, declare: declare)
  }
}
