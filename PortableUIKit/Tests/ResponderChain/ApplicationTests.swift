// For the stand-in only: UIKit has one application, and makes the scenes itself.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ApplicationTests {
    /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
    @Test func anApplicationIsNotFollowedByOtherDelegates() {
      let delegates: [(any UIApplicationDelegate)?] = [
        PlainDelegate(), ViewDelegate(), ControllerDelegate(), nil,
      ]

      let applications = delegates.map { UIApplication(delegate: $0) }

      #expect(applications.allSatisfy { $0.next == nil })
      #expect(delegates.count == 4)
    }

    /// `developer.apple.com/documentation/uikit/uiwindow/windowscene`
    @Test func aWindowDoesNotRetainItsScene() {
      let window = UIWindow(frame: .zero)
      weak var scene: UIWindowScene?

      Host.drain {
        let application = UIApplication(delegate: nil)
        let made = UIWindowScene(application: application)
        window.windowScene = made
        scene = made
      }

      #expect(scene == nil)
      #expect(window.next === UIApplication.shared)
    }

    /// `developer.apple.com/documentation/uikit/uiapplication/delegate`
    @Test func anApplicationDoesNotRetainItsDelegate() {
      weak var delegate: UIResponder?

      let application = Host.drain {
        let made = ResponderDelegate()
        delegate = made
        return UIApplication(delegate: made)
      }

      #expect(delegate == nil)
      #expect(application.next == nil)
    }

    /// `developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`
    @Test func aPresentedControllerDoesNotRetainThePresentingOne() {
      let host = Host()
      weak var presenting: UIViewController?
      let presented = UIViewController()

      Host.drain {
        let window = host.makeWindow()
        let root = UIViewController()
        window.show(root)
        root.present(presented, animated: false)
        presenting = root
      }

      #expect(presenting == nil)
      #expect(presented.presentingViewController == nil)
    }
  }

  private final class PlainDelegate: NSObject, UIApplicationDelegate {}
  private final class ViewDelegate: UIView, UIApplicationDelegate {}
  private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
  private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
#endif
