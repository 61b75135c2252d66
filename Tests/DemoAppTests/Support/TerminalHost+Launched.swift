#if os(Linux) || os(macOS)
  import ListSource
  import PagedList
  import PortableUIKit
  import PromiseChain

  @testable import DemoApp

  extension TerminalHost {
    /// An app that has loaded.
    static func launched(
      with answers: Result<Catalogs, RequestError> = .success(.sample)
    ) async -> TerminalHost {
      let host = TerminalHost.patient(StubService(answers))
      await host.settle()
      return host
    }

    /// An app that loads no next page by itself, although the end of a short list is always near.
    static func patient(_ service: any QuakeService) -> TerminalHost {
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

    /// Swipes a row open from its trailing edge and taps an action, or swipes it all across.
    func swipe(_ action: String? = nil, at position: Int, of section: String) throws {
      let cell = try show(RowPlace(section: section, position: position))
      let actions = try swipe(cell, from: .trailing, isFull: action == nil)
      if let action { try window.tap(at: point(ofButton: action, in: actions)) }
    }

    /// Presses a row long, and taps one item after the other.
    func choose(_ items: String..., at position: Int, of section: String) throws {
      try openMenu(of: show(RowPlace(section: section, position: position)))
      for item in items { try tap(item) }
    }

    /// The cell of a row that is on the screen.
    func cell(_ position: Int, of section: String) throws -> EarthquakeCell? {
      try show(RowPlace(section: section, position: position)) as? EarthquakeCell
    }

    /// The screen by decades, where it shows.
    var browser: BrowseController? {
      list.navigationController?.topViewController as? BrowseController
    }

    /// The sections of the list that shows, and how many rows each has.
    var counts: [String] { source.sections.map { "\($0.id) \($0.count)" } }

    /// What the list says happened.
    var headline: String? { list.header.headline.text }

    /// The detail screen that was presented.
    var presentedDetail: DetailController? {
      (list.presentedViewController as? UINavigationController)?.topViewController as? DetailController
    }

    /// The detail screen that was pushed.
    var pushedDetail: DetailController? {
      list.navigationController?.topViewController as? DetailController
    }
  }
#endif
