import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct NavigationChainFacts {
  private let window: UIWindow
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window = Host().makeWindow()
    window.show(navigation)
    window.layoutIfNeeded()
  }

  /// Observed, not documented.
  @Test func aScreensChainPassesPrivateViewsToTheNavigationController() {
    let hops = chain(from: root.view).prefix(6).map { String(describing: type(of: $0)) }

    let expected = [
      "UIView", "UIViewController", "UIViewControllerWrapperView", "UINavigationTransitionView",
      "UILayoutContainerView", "UINavigationController",
    ]
    #expect(hops == expected)
    #expect(chain(from: root.view, passes: [root.view, root, navigation.view, navigation, window]))
  }

  /// Observed, not documented.
  @Test func theBarsChainPassesNoScreen() {
    let bar = navigation.navigationBar
    let container: UIView = navigation.view

    let hops = chain(from: bar)

    #expect(hops.prefix(3) == [bar, container, navigation])
    #expect(!hops.contains(root))
  }

  /// Observed, not documented.
  @Test func aCoveredControllerEndsTheChain() async {
    let next = UIViewController()

    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    await Host().settle()

    #expect(!chain(from: root.view).contains(navigation))
    #expect(chain(from: next.view, passes: [next, navigation, window]))
  }
}
