// UIKit re-exports Foundation, so this module does too. Its other files need only `import Foundation`.
@_exported public import Foundation

/// An object that handles events or passes them along the responder chain
/// (`developer.apple.com/documentation/uikit/uiresponder`).
@MainActor
open class UIResponder: NSObject {
  /// Objects that other modules attach to this responder, by keys of their own. They live as long as the responder.
  ///
  /// It stands in for Objective-C's associated objects, which exist only on Apple's platforms.
  package var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a responder without a next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder`).
  public override init() {
    super.init()
  }

  /// The next responder in the chain, or `nil` at its end. The default is `nil`
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder can become first responder. The default is `false`
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder permits resigning as first responder. The default is `true`
  /// (`developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder`).
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window
  /// (`developer.apple.com/documentation/uikit/uiresponder/isfirstresponder`).
  open var isFirstResponder: Bool { windowAbove?.firstResponder === self }

  /// Makes this responder the first responder of its window, if it can be and the current one resigns
  /// (`developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()`).
  ///
  /// - Returns: whether it is the first responder now. Without a window, the result is `false`.
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

  /// Resigns first responder if ``canResignFirstResponder`` permits it
  /// (`developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()`).
  ///
  /// - Returns: whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    giveUpFirstResponder()
    return true
  }

  /// Resigns first responder without asking.
  final func giveUpFirstResponder() {
    guard let window = windowAbove, window.firstResponder === self else { return }
    window.firstResponder = nil
    didResignFirstResponder()
  }

  /// Called after the responder became first responder.
  func didBecomeFirstResponder() {}

  /// Called after the responder resigned first responder, by its own will or not.
  func didResignFirstResponder() {}

  private var windowAbove: UIWindow? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIWindow } as? UIWindow
  }

  // MARK: Touches

  /// Called when touches began in a view. The default forwards them to the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved. The default forwards them to the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended. The default forwards them to the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled. The default forwards them to the next responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
