#if os(Linux) || os(macOS)
  import ListSource
  import PagedList
  import PlatformUIKit
  import Requests

  @testable import DemoApp

  extension TerminalHost {
    /// Launches an app and waits until it has loaded.
    static func launched(
      with answers: Result<Catalogs, RequestError> = .success(.sample)
    ) async -> TerminalHost {
      let host = TerminalHost.withoutPrefetching(StubService(answers))
      await host.settle()
      return host
    }

    /// Launches an app without prefetching, because the end of a short list is always near.
    static func withoutPrefetching(_ service: any QuakeService) -> TerminalHost {
      let host = TerminalHost(service)
      host.list.viewModel.feed.prefetchDistance = 0
      return host
    }

    /// Taps a button on the screen.
    func tap(_ button: String) throws {
      try window.tap(at: point(ofButton: button))
    }

    /// Taps a button in a row, or the row itself.
    func tap(_ button: String? = nil, at position: Int, of section: String) throws {
      let cell = try show(RowPlace(section: section, position: position))
      if let button {
        try window.tap(at: point(ofButton: button, in: cell))
      } else {
        try window.tap(at: point(in: cell))
      }
    }

    /// Swipes a row open from its trailing edge and taps an action, or swipes it all the way across.
    func swipe(_ action: String? = nil, at position: Int, of section: String) throws {
      let cell = try show(RowPlace(section: section, position: position))
      let actions = try swipe(cell, from: .trailing, isFull: action == nil)
      if let action { try window.tap(at: point(ofButton: action, in: actions)) }
    }

    /// Long-presses a row and taps items of its menu in order.
    func choose(_ items: String..., at position: Int, of section: String) throws {
      try openMenu(of: show(RowPlace(section: section, position: position)))
      for item in items { try tap(item) }
    }

    /// Returns the cell of a row, after scrolling to it if necessary.
    func cell(_ position: Int, of section: String) throws -> EarthquakeCell? {
      try show(RowPlace(section: section, position: position)) as? EarthquakeCell
    }

    /// The screen by decades if it is on top, or nil.
    var browser: BrowseController? {
      list.navigationController?.topViewController as? BrowseController
    }

    /// The sections of the visible list with their numbers of rows.
    var counts: [String] { source.sections.map { "\($0.id) \($0.count)" } }

    /// The headline of the first screen.
    var headline: String? { list.header.headline.text }

    /// The presented detail screen, or nil.
    var presentedDetail: DetailController? {
      (list.presentedViewController as? UINavigationController)?.topViewController as? DetailController
    }

    /// The pushed detail screen, or nil.
    var pushedDetail: DetailController? {
      list.navigationController?.topViewController as? DetailController
    }
  }
#endif
