public import Foundation

/// An object that represents one instance of an app's user interface
/// (`developer.apple.com/documentation/uikit/uiscene`).
///
/// UIKit creates scenes from the app's configuration. Here, the program that hosts the app creates them.
open class UIScene: UIResponder {
  /// The application that the scene is connected to, referenced weakly because the application retains the scene.
  package private(set) weak var application: UIApplication?

  /// Whether the scene is in the foreground, and whether it receives events
  /// (`developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property`).
  ///
  /// Here, it is active from the beginning, and only tests change it.
  open package(set) var activationState = ActivationState.foregroundActive {
    didSet {
      if activationState == oldValue { return }
      switch activationState {
      case .foregroundActive:
        NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
      case .background:
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
      case .unattached, .foregroundInactive: break
      }
    }
  }

  /// The notification that a scene is on screen and receives events. Its object is the scene
  /// (`developer.apple.com/documentation/uikit/uiscene/didactivatenotification`).
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )

  /// The notification that a scene is in the background and no longer on screen. Its object is the scene
  /// (`developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification`).
  ///
  /// Apple doesn't document the activation state at that time. Here, it is ``ActivationState/background``.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  /// The states of a scene (`developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum`).
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the application.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground and receives no events.
    case foregroundInactive
    /// The scene is not on screen.
    case background
  }

  /// Creates a scene and connects it to an application, which retains the scene.
  package init(application: UIApplication) {
    self.application = application
    super.init()
    application.connectedScenes.insert(self)
  }

  /// The application that the scene is connected to, or `nil` if the application is deallocated.
  ///
  /// Apple doesn't document the next responder of a scene.
  open override var next: UIResponder? { application }
}
