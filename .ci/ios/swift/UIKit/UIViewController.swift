@_exported import UIKit

// developer.apple.com/documentation/uikit/uiviewcontroller
extension UIViewController {
  @available(iOS 15.0, *)
  @MainActor @preconcurrency public func setContentScrollView(_ scrollView: UIScrollView?) {}  // Apple documentation: "UIViewController.setContentScrollView(_:)"
}
