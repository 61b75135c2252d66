public import Foundation

/// A representation of the data that the user drags (`developer.apple.com/documentation/uikit/uidragitem`).
@MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data (`developer.apple.com/documentation/uikit/uidragitem/itemprovider`).
  public let itemProvider: NSItemProvider

  /// Creates a drag item with an item provider
  /// (`developer.apple.com/documentation/uikit/uidragitem/init(itemprovider:)`).
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The properties and methods that drag sessions and drop sessions share
/// (`developer.apple.com/documentation/uikit/uidragdropsession`).
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The drag items of the session (`developer.apple.com/documentation/uikit/uidragdropsession/items`).
  var items: [UIDragItem] { get }

  /// Returns the location of the touch in the coordinates of a view, in points
  /// (`developer.apple.com/documentation/uikit/uidragdropsession/location(in:)`).
  func location(in view: UIView) -> CGPoint
}

/// A session for the drag of one or more drag items
/// (`developer.apple.com/documentation/uikit/uidragsession`).
@MainActor
public protocol UIDragSession: UIDragDropSession {}

/// A session for a drag over a view that accepts drops (`developer.apple.com/documentation/uikit/uidropsession`).
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, or `nil` if the drag began in another app
  /// (`developer.apple.com/documentation/uikit/uidropsession/localdragsession`).
  var localDragSession: (any UIDragSession)? { get }
}

/// The operation that a drop performs (`developer.apple.com/documentation/uikit/uidropoperation`).
public enum UIDropOperation: UInt, Sendable {
  /// The drop is canceled, and no data is transferred.
  case cancel = 0
  /// The drop isn't permitted at this location. Other locations in the view may permit it.
  case forbidden
  /// The drop copies the data.
  case copy
  /// The drop moves the data.
  case move
}

/// A proposal for handling a drop (`developer.apple.com/documentation/uikit/uidropproposal`).
@MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop performs (`developer.apple.com/documentation/uikit/uidropproposal/operation`).
  public let operation: UIDropOperation

  /// Creates a proposal with an operation (`developer.apple.com/documentation/uikit/uidropproposal/init(operation:)`).
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The methods for animations that accompany the animation of a dropped item
/// (`developer.apple.com/documentation/uikit/uidraganimating`).
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run together with the animation of the dropped item
  /// (`developer.apple.com/documentation/uikit/uidraganimating/addanimations(_:)`).
  func addAnimations(_ animations: @escaping () -> Void)
}
