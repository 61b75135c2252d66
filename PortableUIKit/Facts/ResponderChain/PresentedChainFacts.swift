import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct PresentedChainFacts {
  private let host = Host()
  private let window: UIWindow
  private let root = UIViewController()
  private let presented = UIViewController()

  init() {
    window = host.makeWindow()
    window.show(root)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next` names the superview of its view,
  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events` the presenting
  /// controller. In both cases the chain continues.
  @Test func aPresentedControllersChainReachesTheWindow() async {
    await root.present(presented)

    #expect(presented.next === root || presented.next === presented.view.superview)
    #expect(chain(from: presented.view, passes: [presented.view, presented, window]))
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aChildOfAPresentedControllerIsFollowedByTheSuperview() async {
    let child = UIViewController()
    presented.embed(child)

    await root.present(presented)

    #expect(child.next === presented.view)
    #expect(chain(from: child.view, passes: [child.view, child, presented.view, presented, window]))
  }

  /// *Assumed*: no page says so.
  @Test func aDismissedControllerEndsTheChain() async {
    await root.present(presented)
    let container = presented.view.superview

    await presented.dismiss()

    #expect(container != nil)
    #expect(chain(from: presented.view) == [presented.view, presented])
    #expect(window.rootViewController === root)
  }
}
