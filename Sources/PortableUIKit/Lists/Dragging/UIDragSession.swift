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
