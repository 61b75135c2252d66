import Foundation

/// A scene that manages windows (`developer.apple.com/documentation/uikit/uiwindowscene`).
///
/// A scene doesn't retain its windows. The code that makes a window retains it.
open class UIWindowScene: UIScene {
  /// The bounds of windows that fill the scene, in points.
  package let bounds: CGRect

  /// Makes a scene and connects it to an application, which retains the scene.
  package init(application: UIApplication, bounds: CGRect = .zero) {
    self.bounds = bounds
    super.init(application: application)
  }
}
