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
  @Test func aScreensChainPassesOnlyViewsToTheNavigationController() {
    let above = chain(from: root.view).drop { $0 !== root }.dropFirst()

    let between = above.prefix { $0 !== navigation }

    #expect(!between.isEmpty && between.allSatisfy { $0 is UIView })
    #expect(between.last === navigation.view)
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
