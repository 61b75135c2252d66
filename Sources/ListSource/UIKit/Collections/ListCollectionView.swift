public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A collection view that adds the section, index path and model to every event from one of its cells.
///
/// ```swift
/// let collectionView = ListCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// CollectionAdapter(collectionView).apply(source)
/// // a controller above, in a strategy:
/// let indexPath = event.userInfo[.indexPath]
/// let quake = event.userInfo.listItem(as: Quake.self)
/// ```
///
/// The cell needs no reference to its index path or to the event handler. If your collection view has another class,
/// call ``ListAdapter/decorate(_:for:)`` from a decorator.
open class ListCollectionView: UICollectionView, EventDecorator {
  /// Adds the position of the event's source in the list. Does nothing if the collection view has no adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
