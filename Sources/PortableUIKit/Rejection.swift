/// What UIKit answers with an Objective-C exception; the process ends here, with that exception's words.
///
/// Code cannot go on after any of these, on either side: the hierarchy would not be a tree any more.
enum Rejection {
  case viewIsItsOwnSubview
  case cycleOfViews(UIView)
  case viewOfTwoControllers(UIView, owner: UIViewController, other: UIViewController)
  case noViewLoaded(UIViewController)
  case viewOutsideParent(UIViewController, parent: UIViewController, found: UIViewController)
  case cycleOfControllers(child: UIViewController, parent: UIViewController)
  case pushedTwice(UIViewController)
  case pushedNavigationController
  case stackWithTwins([UIViewController])
  case presentedOnItself(UIViewController)
  case alreadyPresented(UIViewController, presenter: UIViewController)
  case presentedChild(UIViewController, parent: UIViewController)

  /// Ends the process with the message.
  func raise() -> Never {
    fatalError(message)
  }

  private var message: String {
    switch self {
    case .viewIsItsOwnSubview:
      "NSInvalidArgumentException: Can't add self as subview"
    case .cycleOfViews(let view):
      "CALayerInvalid: layer of \(view) is a part of cycle in its layer tree"
    case .viewOfTwoControllers(let view, let owner, let other):
      """
      UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view \
      controller at a time! View \(view) is associated with \(owner). Clear this association before \
      associating this view with \(other).
      """
    case .noViewLoaded(let controller):
      "NSInternalInconsistencyException: loadView() of \(controller) returned without setting its view."
    case .viewOutsideParent(let child, let parent, let found):
      """
      UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent view \
      controller:\(found) but actual parent is:\(parent)
      """
    case .cycleOfControllers(let child, let parent):
      """
      UIViewControllerHierarchyInconsistency: \(child) cannot be a child of \(parent): it is that view \
      controller or contains it.
      """
    case .pushedTwice(let controller):
      """
      NSInvalidArgumentException: Pushing the same view controller instance more than once is not \
      supported (\(controller))
      """
    case .pushedNavigationController:
      "NSInvalidArgumentException: Pushing a navigation controller is not supported"
    case .stackWithTwins(let controllers):
      """
      NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct \
      (\(controllers))
      """
    case .presentedOnItself(let controller):
      """
      NSInvalidArgumentException: Application tried to present modal view controller on itself. \
      Presenting controller is \(controller).
      """
    case .alreadyPresented(let controller, let presenter):
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \(controller) \
      that is already being presented by \(presenter).
      """
    case .presentedChild(let controller, let parent):
      """
      NSInvalidArgumentException: Application tried to present modally a view controller \(controller) \
      that has a parent view controller \(parent).
      """
    }
  }
}
