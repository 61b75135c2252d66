#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PagedList
  import PortableUIKit
  import PromiseChain

  /// Stands in for the system: it has an application, a scene, a screen and a finger.
  @MainActor
  final class TerminalHost {
    let application: UIApplication
    let delegate = AppDelegate()
    let list: ListController

    /// Where earthquakes come from, and what fails as a script says.
    let service: FaultyQuakeService

    /// What is on the screen.
    let window: UIWindow

    /// Where what was seen is kept.
    let seenFile: SeenFile

    /// The events that can still happen, the next one first.
    private lazy var arrivals = BundledQuakeService().arrivals

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - service: where earthquakes come from.
    ///   - cache: where what was seen is kept; nil for a file that goes with the host, so that every run is the first.
    ///   - appearance: whether the screen is light or dark.
    init(
      _ service: any QuakeService = BundledQuakeService(),
      cache: URL? = nil,
      appearance: UIUserInterfaceStyle = .light
    ) {
      self.service = FaultyQuakeService(service)
      application = UIApplication(delegate: delegate)
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

    /// Lets the next of the app's own newest events happen.
    ///
    /// - Throws: where fewer are left.
    func announce(_ count: Int) throws(ScriptError.Reason) {
      guard count <= arrivals.count else { throw .tooManyArrivals(left: arrivals.count) }
      list.announce(arrivals.prefix(count).reversed())
      arrivals = arrivals.dropFirst(count)
      window.layoutIfNeeded()
    }

    /// Waits until nothing is being loaded.
    func settle() async {
      let feed = list.viewModel.feed
      // A row that shows near the end has the next page asked for a turn of the main actor later.
      await Task {}.value
      repeat {
        for await update in feed.updates where update.status.ongoing == nil { break }
        window.layoutIfNeeded()
        await Task {}.value
      } while feed.status.ongoing != nil
      _ = try? await shownDetail?.detail.loading?.value
      window.layoutIfNeeded()
    }

    /// The detail screen in front of the list, if there is one.
    var shownDetail: DetailController? {
      let presented = list.presentedViewController as? UINavigationController
      return (presented ?? list.navigationController)?.topViewController as? DetailController
    }

    /// The list view of the screen that shows, or of the last one below it that has one.
    var listView: any ScriptedListView {
      let screens = list.navigationController?.viewControllers ?? []
      let views = screens.compactMap { ($0 as? any QuakeScreen)?.sectionView.listView }
      return (views.last as? any ScriptedListView) ?? list.tableView
    }

    /// What that list shows.
    var source: ListSource { listView.source }

    /// The screen as text.
    var lines: [String] {
      window.layoutIfNeeded()
      let painter = TextPainter(size: window.bounds.size)
      window.draw(with: painter)
      return painter.lines
    }

    /// How many columns a line of the screen has.
    var columns: Int { Int((window.bounds.width / TextGrid.columnWidth).rounded(.up)) }

    /// The screen as a picture.
    var picture: String {
      window.layoutIfNeeded()
      let painter = SVGPainter(size: window.bounds.size, title: "Quakes")
      window.draw(with: painter)
      return painter.document()
    }
  }
#endif
