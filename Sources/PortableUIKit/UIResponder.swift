// UIKit re-exports Foundation, so this module does; its other files need no more than `import Foundation`.
@_exported public import Foundation

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

  // MARK: First responder

  /// Whether the responder can become its window's first responder, which this class cannot
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder is willing to resign
  /// (`developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder`).
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window
  /// (`developer.apple.com/documentation/uikit/uiresponder/isfirstresponder`).
  open var isFirstResponder: Bool { windowAbove?.firstResponder === self }

  /// Makes this the first responder of its window, if it can be and the current one resigns
  /// (`developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()`).
  ///
  /// - Returns: whether it is the first responder now; false in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = windowAbove else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    guard window.firstResponder == nil, windowAbove === window else { return false }
    window.firstResponder = self
    didBecomeFirstResponder()
    return true
  }

  /// Gives up being the first responder, if it is willing
  /// (`developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()`).
  ///
  /// - Returns: whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    giveUpFirstResponder()
    return true
  }

  /// Gives up being the first responder without asking anyone.
  final func giveUpFirstResponder() {
    guard let window = windowAbove, window.firstResponder === self else { return }
    window.firstResponder = nil
    didResignFirstResponder()
  }

  /// Called when this has become the first responder.
  func didBecomeFirstResponder() {}

  /// Called when this has resigned first responder, willing or not.
  func didResignFirstResponder() {}

  private var windowAbove: UIWindow? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIWindow } as? UIWindow
  }

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
