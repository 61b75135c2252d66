import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
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

  /// *Assumed*: no page says so.
  @Test func aScreensChainPassesOnlyViewsToTheNavigationController() {
    let above = chain(from: root.view).drop { $0 !== root }.dropFirst()

    let between = above.prefix { $0 !== navigation }

    #expect(!between.isEmpty && between.allSatisfy { $0 is UIView })
    #expect(between.last === navigation.view)
    #expect(chain(from: root.view, passes: [root.view, root, navigation.view, navigation, window]))
  }

  /// *Assumed*: no page says so.
  @Test func theBarsChainPassesNoScreen() {
    let bar = navigation.navigationBar
    let container: UIView = navigation.view

    let hops = chain(from: bar)

    #expect(chain(from: bar, passes: [bar, container, navigation]))
    #expect(!hops.contains(root))
  }

  /// *Assumed*: no page says so.
  @Test func aCoveredControllerEndsTheChain() async {
    let next = UIViewController()

    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    await Host().settle()

    #expect(!chain(from: root.view).contains(navigation))
    #expect(chain(from: next.view, passes: [next, navigation, window]))
  }
}
