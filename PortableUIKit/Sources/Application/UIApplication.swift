/// The object that coordinates an app and dispatches its events
/// (`developer.apple.com/documentation/uikit/uiapplication`).
///
/// ``shared`` is the application of the process. Unlike in UIKit, tests can also create other applications.
open class UIApplication: UIResponder {
  private static let process = UIApplication(delegate: nil)

  /// The window that most recently became the key window, referenced weakly.
  package weak var keyWindow: UIWindow?

  /// The main menu, and the revision of its menu system for which it was built.
  var builtMenu: (menu: UIMenu, revision: Int)?

  /// Creates an application that references the given delegate weakly.
  package init(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    super.init()
    Self.addMethod(.undo, to: type(of: self)) { application, _ in
      (application as? UIApplication)?.nearestUndoManager?.undo()
    }
    Self.addMethod(.redo, to: type(of: self)) { application, _ in
      (application as? UIApplication)?.nearestUndoManager?.redo()
    }
  }

  /// The application of the current process (`developer.apple.com/documentation/uikit/uiapplication/shared`).
  open class var shared: UIApplication { process }

  /// The app delegate, which another object must retain
  /// (`developer.apple.com/documentation/uikit/uiapplication/delegate`).
  ///
  /// UIKit declares the property as `unowned(unsafe)`. Here, it is weak, so it becomes `nil` when the delegate is
  /// deallocated.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory`).
  ///
  /// Here, the program that hosts the app sets it before it shows a window.
  open package(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The scenes that are connected to the application
  /// (`developer.apple.com/documentation/uikit/uiapplication/connectedscenes`).
  ///
  /// The application retains its scenes.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The delegate if it is a responder other than a view, a view controller or this application, otherwise `nil`
  /// (`developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`).
  open override var next: UIResponder? {
    switch delegate {
    case is UIView, is UIViewController: nil
    case let responder as UIResponder where responder !== self: responder
    default: nil
    }
  }

  /// Dispatches an event to the windows of its touches
  /// (`developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)`).
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { touch.window?.sendEvent(event) }
  }

  /// Calls a method of a responder
  /// (`developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)`).
  ///
  /// - Parameters:
  ///   - action: The name of the method.
  ///   - target: The responder, or `nil` to search the responder chain of the key window for one that can perform the
  ///     action.
  ///   - sender: The argument of the method.
  ///   - event: The event that caused the action.
  /// - Returns: Whether a responder performed the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let found = target ?? keyWindow?.actionResponder.target(forAction: action, withSender: sender)
    guard let responder = found as? UIResponder, let method = responder.addedMethod(action) else {
      return false
    }
    method(responder, sender)
    return true
  }

  // MARK: Undo

  /// Apple doesn't document which responder performs the Undo and Redo commands of the main menu, so the last one does.
  private var nearestUndoManager: UndoManager? { keyWindow?.actionResponder.undoManager }

  /// Returns whether there is something to undo or redo, for these two commands of the main menu
  /// (`developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)`).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .undo: nearestUndoManager?.canUndo ?? false
    case .redo: nearestUndoManager?.canRedo ?? false
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Names what a command of the main menu undoes or redoes
  /// (`developer.apple.com/documentation/foundation/undomanager/undomenuitemtitle`).
  open override func validate(_ command: UICommand) {
    super.validate(command)
    switch command.action {
    case .undo: command.title = nearestUndoManager?.undoMenuItemTitle ?? command.title
    case .redo: command.title = nearestUndoManager?.redoMenuItemTitle ?? command.title
    default: break
    }
  }
}

extension Selector {
  static var undo: Selector { "undo:" }
  static var redo: Selector { "redo:" }
}
