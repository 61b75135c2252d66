public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``PagedList`` in a collection view, with pull-to-refresh, automatic loading of next pages, and a footer.
///
/// ```swift
/// let manager = PagedCollection(collectionView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeTile.self) }.layout(.grid(columns: 3, spacing: 2)) }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// The footer is a supplementary view of the kind `CollectionAdapter.elementKindListFooter`, as tall as its
/// `sizeThatFits(_:)` returns. If a section declares a layout, the adapter's layout includes the footer. Otherwise the
/// app's layout stays, and the footer appears only if that layout has a boundary item of this kind. Without one, offer
/// the next page and a retry elsewhere; ``PagedManager/onTip`` and ``PagedManager/onCompletion`` report when.
///
/// If the rows do not fill the collection view, set its `alwaysBounceVertical` so that it can be pulled.
///
/// The collection view retains this manager, as it retains its adapter. Everything else works as in ``PagedTable``.
@MainActor
public final class PagedCollection<Item: Sendable>: PagedManager<Item> {
  /// The collection view, or nil once it is deallocated or has another manager or adapter.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// Creates a manager and shows the list's current rows.
  ///
  /// A collection view without an adapter gets one.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - list: The list to show.
  ///   - declare: Returns the declaration of the rows. Called again whenever they change, and by
  ///     ``PagedManager/show()``. The manager retains it.
  @discardableResult
  public init(
    _ collectionView: UICollectionView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    super.init(in: collectionView, showing: list, declare: declare)
  }
}
