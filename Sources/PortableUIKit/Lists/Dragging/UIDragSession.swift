public import Foundation

/// Something that is dragged (`developer.apple.com/documentation/uikit/uidragitem`).
@MainActor
open class UIDragItem: NSObject {
  /// What it carries (`developer.apple.com/documentation/uikit/uidragitem/itemprovider`).
  public let itemProvider: NSItemProvider

  /// Makes an item (`developer.apple.com/documentation/uikit/uidragitem/init(itemprovider:)`).
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What drags and drops have in common (`developer.apple.com/documentation/uikit/uidragdropsession`).
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged (`developer.apple.com/documentation/uikit/uidragdropsession/items`).
  var items: [UIDragItem] { get }

  /// Where the finger is, in points of a view
  /// (`developer.apple.com/documentation/uikit/uidragdropsession/location(in:)`).
  func location(in view: UIView) -> CGPoint
}

/// A drag, from when the finger moves until it is lifted (`developer.apple.com/documentation/uikit/uidragsession`).
@MainActor
public protocol UIDragSession: UIDragDropSession {}

/// A drag over a view that takes drops (`developer.apple.com/documentation/uikit/uidropsession`).
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app (`developer.apple.com/documentation/uikit/uidropsession/localdragsession`).
  var localDragSession: (any UIDragSession)? { get }
}

/// What becomes of something that is dropped (`developer.apple.com/documentation/uikit/uidropoperation`).
public enum UIDropOperation: UInt, Sendable {
  /// Nothing, and the drag is cancelled.
  case cancel = 0
  /// Nothing, although it could be dropped elsewhere in the view.
  case forbidden
  /// A copy.
  case copy
  /// It is moved.
  case move
}

/// What a view would do with a drop (`developer.apple.com/documentation/uikit/uidropproposal`).
@MainActor
open class UIDropProposal: NSObject {
  /// What becomes of it (`developer.apple.com/documentation/uikit/uidropproposal/operation`).
  public let operation: UIDropOperation

  /// Makes a proposal (`developer.apple.com/documentation/uikit/uidropproposal/init(operation:)`).
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Moves what was dropped to its place (`developer.apple.com/documentation/uikit/uidraganimating`).
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates something besides (`developer.apple.com/documentation/uikit/uidraganimating/addanimations(_:)`).
  func addAnimations(_ animations: @escaping () -> Void)
}
