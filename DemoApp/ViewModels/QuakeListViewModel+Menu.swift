import PagedList

extension QuakeListViewModel {
  /// The entries of the menu.
  ///
  /// The badge of "All" shows the number of unread strong events, or a dot if only weaker events are unread.
  var menu: [MenuEntry] {
    let (all, strong, favorites) = (unread(in: .all), unread(in: .strong), unread(in: .favorites))
    return [
      entry(.all, "All", Badge(strong, else: all), all.newest),
      entry(.strong, "Strong", Badge(strong), strong.newest),
      entry(.favorites, "Favorites", Badge(favorites), favorites.newest),
    ]
  }

  var showsFeed: Bool { scope != .favorites }

  var emptyText: String? { showsFeed ? nil : "No favorites to show" }

  private func unread(in scope: QuakeScope) -> Unread {
    Unread(ids(in: scope), seen: library.seenID(in: scope))
  }

  private func ids(in scope: QuakeScope) -> [Int] {
    switch scope {
    case .all: feed.items.map(\.id.number)
    case .strong: feed.items.filter(\.isStrong).map(\.id.number)
    case .favorites: Array(library.favorites.values)
    }
  }

  private func entry(_ scope: QuakeScope, _ title: String, _ badge: Badge, _ newest: Int) -> MenuEntry {
    let words = [scope == self.scope ? "✓" : "", title, badge.text].filter { !$0.isEmpty }
    return MenuEntry(scope: scope, title: words.joined(separator: " "), newest: newest)
  }
}
