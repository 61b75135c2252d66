import Foundation
import PagedList

/// The view model of the first screen. It gets its data from a library.
@MainActor
final class QuakeListViewModel: ListViewModel {
  let library: any QuakeLibrary

  let feed: PagedList<Quake>

  private(set) var headline = "Nothing is loaded yet."

  var onUpdate: () -> Void = {}

  let magnitudeStyle = MagnitudeStyle.short

  init(_ library: any QuakeLibrary) {
    self.library = library
    feed = PagedList(library, pageSize: 20, uniqueBy: \.id)
    feed.addObserver(self)
    feed.beforeFirstPage = { [weak self] in
      // Announced events must not hide that the service has no events.
      if !$0.isEmpty { $0.announce(self?.announced ?? []) }
    }
  }

  private(set) var order = QuakeOrder.feed

  private(set) var scope = QuakeScope.all

  /// The events that were announced since launch, newest first.
  ///
  /// The view model inserts them into every new first page that is not empty, because the service's first page does not
  /// contain them.
  private var announced: [Quake] = []

  /// The ids of the favorites in the order of the last drag. Favorites that were added later come after these.
  private var favoriteOrder: [QuakeID] = []

  /// The sections, from top to bottom. The array is empty until a first page is loaded.
  ///
  /// The sections are the favorites if there are any, the decades, the strongest notable earthquakes, and the loaded
  /// events of the feed. A favorite appears only in the section of favorites. If the scope is
  /// ``QuakeScope/favorites``, there are no other sections.
  var sections: [QuakeSection] {
    guard let notable = library.notable else { return [] }
    let rows = rows(with: notable)
    let favorites = ordered((rows.notable as [any EarthquakeRow] + rows.recent).filter { $0.isFavorite })
    let sections = [
      QuakeSection(id: QuakeSection.favorites, title: "Favorites", rows: favorites),
      QuakeSection(
        id: QuakeSection.decades,
        title: "Notable earthquakes by decade",
        decades: [decades(of: notable.elements)]
      ),
      QuakeSection(
        id: QuakeSection.notable,
        title: "Notable earthquakes of the twentieth century",
        rows: rows.notable.filter { !$0.isFavorite }
      ),
      QuakeSection(
        id: QuakeSection.recent,
        title: scope == .strong ? "Strong events near Fiji since 1964" : "Events near Fiji since 1964",
        rows: rows.recent.filter { !$0.isFavorite }
      ),
    ]
    return sections.filter { $0.id == QuakeSection.favorites ? !favorites.isEmpty : showsFeed }
  }

  func choose(_ scope: QuakeScope, seeing newest: Int) {
    self.scope = scope
    say(headline(of: scope))
    // The scope of all events includes the strong events.
    for seen in scope == .all ? [.all, .strong] : [scope] {
      do {
        try library.noteSeen(newest, in: seen)
      } catch {
        say("The badges cannot be saved: \(error.localizedDescription)")
      }
    }
  }

  func sort(by order: QuakeOrder) {
    self.order = self.order == order ? .feed : order
    headline =
      switch self.order {
      case .feed: "Recent events, unsorted"
      case .magnitude: "Recent events, the strongest first"
      case .depth: "Recent events, the deepest first"
      }
  }

  func showDecade(_ decade: DecadesRow.Decade) {
    headline = Wording.decade(decade.title, count: decade.count)
  }

  func say(_ text: String) {
    headline = text
  }

  func toggleFavorite(_ row: any EarthquakeRow) {
    let isFavorite = library.toggleFavorite(row.id)
    favoriteOrder.removeAll { $0 == row.id }
    headline = Wording.marked(row.sentence(magnitudeStyle), isFavorite, count: library.favorites.count)
  }

  func moveFavorite(from position: Int, to target: Int) {
    guard let section = sections.first(where: { $0.id == QuakeSection.favorites }) else { return }
    var favorites = section.rows
    let row = favorites.remove(at: position)
    favorites.insert(row, at: target)
    favoriteOrder = favorites.map { $0.id }
    headline = "★ Now in place \(target + 1) of the favorites: \(row.sentence(magnitudeStyle))"
  }

  func announce(_ quakes: [Quake]) {
    say("\(Wording.count(quakes.count, "new event")) near Fiji")
    announced = quakes + announced
    feed.edit { [announced] in $0.announce(announced) }
  }

  func hide(_ row: any EarthquakeRow) {
    library.hidden.insert(row.id)
    headline = Wording.hidden(row.sentence(magnitudeStyle))
  }

  func noteShared(_ text: String) {
    headline = Wording.shared(text)
  }

  func showTip() {
    headline = library.nextTip()
  }

  func detail(of row: any EarthquakeRow, section: String?, position: Int?) -> DetailViewModel {
    DetailViewModel(row, section: section, position: position, library)
  }

  func browse() -> BrowseViewModel? { BrowseViewModel(library) }

  private func headline(of scope: QuakeScope) -> String {
    switch scope {
    case .all: "All recent events"
    case .strong: "Only strong recent events"
    case .favorites: "Only favorites"
    }
  }

  /// Returns the rows of the strongest notable earthquakes, and the rows of the loaded events.
  ///
  /// The notable rows are one page of the strongest earthquakes, followed by weaker favorites. If the scope is
  /// ``QuakeScope/strong``, the second array contains only strong events and favorites. Both arrays leave out hidden
  /// earthquakes.
  private func rows(with notable: Page<NotableQuake>) -> (notable: [NotableRow], recent: [QuakeRow]) {
    let (favorites, hidden) = (library.favorites, library.hidden)
    let sorted = notable.elements.sorted(by: isStronger)
    let others = sorted.dropFirst(notable.size).filter { favorites[$0.id] != nil }
    let strongest = sorted.prefix(notable.size) + others
    let recent = feed.items.filter { !hidden.contains($0.id) }
      .map { QuakeRow(quake: $0, isFavorite: favorites[$0.id] != nil) }
      .filter { scope != .strong || $0.isStrong || $0.isFavorite }
    return (
      strongest.filter { !hidden.contains($0.id) }
        .map { NotableRow(quake: $0, isFavorite: favorites[$0.id] != nil) },
      ordered(recent)
    )
  }

  private func ordered(_ favorites: [any EarthquakeRow]) -> [any EarthquakeRow] {
    let places = Dictionary(uniqueKeysWithValues: zip(favoriteOrder, favoriteOrder.indices))
    return favorites.sorted { (places[$0.id] ?? .max) < (places[$1.id] ?? .max) }
  }

  private func ordered(_ rows: [QuakeRow]) -> [QuakeRow] {
    switch order {
    case .feed: rows
    case .magnitude: rows.sorted { ($1.quake.magnitude, $0.id.number) < ($0.quake.magnitude, $1.id.number) }
    case .depth: rows.sorted { ($1.quake.depth, $0.id.number) < ($0.quake.depth, $1.id.number) }
    }
  }

  private func decades(of quakes: [NotableQuake]) -> DecadesRow {
    let counts = Dictionary(grouping: quakes, by: \.decade).mapValues(\.count)
    let fullest = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(3)
    return DecadesRow(decades: fullest.map { DecadesRow.Decade(year: $0.key, count: $0.value) })
  }

  private func isStronger(_ one: NotableQuake, _ other: NotableQuake) -> Bool {
    (-one.magnitude, one.id.number) < (-other.magnitude, other.id.number)
  }
}

extension [Quake] {
  /// Inserts events at the beginning of the array, and removes existing events with the same ids.
  fileprivate mutating func announce(_ quakes: [Quake]) {
    let ids = Set(quakes.map(\.id))
    self = quakes + filter { !ids.contains($0.id) }
  }
}
