public import Foundation

/// The methods that manage an app's shared behaviors
/// (`developer.apple.com/documentation/uikit/uiapplicationdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app is about to run. The default returns `true`
  /// (`developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `true`
  /// (`developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)`).
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}

extension UIApplication {
  /// The key of a launch reason. Here an app is launched without any
  /// (`developer.apple.com/documentation/uikit/uiapplication/launchoptionskey`).
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
