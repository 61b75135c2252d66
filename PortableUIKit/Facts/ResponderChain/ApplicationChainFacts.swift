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

  /// *Assumed*: `developer.apple.com/documentation/uikit/uiresponder/next` names the application, as before scenes.
  @Test func aWindowInASceneIsFollowedByTheScene() {
    let window = host.makeWindow()

    let next = window.next

    #expect(next === host.scene)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aWindowInNoSceneIsFollowedByTheApplication() {
    let window = UIWindow(frame: .zero)

    let next = window.next

    #expect(next === UIApplication.shared)
  }

  /// *Assumed*: no page says so.
  @Test func aSceneIsFollowedByItsApplication() {
    let scene = host.scene

    let next = scene.next

    #expect(next === host.application)
    #expect(host.application.connectedScenes.contains(scene))
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test func anApplicationIsFollowedByADelegateThatIsAResponder() {
    let application = host.application

    let next = application.next

    #expect(next != nil)
    #expect(next === application.delegate)
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
