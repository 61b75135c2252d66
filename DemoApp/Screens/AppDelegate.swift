import Commands
import RouterEventsInspector
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The app delegate, which is the last responder of every responder chain in the app.
///
/// It counts some of the events that screens forward, answers their requests, creates the first screen, and presents the
/// log.
final class AppDelegate: UIResponder, UIApplicationDelegate, EventHandling {
  static let table = keyTable.merging(eventTable)

  private static let eventTable = StrategyTable<AppDelegate> {
    for name in [RowEvents.favoriteTapped.name, ShareTapped.name, PaymentEnded.name, .tipsTapped] {
      Call(name, AppDelegate.count)
    }
    Answer(ForwardedEvents.self) { delegate, _, _ in delegate.forwarded }
    Answer(VoucherDiscount.self) { _, request, _ in ["TEATIME": 10][request.code.uppercased()] }
    Answer(Payment.self, whileRunning: .queue) { owner, request, _ in await owner()?.bank.pay(request.euros) }
    On(message: Shaken.self) { delegate, message, _ in delegate.show(message.log) }
  }

  /// The number of times that each counted event has reached the delegate, keyed by event name.
  private(set) var forwarded: [EventName: Int] = [:]

  /// The app's window, or `nil` before the first call to ``showList(of:in:)``.
  var window: UIWindow?

  /// Creates a window in a scene and shows the earthquakes of a library in it.
  ///
  /// - Returns: The first screen.
  func showList(of library: any QuakeLibrary, in scene: UIWindowScene) -> QuakesController {
    let list = QuakesController(QuakeListViewModel(library))
    let window = ShakenWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return list
  }

  private let bank = Bank()

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.insert([.openRow, .nextRow, .previousRow, .back], after: .close)
    builder.insertChild(EventCommand.menu([.browse, .gallery, .reload, .tips]), atStartOfMenu: .view)
  }

  private func count(_ event: RouterEvent) {
    forwarded[event.name, default: 0] += 1
  }

  /// Presents a log on the topmost screen. If that screen already shows a log, the method does nothing.
  private func show(_ log: EventHistory) {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController { top = presented }
    guard !((top as? UINavigationController)?.topViewController is LogController) else { return }
    top.present(UINavigationController(rootViewController: LogController(log)), animated: true)
  }
}
