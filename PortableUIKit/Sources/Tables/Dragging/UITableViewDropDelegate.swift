public import Foundation

/// The methods for handling drops in a table (`developer.apple.com/documentation/uikit/uitableviewdropdelegate`).
///
/// PortableUIKit supports drops of the rows and items of the same window. If the delegate proposes to move a row of the
/// table itself, and the data source allows it, the data source moves the row, and the delegate isn't asked to perform
/// the drop. Apple doesn't document this behavior.
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Adds the dropped items to the data of the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:performdropwith:)`).
  ///
  /// PortableUIKit calls this method for the rows and items of other views only.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns a proposal for handling a drop at the specified index path
  /// (`developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:dropsessiondidupdate:withdestinationindexpath:)`).
  ///
  /// In PortableUIKit, the index path is `nil` only if a row or item of another view is over a table without sections.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// Returns a proposal that forbids the drop.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .forbidden, intent: .unspecified)
  }
}

/// A proposal for handling a drop in a table (`developer.apple.com/documentation/uikit/uitableviewdropproposal`).
@MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The ways to incorporate dropped content into a table
  /// (`developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum`).
  public enum Intent: Int, Sendable {
    /// The table accepts the drop without showing a destination.
    case unspecified
    /// The content is inserted at the destination index path, and rows move apart to make space.
    case insertAtDestinationIndexPath
    /// The content is added to the row at the destination index path.
    case insertIntoDestinationIndexPath
    /// The table chooses between inserting at and into the destination index path.
    case automatic
  }

  /// The way to incorporate the dropped content
  /// (`developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.property`).
  ///
  /// In PortableUIKit, the intent has no effect.
  public let intent: Intent

  /// Creates a proposal with the specified operation and intent
  /// (`developer.apple.com/documentation/uikit/uitableviewdropproposal/init(operation:intent:)`).
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item in a drop on a table (`developer.apple.com/documentation/uikit/uitableviewdropitem`).
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item with the dropped data (`developer.apple.com/documentation/uikit/uitableviewdropitem/dragitem`).
  var dragItem: UIDragItem { get }

  /// The index path from which the item was dragged, or `nil` if it comes from another view
  /// (`developer.apple.com/documentation/uikit/uitableviewdropitem/sourceindexpath`).
  var sourceIndexPath: IndexPath? { get }
}

/// An object that coordinates a drop with the table
/// (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator`).
@MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items of the drop (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator/items`).
  var items: [any UITableViewDropItem] { get }

  /// The index path at which to insert the items, or `nil` if the drop has no destination row
  /// (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator/destinationindexpath`).
  var destinationIndexPath: IndexPath? { get }

  /// The proposal for handling the drop
  /// (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator/proposal`).
  var proposal: UITableViewDropProposal { get }

  /// The session of the drop (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator/session`).
  var session: any UIDropSession { get }

  /// Animates a drag item to the row at the specified index path
  /// (`developer.apple.com/documentation/uikit/uitableviewdropcoordinator/drop(_:torowat:)`).
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
