internal import PlatformUIKit

extension UIResponder: RouteEnd {
  package var routeEndReason: UnhandledReason? {
    switch self {
    case is UIWindow:
      nil
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView:
      .cellNotInList(cell: typeName)
    case let view as UIView:
      view.window == nil ? .viewNotInWindow(view: view.typeName) : nil
    case let controller as UIViewController:
      controller.viewIfLoaded?.window == nil
        ? .controllerNotOnScreen(
          controller: controller.typeName,
          parent: controller.parent?.typeName,
          presenter: controller.presentingViewController?.typeName
        ) : nil
    default:
      nil
    }
  }

  private var typeName: String { String(describing: type(of: self)) }
}
