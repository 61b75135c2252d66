import Foundation

/// A scene that manages windows (`developer.apple.com/documentation/uikit/uiwindowscene`).
///
/// The scene doesn't retain its windows, so the code that creates a window must retain it.
open class UIWindowScene: UIScene {
  /// The frame of a window that fills the scene, in points.
  package let bounds: CGRect

  /// Creates a scene with the given bounds and connects it to an application.
  ///
  /// The application retains the scene.
  package init(application: UIApplication, bounds: CGRect = .zero) {
    self.bounds = bounds
    super.init(application: application)
  }

  /// The key window of the scene, or `nil` if it has none
  /// (`developer.apple.com/documentation/uikit/uiwindowscene/keywindow`).
  ///
  /// Unlike in UIKit, an application has only one key window, so at most one of its scenes has one.
  open var keyWindow: UIWindow? {
    guard let window = application?.keyWindow, window.windowScene === self else { return nil }
    return window
  }
}
