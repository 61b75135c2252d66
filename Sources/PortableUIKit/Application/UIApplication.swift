/// The centralized point of control for an app
/// (`developer.apple.com/documentation/uikit/uiapplication`).
///
/// A process has one, ``shared``. Tests can make more here, which UIKit forbids.
open class UIApplication: UIResponder {
  private static let process = UIApplication(delegate: nil)

  /// The window that makes itself the key window, held weakly.
  package weak var keyWindow: UIWindow?

  /// Makes an application, which holds its delegate weakly.
  package init(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The process's application
  /// (`developer.apple.com/documentation/uikit/uiapplication/shared`).
  open class var shared: UIApplication { process }

  /// The app delegate, which someone else must hold
  /// (`developer.apple.com/documentation/uikit/uiapplication/delegate`).
  ///
  /// UIKit declares it `unowned(unsafe)`; here it is weak, so a delegate that is gone is `nil`.
  open weak var delegate: (any UIApplicationDelegate)?

  /// How large the user wants text to be, which a host chooses
  /// (`developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory`).
  open package(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The scenes that are connected, in no order
  /// (`developer.apple.com/documentation/uikit/uiapplication/connectedscenes`).
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The delegate, if it is a responder and no view, no controller and not the application itself
  /// (`developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`).
  open override var next: UIResponder? {
    switch delegate {
    case is UIView, is UIViewController: nil
    case let responder as UIResponder where responder !== self: responder
    default: nil
    }
  }

  /// Hands an event to the window it is for
  /// (`developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)`).
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { touch.window?.sendEvent(event) }
  }
}
