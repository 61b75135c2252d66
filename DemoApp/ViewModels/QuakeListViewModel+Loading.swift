import PagedList

extension QuakeListViewModel: PagedListObserver {
  var isLoading: Bool { feed.status.ongoing?.replacesRows ?? false }

  /// Updates the headline after a `PagedListEvent` of the feed, and calls `onUpdate`.
  ///
  /// If a new first page replaces the list, hidden earthquakes are shown again.
  func receive(_ event: PagedListEvent) {
    switch event {
    case .began(let load) where load.replacesRows: say("Loading…")
    case .changed(.replaced): library.hidden = []
    case .tip(let tip): say(sentence(tip))
    case .completed(let load, .success): say(load.replacesRows ? "\(notableExtent), \(extent)" : extent)
    default: break
    }
    onUpdate()
  }

  private func sentence(_ tip: PageTip) -> String {
    switch tip {
    case .failure(let failure):
      switch failure.load.kind {
      case .first: "Nothing was loaded. \(failure.message)"
      case .refresh: "The list was not reloaded. \(failure.message)"
      case .next, .previous: "No more events were loaded. \(failure.message)"
      }
    case .noData(let load):
      load.replacesRows ? "\(notableExtent), no events near Fiji" : "The feed ends here: \(extent)"
    case .stale(let failure): "The list is not current. \(failure.message)"
    case .edit(let failure): failure.message
    }
  }

  private var notableExtent: String {
    guard let notable = library.notable else { return "No notable earthquakes" }
    return "\(Wording.extent(notable.first.count, of: notable.elements.count)) notable earthquakes"
  }

  private var extent: String {
    "\(Wording.extent(feed.items.count, of: library.eventCount)) events near Fiji"
  }
}
