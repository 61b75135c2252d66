// UIKit re-exports Foundation, so this module does too. This import re-exports it for the whole module.
@_exported public import Foundation

/// An object that handles events or forwards them along the responder chain
/// (`developer.apple.com/documentation/uikit/uiresponder`).
@MainActor
open class UIResponder: NSObject {
  private var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Accesses the object of the given class that another module has associated with this responder.
  ///
  /// The responder retains these objects. The subscript replaces Objective-C's associated objects, which exist only on
  /// Apple's platforms.
  package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
    get { associatedObjects[ObjectIdentifier(type)] as? Object }
    set { associatedObjects[ObjectIdentifier(type)] = newValue }
  }

  /// Creates a responder that has no next responder, unless a subclass overrides ``next``
  /// (`developer.apple.com/documentation/uikit/uiresponder`).
  public override init() {
    super.init()
  }

  /// The next responder in the responder chain, or `nil` if this responder is the last one
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// The default is `nil`.
  open var next: UIResponder? { nil }

  /// The nearest undo manager in the responder chain, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiresponder/undomanager`).
  ///
  /// The default is that of ``next``. A window has one. Apple documents that text fields have one, too, which
  /// PortableUIKit leaves out.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether the responder can become first responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  ///
  /// The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign first responder
  /// (`developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder`).
  ///
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window
  /// (`developer.apple.com/documentation/uikit/uiresponder/isfirstresponder`).
  open var isFirstResponder: Bool { windowAbove?.firstResponder === self }

  /// Makes this responder the first responder of its window
  /// (`developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()`).
  ///
  /// If this responder is already the first responder, the method does nothing. Otherwise, the method fails in these
  /// cases:
  ///
  /// - ``canBecomeFirstResponder`` is `false`.
  /// - The responder chain, starting at this responder, contains no window.
  /// - The window's current first responder doesn't resign.
  /// - While that responder resigns, another one becomes first responder, or this one leaves the window.
  ///
  /// - Returns: Whether this responder is now the first responder.
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
  /// - Returns: `true` if this responder resigned or wasn't the first responder, otherwise `false`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    giveUpFirstResponder()
    return true
  }

  /// Resigns first responder without checking ``canResignFirstResponder``.
  ///
  /// If this responder isn't the first responder, the method does nothing.
  final func giveUpFirstResponder() {
    guard let window = windowAbove, window.firstResponder === self else { return }
    window.firstResponder = nil
    didResignFirstResponder()
  }

  func didBecomeFirstResponder() {}

  func didResignFirstResponder() {}

  private var windowAbove: UIWindow? {
    sequence(first: self as UIResponder, next: \.next).first { $0 is UIWindow } as? UIWindow
  }

  // MARK: Touches

  /// Notifies the responder that touches began in a view
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  ///
  /// The default forwards the touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Notifies the responder that touches moved
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  ///
  /// The default forwards the touches to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Notifies the responder that touches ended
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  ///
  /// The default forwards the touches to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Notifies the responder that touches were canceled
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  ///
  /// The default forwards the touches to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Commands

  /// The key commands of the responder, none by default
  /// (`developer.apple.com/documentation/uikit/uiresponder/keycommands`).
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether the responder can perform an action
  /// (`developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)`).
  ///
  /// The default returns whether the responder has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    addedMethod(action) != nil
  }

  /// Returns the first responder, from this one up the responder chain, that can perform an action
  /// (`developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)`).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes a command before it is displayed or performed
  /// (`developer.apple.com/documentation/uikit/uiresponder/validate(_:)`).
  ///
  /// The responder that performs the command validates it. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// Changes the main menu, if the responder is the application's delegate
  /// (`developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)`).
  ///
  /// The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}
}
