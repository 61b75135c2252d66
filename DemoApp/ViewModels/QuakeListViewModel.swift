import Foundation
import PagedList

/// What the list shows of what an app service has.
@MainActor
final class QuakeListViewModel: ListViewModel {
  /// The app service.
  let library: any QuakeLibrary

  let feed: PagedList<Quake>

  private(set) var headline = "Nothing is loaded yet."

  var onNews: () -> Void = {}

  let magnitudeStyle = MagnitudeStyle.short

  /// Makes the view model of a list of what `library` has.
  init(_ library: any QuakeLibrary) {
    self.library = library
    feed = PagedList(library, pageSize: 20, uniqueBy: \.id)
    feed.addObserver(self)
  }

  /// In which order the recent events show.
  private(set) var order = QuakeOrder.feed

  /// What of it all shows.
  private(set) var scope = QuakeScope.all

  /// The sections in the order in which they show: favorites if there are any, which stand there and nowhere else; decades;
  /// the strongest of the notable earthquakes; the feed, in the order and as far as it was asked for. Empty until something
  /// was loaded.
  var sections: [QuakeSection] {
    guard let notable = library.notable else { return [] }
    let rows = rows(with: notable)
    let favorites = (rows.notable as [any EarthquakeRow] + rows.recent).filter { $0.isFavorite }
    let sections = [
      QuakeSection(id: QuakeSection.favorites, title: "Favorites", rows: favorites),
      QuakeSection(
        id: QuakeSection.decades,
        title: "Notable earthquakes by decade",
        rows: [decades(of: notable.elements)]
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
    say(news(of: scope))
    // Who sees all sees the strong ones.
    for seen in scope == .all ? [.all, .strong] : [scope] {
      do {
        try library.noteSeen(newest, in: seen)
      } catch {
        say("What you have seen cannot be kept: \(error.localizedDescription)")
      }
    }
  }

  func sort(by order: QuakeOrder) {
    self.order = self.order == order ? .feed : order
    headline =
      switch self.order {
      case .feed: "Recent events as they came"
      case .magnitude: "Recent events, the strongest first"
      case .depth: "Recent events, the deepest first"
      }
  }

  func showDecade(_ decade: DecadesRow.Decade) {
    headline = "\(decade.title) had \(Wording.count(decade.count, "notable earthquake"))"
  }

  /// Says something at the top of the screen.
  func say(_ text: String) {
    headline = text
  }

  func toggleFavorite(_ quake: QuakeID) {
    guard let row = row(of: quake) else { return }
    let mark = library.toggleFavorite(quake) ? "★ Now a favorite" : "☆ No favorite any more"
    headline = "\(mark): \(row.sentence(magnitudeStyle)) (\(library.favorites.count) in all)"
  }

  func noteShared(_ text: String) {
    headline = "Shared: \(text)"
  }

  func showTip() {
    headline = library.nextTip()
  }

  func detail(of quake: QuakeID, section: String?, position: Int?) -> DetailViewModel? {
    row(of: quake).map { DetailViewModel($0, section: section, position: position, library) }
  }

  private func news(of scope: QuakeScope) -> String {
    switch scope {
    case .all: "All recent events"
    case .strong: "Only strong recent events"
    case .favorites: library.favorites.isEmpty ? "No favorites yet" : "Only favorites"
    }
  }

  private func row(of quake: QuakeID) -> (any EarthquakeRow)? {
    sections.lazy.flatMap(\.rows).compactMap { $0 as? any EarthquakeRow }.first { $0.id == quake }
  }

  private func rows(with notable: Page<NotableQuake>) -> (notable: [NotableRow], recent: [QuakeRow]) {
    let favorites = library.favorites
    let strongest = notable.elements.sorted(by: isStronger).prefix(notable.size)
    let recent = feed.items
      .map { QuakeRow(quake: $0, isFavorite: favorites[$0.id] != nil) }
      .filter { scope != .strong || $0.isStrong || $0.isFavorite }
    return (
      strongest.map { NotableRow(quake: $0, isFavorite: favorites[$0.id] != nil) }, ordered(recent)
    )
  }

  private func ordered(_ rows: [QuakeRow]) -> [QuakeRow] {
    switch order {
    case .feed: rows
    case .magnitude: rows.sorted { ($1.quake.magnitude, $0.id.number) < ($0.quake.magnitude, $1.id.number) }
    case .depth: rows.sorted { ($1.quake.depth, $0.id.number) < ($0.quake.depth, $1.id.number) }
    }
  }

  private func decades(of quakes: [NotableQuake]) -> DecadesRow {
    let counts = Dictionary(grouping: quakes) { $0.year / 10 * 10 }.mapValues(\.count)
    let fullest = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(3)
    return DecadesRow(decades: fullest.map { DecadesRow.Decade(year: $0.key, count: $0.value) })
  }

  private func isStronger(_ one: NotableQuake, _ other: NotableQuake) -> Bool {
    (-one.magnitude, one.id.number) < (-other.magnitude, other.id.number)
  }
}
