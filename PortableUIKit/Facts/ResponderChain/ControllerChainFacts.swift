import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ControllerChainFacts {
  private let container = UIViewController()
  private let child = UIViewController()

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aChildIsFollowedByTheSuperviewOfItsView() {
    container.embed(child)

    #expect(chain(from: child.view) == [child.view, child, container.view, container])
  }

  /// *Assumed*: no page says so.
  @Test func readingNextLoadsNoView() {
    container.addChild(child)

    let next = child.next

    #expect(next == nil)
    #expect(!child.isViewLoaded)
    #expect(!container.isViewLoaded)
  }

  /// `developer.apple.com/documentation/uikit/uiresponder/next`
  @Test func aControllerWhoseViewWasRemovedEndsTheChain() {
    container.embed(child)

    child.view.removeFromSuperview()

    #expect(chain(from: child.view) == [child.view, child])
    #expect(container.children == [child])
  }

  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`
  @Test func aRootControllersChainReachesItsWindow() {
    let host = Host()
    let window = host.makeWindow()
    let root = UIViewController()

    window.show(root)

    #expect(root.next === root.view.superview)
    #expect(chain(from: root.view, passes: [root.view, root, window]))
  }
}
