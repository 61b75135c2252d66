public import Foundation

/// The methods for handling drops in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate`).
///
/// PortableUIKit supports only drops of the collection view's own items. If the delegate proposes to move the item, the
/// data source moves it. The delegate isn't asked to perform that drop. Apple doesn't document this behavior.
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Updates the data source with the dropped items
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)`).
  ///
  /// PortableUIKit never calls this method.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns a proposal for handling a drop at the specified index path
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Returns a proposal that forbids the drop.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
  }
}

/// A proposal for handling a drop in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal`).
@MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way of incorporating dropped content into a collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum`).
  public enum Intent: Int, Sendable {
    /// The collection view shows no target for the drop.
    case unspecified
    /// The content is inserted at the index path, and items move apart to make space.
    case insertAtDestinationIndexPath
    /// The content is added to the item at the index path.
    case insertIntoDestinationIndexPath
  }

  /// The intended way of incorporating the dropped content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.property`).
  public let intent: Intent

  /// Creates a proposal with the specified operation and intent
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/init(operation:intent:)`).
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped in a collection view (`developer.apple.com/documentation/uikit/uicollectionviewdropitem`).
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item with the dropped data (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/dragitem`).
  var dragItem: UIDragItem { get }

  /// The index path from which the item was dragged, or `nil` if it comes from another view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/sourceindexpath`).
  var sourceIndexPath: IndexPath? { get }
}

/// The information for performing a drop (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator`).
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/items`).
  var items: [any UICollectionViewDropItem] { get }

  /// The index path at which to insert the items, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/destinationindexpath`).
  var destinationIndexPath: IndexPath? { get }

  /// The proposal for handling the drop
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/proposal`).
  var proposal: UICollectionViewDropProposal { get }

  /// The drop session of the items (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/session`).
  var session: any UIDropSession { get }

  /// Animates a drag item to the position of an item in the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/drop(_:toitemat:)`).
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
