public import Foundation

/// The methods that handle drops on a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate`).
///
/// The stand-in supports only drops of the collection view's own items. The delegate proposes what to do with a drop.
/// The data source then moves the item, and the delegate is not asked to perform the drop (assumed).
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Incorporates the dropped items into the data source
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns a proposal for a drop at a place
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Proposes to forbid the drop.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
  }
}

/// A proposal for handling a drop
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal`).
@MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop inserts content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum`).
  public enum Intent: Int, Sendable {
    /// No visible place.
    case unspecified
    /// Between items, which move apart.
    case insertAtDestinationIndexPath
    /// Into the item at the index path.
    case insertIntoDestinationIndexPath
  }

  /// Where the drop inserts content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.property`).
  public let intent: Intent

  /// Makes a proposal
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/init(operation:intent:)`).
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A dropped item (`developer.apple.com/documentation/uikit/uicollectionviewdropitem`).
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/dragitem`).
  var dragItem: UIDragItem { get }

  /// The original place of the item, or `nil` if it comes from elsewhere
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/sourceindexpath`).
  var sourceIndexPath: IndexPath? { get }
}

/// The context for performing a drop (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator`).
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/items`).
  var items: [any UICollectionViewDropItem] { get }

  /// The place to insert them
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/destinationindexpath`).
  var destinationIndexPath: IndexPath? { get }

  /// The proposal for the drop (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/proposal`).
  var proposal: UICollectionViewDropProposal { get }

  /// The drop session (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/session`).
  var session: any UIDropSession { get }

  /// Animates a drag item to the place of an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/drop(_:toitemat:)`).
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
