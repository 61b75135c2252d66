// What the app uses of UIKit and the stand-in has not, declared as on Apple's pages, to compile against.
public import Foundation

open class UISceneSession: NSObject {}

extension UIScene {
  open class ConnectionOptions: NSObject {}
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}

extension UIEvent {
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}
