import Foundation

extension UIViewController {
  /// A presented controller, and the view that contains the controller's view.
  struct Presentation {
    let controller: UIViewController
    let container: UITransitionView
    var isEnding = false
  }

  func beginPresentation(
    of controller: UIViewController,
    askedBy asker: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    rejectImpossiblePresentation(of: controller)
    if let presented = presentation?.controller {
      let attempt = "Attempt to present \(controller) on \(self) (from \(asker))"
      return log("\(attempt) which is already presenting \(presented).")
    }
    guard let window = loadedView?.window else {
      let attempt = "Attempt to present \(controller) on \(self) (from \(asker))"
      return log("\(attempt) whose view is not in the window hierarchy.")
    }
    let container = UITransitionView(frame: window.bounds)
    presentation = Presentation(controller: controller, container: container)
    controller.presenter = self
    if let view = controller.view {
      view.frame = container.bounds
      container.addSubview(view)
    }
    container.move(to: window, at: window.subviews.count, animated: animated)
    // A callback may have dismissed the controller while the window added the container.
    guard presentation?.container === container else {
      return container.move(to: nil, at: 0, animated: animated)
    }
    completion?()
  }

  /// Dismisses the controller that this controller presents, and all controllers presented on top of that one.
  ///
  /// - Returns: Whether a controller was dismissed.
  @discardableResult
  func endPresentation(animated: Bool) -> Bool {
    guard let ending = presentation, !ending.isEnding else { return false }
    presentation?.isEnding = true
    ending.controller.endPresentation(animated: false)
    ending.container.move(to: nil, at: 0, animated: animated)
    ending.controller.loadedView?.removeFromSuperview()
    ending.controller.presenter = nil
    presentation = nil
    return true
  }

  private func rejectImpossiblePresentation(of controller: UIViewController) {
    if controller === self { Rejection.presentedOnItself(self).raise() }
    if let presenter = controller.presenter {
      Rejection.alreadyPresented(controller, presenter: presenter).raise()
    }
    if let parent = controller.parent { Rejection.presentedChild(controller, parent: parent).raise() }
  }

  private func log(_ line: String) {
    FileHandle.standardError.write(Data("[Presentation] \(line)\n".utf8))
  }
}
