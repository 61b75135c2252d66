internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

extension EventCommand {
  /// The action of all commands. UIKit distinguishes them by their property lists.
  static let action = Selector(("performEventCommand:"))

  /// Returns whether a responder can perform an action, or nil if the action does not belong to a command.
  ///
  /// Call this method in an override of `canPerformAction(_:withSender:)`. It gives the responder's class the method that
  /// performs commands. For a command, it returns whether the event may be handled, or whether the strategy for the event
  /// declares a title or a mark: UIKit asks only a responder that can perform the command to validate it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the window, which may contain the first responder.
  public static func canPerform(_ action: Selector, _ sender: Any?, by responder: UIResponder) -> Bool? {
    guard action == Self.action else { return nil }
    addAction(to: type(of: responder))
    guard let known = known(by: sender) else { return sender == nil }
    let state = EventRouter.commandState(of: known.event.name, from: source(near: responder))
    return state.isEnabled || state.title != nil || state.mark != .off
  }

  /// Prepares a command of UIKit before it is displayed. It is disabled if its event would not be handled, and has the
  /// title and the mark that the strategy for the event declares. Ignores all other commands.
  ///
  /// Call this method in an override of `validate(_:)`. It takes as long as ``canPerform(_:_:by:)``.
  public static func validate(_ command: UICommand, by responder: UIResponder) {
    guard let known = known(by: command) else { return }
    let state = EventRouter.commandState(of: known.event.name, from: source(near: responder))
    command.attributes.subtract(.disabled)
    if !state.isEnabled { command.attributes.insert(.disabled) }
    command.title = state.title ?? known.title
    command.state =
      switch state.mark {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
  }

  /// Emits the event of a command that UIKit sent to a responder. UIKit may not have validated the command of a key.
  static func perform(_ sender: Any?, by responder: UIResponder) {
    guard let event = known(by: sender)?.event else { return }
    let source = source(near: responder)
    if EventRouter.isEnabled(event.name, from: source) { event.emit(from: source) }
  }

  /// Returns the source of the events of keys and menus: the first responder of the window, otherwise the topmost view
  /// controller. A first responder below a presented controller does not count, even below a sheet that leaves it
  /// usable. If it is in a bar of a navigation controller, as the field of a search is, the source is the controller that
  /// the bar is for. A responder without a window is the source itself.
  package static func source(near responder: UIResponder) -> UIResponder {
    guard let window = window(of: responder) else { return responder }
    let (top, presented) = topmost(from: window.rootViewController)
    guard let first = (presented?.viewIfLoaded ?? window).firstResponderInside else { return top ?? window }
    let bar = sequence(first: first, next: \.next).first { $0 is UINavigationBar }
    let controller = bar.flatMap { sequence(first: $0, next: \.next).first { $0 is UIViewController } }
    return topmost(from: controller as? UINavigationController).top ?? first
  }

  private static func topmost(
    from controller: UIViewController?
  ) -> (top: UIViewController?, presented: UIViewController?) {
    var (top, presented) = (controller, UIViewController?.none)
    while let current = top {
      // The field of a search is not in the view of its controller, but what that presents is above the field.
      let shown = current.presentedViewController
      let above = shown is UISearchController ? shown?.presentedViewController : shown
      let next = above ?? current.children.last { $0.viewIfLoaded?.window != nil }
      (top, presented) = (next ?? current, above ?? presented)
      if next == nil { break }
    }
    return (top, presented)
  }

  static func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let window as UIWindow: window
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    case let scene as UIWindowScene: scene.keyWindow
    default: window(in: UIApplication.shared.connectedScenes)
    }
  }

  /// Returns the key window of a scene that is active in the foreground, otherwise of any scene.
  package static func window(in scenes: some Sequence<UIScene>) -> UIWindow? {
    let scenes = scenes.compactMap { $0 as? UIWindowScene }.filter { $0.keyWindow != nil }
    return (scenes.first { $0.activationState == .foregroundActive } ?? scenes.first)?.keyWindow
  }
}

extension UIView {
  /// The first responder among the view, the views in it, and their view controllers.
  fileprivate var firstResponderInside: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    // A lazy map would search each view more than once.
    for view in subviews { if let found = view.firstResponderInside { return found } }
    return nil
  }
}

#if !(canImport(UIKit) && canImport(ObjectiveC))
  extension EventCommand {
    private static func addAction(to type: UIResponder.Type) {
      UIResponder.addMethod(action, to: type) { perform($1, by: $0) }
    }
  }
#endif

// Not compiled on Linux. UIKit calls a method by its selector, which needs the Objective-C runtime. An `@objc` method in an
// extension of UIResponder would make every text field claim the commands.
#if canImport(UIKit) && canImport(ObjectiveC)
  internal import ObjectiveC

  extension EventCommand {
    private static func addAction(to type: UIResponder.Type) {
      // Adds nothing if the class has the method.
      _ = class_addMethod(type, action, implementation, "v@:@")
    }

    private static let implementation: IMP = {
      let body: @convention(block) @MainActor (UIResponder, Any?) -> Void = { perform($1, by: $0) }
      return imp_implementationWithBlock(body)
    }()
  }
#endif
