/// A view's way into a window or out of one, told to everyone in the view.
///
/// The views hear `willMove(toWindow:)` before the hierarchy changes and `didMoveToWindow()` after it, outer
/// views first; their controllers' appearance callbacks come with them. What a callback adds or removes on
/// the way is taken as it is found. A controller that goes from one window into another stays on screen, so
/// it hears nothing.
@MainActor
final class WindowCrossing {
  private let root: UIView
  private let newWindow: UIWindow?
  private let animated: Bool
  private var told: Set<ObjectIdentifier> = []
  private var toldControllers: [UIViewController] = []

  /// Makes a crossing, or `nil` if the view stays in the window it is in, or in none.
  init?(of root: UIView, to newWindow: UIWindow?, animated: Bool) {
    guard root.lastKnownWindow !== newWindow else { return nil }
    self.root = root
    self.newWindow = newWindow
    self.animated = animated
  }

  /// Tells what is about to happen, before the hierarchy changes.
  ///
  /// A first responder that leaves its window resigns, willing or not.
  func begin() {
    root.endEditing(true)
    visit { view in
      tell(view)
    }
  }

  /// Changes the window and tells so, after the hierarchy has changed.
  func finish() {
    var crossed: [UIView] = []
    visit { view in
      guard view.lastKnownWindow !== newWindow else { return }
      if !told.contains(ObjectIdentifier(view)) { tell(view) }
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
    takeBack()
  }

  /// Tells the opposite to controllers whose views a callback kept from crossing.
  private func takeBack() {
    for controller in toldControllers where controller.loadedView?.lastKnownWindow !== newWindow {
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

  private func tell(_ view: UIView) {
    told.insert(ObjectIdentifier(view))
    view.willMove(toWindow: newWindow)
    guard let controller = view.owningController else { return }
    toldControllers.append(controller)
    if newWindow == nil {
      controller.beginDisappearing(animated: animated)
    } else {
      controller.beginAppearing(animated: animated)
    }
  }

  /// Visits the view and everyone in it, outer views first and without recursion, so depth is no matter.
  private func visit(_ body: (UIView) -> Void) {
    var pending = [root]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}
