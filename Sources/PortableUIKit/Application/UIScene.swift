/// One instance of an app's user interface (`developer.apple.com/documentation/uikit/uiscene`).
///
/// UIKit makes scenes from the app's configuration. Here the host makes them.
open class UIScene: UIResponder {
  /// The application that the scene is connected to. It retains the scene.
  package private(set) weak var application: UIApplication?

  /// Makes a scene and connects it to an application, which retains the scene.
  package init(application: UIApplication) {
    self.application = application
    super.init()
    application.connectedScenes.insert(self)
  }

  /// The application (observed, not documented).
  open override var next: UIResponder? { application }
}
