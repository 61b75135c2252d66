import RouterEventsInspector
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
    On(Shaken.self) { delegate, message, _ in delegate.show(message.log) }
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
    let window = ShakenWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return list
  }

  private func count(_ event: RouterEvent) {
    forwarded[event.name, default: 0] += 1
  }

  /// Shows a log above whatever is shown, unless one is shown already.
  private func show(_ log: EventReport) {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController { top = presented }
    guard !((top as? UINavigationController)?.topViewController is LogController) else { return }
    top.present(UINavigationController(rootViewController: LogController(log)), animated: true)
  }
}
