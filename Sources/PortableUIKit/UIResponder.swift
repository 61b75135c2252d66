public import Foundation

/// An object that can respond to events and pass them on along the responder chain
/// (`developer.apple.com/documentation/uikit/uiresponder`).
@MainActor
open class UIResponder: NSObject {
  /// What other modules keep with this responder, by a key of theirs; it lives as long as the responder.
  ///
  /// It stands in for Objective-C's associated objects, which exist on Apple's systems only.
  package var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a responder that has no next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder`).
  public override init() {
    super.init()
  }

  /// The next object in the responder chain, or `nil` where the chain ends, which is the answer of this
  /// class (`developer.apple.com/documentation/uikit/uiresponder/next`).
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Tells that fingers went down in a view; it tells the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved; it tells the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted; it tells the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches were taken away; it tells the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
