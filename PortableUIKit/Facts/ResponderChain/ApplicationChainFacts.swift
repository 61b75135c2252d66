import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ApplicationChainFacts {
  private let host = Host()

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`. *Assumed*:
  /// `developer.apple.com/documentation/uikit/uiresponder/next` names the application as the next responder of a
  /// window, as before scenes, and no page names that of a scene.
  @Test func aWindowIsFollowedByItsSceneTheApplicationAndADelegateThatIsAResponder() {
    let window = host.makeWindow()

    let delegate = host.application.next

    #expect(window.next === host.scene)
    #expect(host.scene.next === host.application)
    #expect(host.application.connectedScenes.contains(host.scene))
    #expect(delegate != nil)
    #expect(delegate === host.application.delegate)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aWindowInNoSceneIsFollowedByTheApplication() {
    let window = UIWindow(frame: .zero)

    let next = window.next

    #expect(next === UIApplication.shared)
  }

  /// `developer.apple.com/documentation/uikit/uiapplication/shared`
  @Test func theSharedApplicationIsOne() {
    let first = UIApplication.shared

    let second = UIApplication.shared

    #expect(first === second)
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test func aViewOnScreenHasAChainUpToTheDelegate() throws {
    let window = host.makeWindow()
    let root = UIViewController()
    let view = UIView()
    root.view.addSubview(view)
    let delegate = try #require(host.application.delegate as? UIResponder)

    window.show(root)

    let stations: [UIResponder] = [
      view, root.view, root, window, host.scene, host.application, delegate,
    ]
    #expect(chain(from: view, passes: stations))
  }
}
