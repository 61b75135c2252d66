#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PagedList
  import PortableUIKit
  import Requests

  /// A host that runs the app without UIKit. It provides the application, the scene, the screen and the touches.
  @MainActor
  final class TerminalHost {
    let application: UIApplication
    let delegate = AppDelegate()
    let list: QuakesController

    /// The service that the app uses. A script can make its requests fail.
    let service: FaultyQuakeService

    let window: UIWindow

    let seenFile: SeenFile

    /// The bundled events that are still to be inserted at the top of the feed, in the order of their arrival.
    private lazy var arrivals = BundledQuakeService().arrivals

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - service: The service that provides the earthquakes.
    ///   - cache: The file that stores the greatest id that the user has seen in each scope, or nil to use a temporary
    ///     file.
    ///   - appearance: The appearance of the app, light or dark.
    ///   - textSize: The text size that the user prefers.
    init(
      _ service: any QuakeService = BundledQuakeService(),
      cache: URL? = nil,
      appearance: UIUserInterfaceStyle = .light,
      textSize: UIContentSizeCategory = .large
    ) {
      self.service = FaultyQuakeService(service)
      application = UIApplication(delegate: delegate)
      application.preferredContentSizeCategory = textSize
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      let scene = UIWindowScene(
        application: application,
        bounds: CGRect(x: 0, y: 0, width: 390, height: 626)
      )
      let seenFile = SeenFile(cache)
      self.seenFile = seenFile
      let library = CachingQuakeLibrary(
        self.service,
        keepingSeenIn: seenFile.url,
        writing: { content, _ in try seenFile.write(content) },
        clock: ImmediateClock()
      )
      list = delegate.showList(of: library, in: scene)
      window = delegate.window ?? UIWindow(windowScene: scene)
      window.overrideUserInterfaceStyle = appearance
    }

    /// Inserts the next `count` bundled events at the top of the feed.
    ///
    /// - Throws: An error if fewer than `count` bundled events remain.
    func announce(_ count: Int) throws(ScriptError.Reason) {
      guard count <= arrivals.count else { throw .tooManyArrivals(left: arrivals.count) }
      list.announce(arrivals.prefix(count).reversed())
      arrivals = arrivals.dropFirst(count)
      window.layoutIfNeeded()
    }

    /// Waits until all loading has finished.
    func settle() async {
      let feed = list.viewModel.feed
      // A row near the end requests the next page in the next turn of the main actor.
      await Task {}.value
      repeat {
        for await update in feed.updates where update.status.ongoing == nil { break }
        window.layoutIfNeeded()
        await Task {}.value
      } while feed.status.ongoing != nil
      _ = try? await shownDetail?.detail.loading?.value
      window.layoutIfNeeded()
    }

    /// The longest time that a script waits for a text.
    var limit = Duration.seconds(10)

    /// Waits until all loading has finished and a text, if there is one, is on the screen.
    ///
    /// The host does not know the services of some screens of the gallery, so it looks again every 5 milliseconds.
    ///
    /// - Throws: An error if the text does not appear in time.
    func settle(until text: String?) async throws(ScriptError.Reason) {
      let end = ContinuousClock.now + limit
      await settle()
      while let text, !lines.contains(where: { $0.contains(text) }) {
        guard ContinuousClock.now < end else { throw .notShown(text, within: limit) }
        try? await Task.sleep(for: .milliseconds(5))
        await settle()
      }
    }

    /// The topmost screen if it is a detail screen, or nil otherwise.
    var shownDetail: DetailController? {
      let presented = list.presentedViewController as? UINavigationController
      return (presented ?? list.navigationController)?.topViewController as? DetailController
    }

    /// The list view of the topmost screen with a list.
    var listView: any ScriptedListView {
      let screens = list.navigationController?.viewControllers ?? []
      return screens.reversed().lazy.compactMap(\.scriptedListView).first ?? list.tableView
    }

    /// The declared list that ``listView`` shows.
    var source: ListSource { listView.source }

    /// The screen as lines of text.
    var lines: [String] {
      window.layoutIfNeeded()
      let painter = TextPainter(size: window.bounds.size)
      window.draw(with: painter)
      return painter.lines
    }

    /// The width of the screen, in columns.
    var columns: Int { Int((window.bounds.width / TextGrid.columnWidth).rounded(.up)) }

    /// The screen as the text of an SVG document.
    var picture: String {
      window.layoutIfNeeded()
      let painter = SVGPainter(size: window.bounds.size, title: "Quakes")
      window.draw(with: painter)
      return painter.document()
    }
  }
#endif
