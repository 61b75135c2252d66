import Foundation

/// A scene that manages windows (`developer.apple.com/documentation/uikit/uiwindowscene`).
///
/// It does not hold its windows: who makes a window keeps it.
open class UIWindowScene: UIScene {
  /// The room for windows, in points.
  package let bounds: CGRect

  /// Makes a scene and connects it to an application, which holds it from then on.
  package init(application: UIApplication, bounds: CGRect = .zero) {
    self.bounds = bounds
    super.init(application: application)
  }
}
