/// The move of a view and its descendants into a window, out of a window, or from one window to another.
///
/// Each view receives `willMove(toWindow:)` before the hierarchy changes and `didMoveToWindow()` afterward, outer views
/// first. A callback may add or remove views during the move.
///
/// If the views enter or leave a window, their controllers receive the appearance callbacks. A controller whose view
/// moves from one window to another stays on screen, so it receives none.
@MainActor
final class WindowCrossing {
  private let root: UIView
  private let newWindow: UIWindow?
  private let animated: Bool
  private var announced: Set<ObjectIdentifier> = []
  private var announcedControllers: [UIViewController] = []

  /// Creates a crossing, or returns `nil` if the view's window doesn't change.
  init?(of root: UIView, to newWindow: UIWindow?, animated: Bool) {
    guard root.lastKnownWindow !== newWindow else { return nil }
    self.root = root
    self.newWindow = newWindow
    self.animated = animated
  }

  /// Notifies the views and their controllers that the hierarchy is about to change.
  ///
  /// If one of these views or controllers is the first responder, it resigns even if its `canResignFirstResponder` is
  /// `false`.
  func begin() {
    root.endEditing(true)
    visit { view in
      announce(view)
    }
  }

  /// Sets the window of each view, and notifies the views and their controllers that the hierarchy changed.
  func finish() {
    var crossed: [UIView] = []
    visit { view in
      guard view.lastKnownWindow !== newWindow else { return }
      if !announced.contains(ObjectIdentifier(view)) { announce(view) }
      crossed.append(view)
    }
    for view in crossed {
      let textSize = view.preferredTextSize
      view.lastKnownWindow = newWindow
      if view.preferredTextSize != textSize { view.textSizeChanged() }
    }
    for view in crossed where view.lastKnownWindow === newWindow { view.didMoveToWindow() }

    let controllers = crossed.compactMap(\.owningController)
    if newWindow == nil {
      for controller in controllers { controller.finishDisappearing(animated: animated) }
    } else {
      for controller in controllers { controller.continueAppearing(animated: animated) }
      for controller in controllers { controller.finishAppearing(animated: animated) }
    }
    revertAppearance()
  }

  /// Sends the opposite appearance callbacks to each notified controller whose view didn't complete the move.
  ///
  /// A view doesn't complete the move if a callback moves that view elsewhere.
  private func revertAppearance() {
    for controller in announcedControllers where controller.loadedView?.lastKnownWindow !== newWindow {
      if newWindow == nil {
        controller.beginAppearing(animated: animated)
        controller.continueAppearing(animated: animated)
        controller.finishAppearing(animated: animated)
      } else {
        controller.beginDisappearing(animated: animated)
        controller.finishDisappearing(animated: animated)
      }
    }
  }

  private func announce(_ view: UIView) {
    announced.insert(ObjectIdentifier(view))
    view.willMove(toWindow: newWindow)
    guard let controller = view.owningController else { return }
    announcedControllers.append(controller)
    if newWindow == nil {
      controller.beginDisappearing(animated: animated)
    } else {
      controller.beginAppearing(animated: animated)
    }
  }

  /// Calls a closure for the root view and its descendants, outer views first.
  ///
  /// The method uses a loop instead of recursion, so a deep hierarchy can't overflow the call stack.
  private func visit(_ body: (UIView) -> Void) {
    var pending = [root]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}
