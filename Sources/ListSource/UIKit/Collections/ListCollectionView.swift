public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A collection view that says of every event from one of its cells where it came from.
///
/// ```swift
/// let collectionView = ListCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// CollectionAdapter(collectionView).apply(source)
/// // a controller above, in a strategy:
/// let indexPath = event.userInfo[.indexPath]
/// let quake = event.userInfo.listItem(as: Quake.self)
/// ```
///
/// The cell knows neither its index path nor who asks. A collection view of another class does the same by handing its
/// events to ``ListAdapter/decorate(_:for:)``.
open class ListCollectionView: UICollectionView, EventDecorator {
  /// Adds where in the list the event came from; nothing where there is no list.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
