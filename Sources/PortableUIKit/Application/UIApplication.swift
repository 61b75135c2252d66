/// The centralized point of control for an app
/// (`developer.apple.com/documentation/uikit/uiapplication`).
///
/// A process has one, ``shared``. Tests can make more here, which UIKit forbids.
open class UIApplication: UIResponder {
  private static let process = UIApplication(delegate: nil)

  /// The window most recently made key. A weak reference.
  package weak var keyWindow: UIWindow?

  /// Makes an application with a weak reference to its delegate.
  package init(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The process's application
  /// (`developer.apple.com/documentation/uikit/uiapplication/shared`).
  open class var shared: UIApplication { process }

  /// The app delegate, which another object must retain
  /// (`developer.apple.com/documentation/uikit/uiapplication/delegate`).
  ///
  /// UIKit declares it `unowned(unsafe)`. Here it is weak, so it reads as `nil` once the delegate is deallocated.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The text size that the user prefers, set by the host
  /// (`developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory`).
  open package(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  /// The connected scenes
  /// (`developer.apple.com/documentation/uikit/uiapplication/connectedscenes`).
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The delegate, if it is a responder but neither a view, a view controller nor the application itself
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
}
