/// One instance of an app's user interface (`developer.apple.com/documentation/uikit/uiscene`).
///
/// UIKit makes scenes from the app's configuration; here the host that stands in for the system does.
open class UIScene: UIResponder {
  /// The application the scene is connected to, which holds the scene.
  package private(set) weak var application: UIApplication?

  /// Makes a scene and connects it to an application, which holds it from then on.
  package init(application: UIApplication) {
    self.application = application
    super.init()
    application.connectedScenes.insert(self)
  }

  /// The application (observed, not documented).
  open override var next: UIResponder? { application }
}
