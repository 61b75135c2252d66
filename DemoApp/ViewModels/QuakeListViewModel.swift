/// What the list shows, and what becomes of it when the user acts: it decides, and knows no view.
@MainActor
final class QuakeListViewModel {
  private let library: any QuakeLibrary
  private var catalogs: Catalogs?

  /// The line at the top of the screen.
  private(set) var headline = "Nothing is loaded yet."

  /// How this list writes magnitudes where it is asked.
  let magnitudeStyle = MagnitudeStyle.short

  /// Makes the view model of a list of what `library` has.
  init(_ library: any QuakeLibrary) {
    self.library = library
  }

  /// In which order the recent events show.
  private(set) var order = QuakeOrder.feed

  /// Whether only strong ones of the recent events show.
  private(set) var showsStrongOnly = false

  /// How many pages of the feed show.
  private var pages = 1

  /// The sections in the order in which they show: favorites if there are any, which stand there and nowhere else; decades;
  /// the strongest of the notable earthquakes; the feed, in the order and as far as it was asked for. Empty until something
  /// was loaded.
  var sections: [QuakeSection] {
    guard let catalogs else { return [] }
    let rows = rows(of: catalogs)
    let favorites = (rows.notable as [any EarthquakeRow] + rows.recent).filter { $0.isFavorite }
    let sections = [
      QuakeSection(id: QuakeSection.favorites, title: "Favorites", rows: favorites),
      QuakeSection(
        id: QuakeSection.decades,
        title: "Notable earthquakes by decade",
        rows: [decades(of: catalogs.notable.elements)]
      ),
      QuakeSection(
        id: QuakeSection.notable,
        title: "Notable earthquakes of the twentieth century",
        rows: rows.notable.filter { !$0.isFavorite }
      ),
      QuakeSection(
        id: QuakeSection.recent,
        title: showsStrongOnly ? "Strong events near Fiji since 1964" : "Events near Fiji since 1964",
        rows: rows.recent.filter { !$0.isFavorite }
      ),
    ]
    return sections.filter { $0.id != QuakeSection.favorites || !$0.rows.isEmpty }
  }

  /// Whether the feed has more than shows.
  var hasMore: Bool {
    catalogs.map { pages * $0.feed.size < $0.feed.elements.count } ?? false
  }

  /// Shows the recent events in an order, or as the service has them if they are in it already.
  func sort(by order: QuakeOrder) {
    self.order = self.order == order ? .feed : order
    headline =
      switch self.order {
      case .feed: "Recent events as they came"
      case .magnitude: "Recent events, the strongest first"
      case .depth: "Recent events, the deepest first"
      }
  }

  /// Shows only the strong ones of the recent events, or all again.
  func toggleStrongOnly() {
    showsStrongOnly.toggle()
    headline = showsStrongOnly ? "Only strong recent events" : "All recent events"
  }

  /// Shows another page of the feed.
  func showMore() {
    guard hasMore, let feed = catalogs?.feed else { return }
    pages += 1
    let shown = min(pages * feed.size, feed.elements.count)
    headline = "\(Wording.grouped(shown)) of \(Wording.grouped(feed.elements.count)) events near Fiji"
  }

  /// Says how many notable earthquakes a decade had.
  func showDecade(_ decade: DecadesRow.Decade) {
    headline = "\(decade.title) had \(Wording.count(decade.count, "notable earthquake"))"
  }

  /// Says that loading begins.
  func beginLoading() {
    headline = "Loading …"
  }

  /// Has everything loaded. Where that fails, what was loaded before stays.
  func load() async {
    do {
      let loaded = try await library.load()
      catalogs = loaded
      pages = 1
      let notable = extent(of: loaded.notable)
      headline = "\(notable) notable earthquakes, \(extent(of: loaded.feed)) events near Fiji"
    } catch {
      headline = "\(catalogs == nil ? "Nothing was loaded." : "The list stays as it was.") \(error)"
    }
  }

  /// Marks an earthquake as favorite, or takes the mark away.
  func toggleFavorite(_ quake: QuakeID) {
    guard let row = row(of: quake) else { return }
    let mark = library.toggleFavorite(quake) ? "★ Now a favorite" : "☆ No favorite any more"
    headline = "\(mark): \(row.sentence(magnitudeStyle)) (\(library.favorites.count) in all)"
  }

  /// Says what was shared.
  func noteShared(_ text: String) {
    headline = "Shared: \(text)"
  }

  /// Shows a tip.
  func showTip() {
    headline = library.nextTip()
  }

  /// What the detail screen shows of an earthquake of the list; nil where there is none such.
  func detail(of quake: QuakeID, section: String?, position: Int?) -> DetailViewModel? {
    row(of: quake).map { DetailViewModel($0, section: section, position: position, library) }
  }

  private func row(of quake: QuakeID) -> (any EarthquakeRow)? {
    sections.lazy.flatMap(\.rows).compactMap { $0 as? any EarthquakeRow }.first { $0.id == quake }
  }

  private func rows(of catalogs: Catalogs) -> (notable: [NotableRow], recent: [QuakeRow]) {
    let favorites = library.favorites
    let strongest = catalogs.notable.elements.sorted(by: isStronger).prefix(catalogs.notable.size)
    let recent = catalogs.feed.elements.prefix(pages * catalogs.feed.size)
      .map { QuakeRow(quake: $0, isFavorite: favorites.contains($0.id)) }
      .filter { !showsStrongOnly || $0.isStrong || $0.isFavorite }
    return (strongest.map { NotableRow(quake: $0, isFavorite: favorites.contains($0.id)) }, ordered(recent))
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

  private func extent<Element>(of page: Page<Element>) -> String {
    "\(Wording.grouped(page.first.count)) of \(Wording.grouped(page.elements.count))"
  }
}
