/// The move of a view and its subviews into or out of a window.
///
/// The views receive `willMove(toWindow:)` before the hierarchy changes and `didMoveToWindow()` after it, outer views
/// first. Their controllers' appearance callbacks come along. Views that a callback adds or removes in between are
/// taken into account. A controller that moves from one window to another stays on screen, so it receives no callback.
@MainActor
final class WindowCrossing {
  private let root: UIView
  private let newWindow: UIWindow?
  private let animated: Bool
  private var announced: Set<ObjectIdentifier> = []
  private var announcedControllers: [UIViewController] = []

  /// Makes a crossing, or returns `nil` if the view's window doesn't change.
  init?(of root: UIView, to newWindow: UIWindow?, animated: Bool) {
    guard root.lastKnownWindow !== newWindow else { return nil }
    self.root = root
    self.newWindow = newWindow
    self.animated = animated
  }

  /// Announces the move, before the hierarchy changes.
  ///
  /// A first responder in the view resigns, by its own will or not.
  func begin() {
    root.endEditing(true)
    visit { view in
      announce(view)
    }
  }

  /// Changes the windows and reports it, after the hierarchy changed.
  func finish() {
    var crossed: [UIView] = []
    visit { view in
      guard view.lastKnownWindow !== newWindow else { return }
      if !announced.contains(ObjectIdentifier(view)) { announce(view) }
      crossed.append(view)
    }
    for view in crossed { view.lastKnownWindow = newWindow }
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

  /// Sends the opposite callbacks to controllers whose views a callback kept from moving.
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

  /// Visits the view and its subviews, outer views first. It isn't recursive, so any depth works.
  private func visit(_ body: (UIView) -> Void) {
    var pending = [root]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}
