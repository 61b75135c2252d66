import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The end of every chain. It counts what everyone below let pass, and puts the app together.
final class AppDelegate: UIResponder, UIApplicationDelegate, StrategyHandler {
  static let table = StrategyTable<AppDelegate> {
    for name in [.favoriteTapped, ShareTapped.name, .tipsTapped] {
      On(name, AppDelegate.count)
    }
    On(ForwardedEvents.self) { delegate, _, _ in delegate.forwarded }
  }

  var strategies: StrategyTable<AppDelegate> { Self.table }

  /// How many events of which name came up here.
  private(set) var forwarded: [EventName: Int] = [:]

  /// The app's window, once it is shown.
  var window: UIWindow?

  /// Shows the list of what `library` has, in a window of `scene`.
  ///
  /// - Returns: the list's screen.
  func showList(of library: any QuakeLibrary, in scene: UIWindowScene) -> ListController {
    let list = ListController(QuakeListViewModel(library))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return list
  }

  private func count(_ event: RouterEvent) {
    forwarded[event.name, default: 0] += 1
  }
}
