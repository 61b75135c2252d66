import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct PresentedChainFacts {
  private let host = Host()
  private let window: UIWindow
  private let root = UIViewController()
  private let presented = UIViewController()

  init() {
    window = host.makeWindow()
    window.show(root)
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test(.enabled(if: Host.choosesPresentedNext))
  func aPresentedControllerIsFollowedByThePresentingOne() async {
    host.choose(.presentingController, in: window)

    await root.present(presented)

    #expect(chain(from: presented.view, passes: [presented.view, presented, root, window]))
    #expect(presented.next === root)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test(.enabled(if: Host.choosesPresentedNext))
  func aPresentedControllerIsFollowedByItsViewsSuperview() async {
    host.choose(.superviewOfItsView, in: window)

    await root.present(presented)

    #expect(presented.next === presented.view.superview)
    #expect(chain(from: presented.view, passes: [presented.view, presented, window]))
    #expect(!chain(from: presented).contains(root))
  }

  /// The two pages above: whichever of them holds, the chain goes on.
  @Test(arguments: Host.choices)
  func aPresentedControllersChainReachesTheWindowEitherWay(next: PresentedControllerNext?) async {
    host.choose(next, in: window)

    await root.present(presented)

    #expect(presented.next === root || presented.next === presented.view.superview)
    #expect(chain(from: presented.view, passes: [presented.view, presented, window]))
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test(.enabled(if: Host.choosesPresentedNext))
  func whatAChildPresentedIsFollowedByTheContainer() async {
    host.choose(.presentingController, in: window)
    let child = UIViewController()
    root.embed(child)

    await child.present(presented)

    #expect(presented.next === root)
    #expect(chain(from: presented.view, passes: [presented, root, window]))
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test(arguments: Host.choices)
  func aChildOfAPresentedControllerIsFollowedByTheViewItIsIn(next: PresentedControllerNext?) async {
    host.choose(next, in: window)
    let child = UIViewController()
    presented.embed(child)

    await root.present(presented)

    #expect(child.next === presented.view)
    #expect(chain(from: child.view, passes: [child.view, child, presented.view, presented, window]))
  }

  /// Observed, not documented.
  @Test(arguments: Host.choices)
  func aDismissedControllerEndsTheChain(next: PresentedControllerNext?) async {
    host.choose(next, in: window)
    await root.present(presented)
    let container = presented.view.superview

    await presented.dismiss()

    #expect(container != nil)
    #expect(chain(from: presented.view) == [presented.view, presented])
    #expect(window.rootViewController === root)
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test(.enabled(if: Host.choosesPresentedNext))
  func theReadingIsOneWindowsAlone() async {
    let otherWindow = host.makeWindow()
    let otherRoot = UIViewController()
    let otherPresented = UIViewController()
    otherWindow.show(otherRoot)
    host.choose(.superviewOfItsView, in: otherWindow)

    await root.present(presented)
    await otherRoot.present(otherPresented)

    #expect(presented.next === root)
    #expect(otherPresented.next === otherPresented.view.superview)
    #expect(chain(from: otherPresented, passes: [otherWindow]))
    #expect(chain(from: presented, passes: [window]))
  }
}
