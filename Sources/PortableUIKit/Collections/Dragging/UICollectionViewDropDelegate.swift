public import Foundation

/// What takes what is dropped on a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate`).
///
/// The stand-in knows no drops but of the collection view's own items. Of those it asks for a proposal; that it then has
/// the data source move the item, and does not call the delegate to perform the drop, is assumed.
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Puts what was dropped into the data source
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:performdropwith:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// What would become of a drop at a place
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Proposes to forbid it.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
  }
}

/// What a collection view would do with a drop
/// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal`).
@MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum`).
  public enum Intent: Int, Sendable {
    /// Nowhere that shows.
    case unspecified
    /// Between items, which make room.
    case insertAtDestinationIndexPath
    /// Into an item.
    case insertIntoDestinationIndexPath
  }

  /// Where it would go
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.property`).
  public let intent: Intent

  /// Makes a proposal
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropproposal/init(operation:intent:)`).
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Something that was dropped (`developer.apple.com/documentation/uikit/uicollectionviewdropitem`).
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/dragitem`).
  var dragItem: UIDragItem { get }

  /// Where it was, if in this collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropitem/sourceindexpath`).
  var sourceIndexPath: IndexPath? { get }
}

/// A drop that is to be performed (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator`).
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/items`).
  var items: [any UICollectionViewDropItem] { get }

  /// Where (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/destinationindexpath`).
  var destinationIndexPath: IndexPath? { get }

  /// What was proposed (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/proposal`).
  var proposal: UICollectionViewDropProposal { get }

  /// The drag (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/session`).
  var session: any UIDropSession { get }

  /// Moves what is dragged to where an item is
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator/drop(_:toitemat:)`).
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
