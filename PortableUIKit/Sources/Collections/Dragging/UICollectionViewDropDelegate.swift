public import Foundation

/// The methods for handling drops in a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate`).
///
/// PortableUIKit supports drops of the items and rows of the same window. If the delegate proposes to move an item of the
/// collection view itself, and the data source allows it, the data source moves the item, and the delegate isn't asked to
/// perform the drop. Apple doesn't document this behavior.
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Adds the dropped items to the data of the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)`).
  ///
  /// PortableUIKit calls this method for the items and rows of other views only.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns a proposal for handling a drop at the specified index path
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`).
  ///
  /// In PortableUIKit, the index path is `nil` only if an item or row of another view is over an empty collection view.
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
  /// The ways to incorporate dropped content into a collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum`).
  public enum Intent: Int, Sendable {
    /// The collection view accepts the drop without showing a destination.
    case unspecified
    /// The content is inserted at the destination index path, and items move apart to make space.
    case insertAtDestinationIndexPath
    /// The content is added to the item at the destination index path.
    case insertIntoDestinationIndexPath
  }

  /// The way to incorporate the dropped content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.property`).
  ///
  /// In PortableUIKit, the intent has no effect.
  public let intent: Intent

  /// Creates a proposal with the specified operation and intent
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/init(operation:intent:)`).
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item in a drop on a collection view (`developer.apple.com/documentation/uikit/uicollectionviewdropitem`).
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item with the dropped data (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/dragitem`).
  var dragItem: UIDragItem { get }

  /// The index path from which the item was dragged, or `nil` if it comes from another view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/sourceindexpath`).
  var sourceIndexPath: IndexPath? { get }
}

/// An object that coordinates a drop with the collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator`).
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items of the drop (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/items`).
  var items: [any UICollectionViewDropItem] { get }

  /// The index path at which to insert the items, or `nil` if the drop has no destination item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/destinationindexpath`).
  var destinationIndexPath: IndexPath? { get }

  /// The proposal for handling the drop
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/proposal`).
  var proposal: UICollectionViewDropProposal { get }

  /// The session of the drop (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/session`).
  var session: any UIDropSession { get }

  /// Animates a drag item to the cell of the item at the specified index path
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/drop(_:toitemat:)`).
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
