public import Foundation

/// An item that is dragged (`developer.apple.com/documentation/uikit/uidragitem`).
@MainActor
open class UIDragItem: NSObject {
  /// The data of the item (`developer.apple.com/documentation/uikit/uidragitem/itemprovider`).
  public let itemProvider: NSItemProvider

  /// Makes an item (`developer.apple.com/documentation/uikit/uidragitem/init(itemprovider:)`).
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The common features of drag and drop sessions (`developer.apple.com/documentation/uikit/uidragdropsession`).
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The drag items (`developer.apple.com/documentation/uikit/uidragdropsession/items`).
  var items: [UIDragItem] { get }

  /// Returns the location of the touch in a view's coordinates, in points
  /// (`developer.apple.com/documentation/uikit/uidragdropsession/location(in:)`).
  func location(in view: UIView) -> CGPoint
}

/// A drag, from the first movement of the touch to its end
/// (`developer.apple.com/documentation/uikit/uidragsession`).
@MainActor
public protocol UIDragSession: UIDragDropSession {}

/// A drag over a view that accepts drops (`developer.apple.com/documentation/uikit/uidropsession`).
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag began in this app
  /// (`developer.apple.com/documentation/uikit/uidropsession/localdragsession`).
  var localDragSession: (any UIDragSession)? { get }
}

/// The operation that a drop performs (`developer.apple.com/documentation/uikit/uidropoperation`).
public enum UIDropOperation: UInt, Sendable {
  /// The drag is cancelled.
  case cancel = 0
  /// The drop isn't permitted here, but may be elsewhere in the view.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move
}

/// A proposal for handling a drop (`developer.apple.com/documentation/uikit/uidropproposal`).
@MainActor
open class UIDropProposal: NSObject {
  /// The operation to perform (`developer.apple.com/documentation/uikit/uidropproposal/operation`).
  public let operation: UIDropOperation

  /// Makes a proposal (`developer.apple.com/documentation/uikit/uidropproposal/init(operation:)`).
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation of a dropped item to its place (`developer.apple.com/documentation/uikit/uidraganimating`).
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations (`developer.apple.com/documentation/uikit/uidraganimating/addanimations(_:)`).
  func addAnimations(_ animations: @escaping () -> Void)
}
