public import Foundation

/// Methods that respond to changes in the life cycle of an app
/// (`developer.apple.com/documentation/uikit/uiapplicationdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the class that declares the conformance can replace a
/// default. If only a subclass of that class implements the method, the implementation isn't called.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the launch is almost complete and the app is about to run
  /// (`developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`).
  ///
  /// The default returns `true`. Here, the result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `true` and does nothing else
  /// (`developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`).
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}

extension UIApplication {
  /// A key that identifies a reason for the app's launch
  /// (`developer.apple.com/documentation/uikit/uiapplication/launchoptionskey`).
  ///
  /// Here, an app always launches without options, so PortableUIKit defines no keys.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the key.
    public let rawValue: String

    /// Creates a key from the string that identifies it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
