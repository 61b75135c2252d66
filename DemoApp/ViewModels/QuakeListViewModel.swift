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

  /// The sections in the order in which they show, a page each: the strongest of the notable earthquakes
  /// first, the feed as it comes. Empty until something was loaded.
  var sections: [QuakeSection] {
    guard let catalogs else { return [] }
    let favorites = library.favorites
    let strongest = catalogs.notable.elements.sorted(by: isStronger).prefix(catalogs.notable.size)
    return [
      QuakeSection(
        id: QuakeSection.notable,
        title: "Notable earthquakes of the twentieth century",
        rows: strongest.map { NotableRow(quake: $0, isFavorite: favorites.contains($0.id)) }
      ),
      QuakeSection(
        id: QuakeSection.recent,
        title: "Events near Fiji since 1964",
        rows: catalogs.feed.first.map { QuakeRow(quake: $0, isFavorite: favorites.contains($0.id)) }
      ),
    ]
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
    row(of: quake).map { DetailViewModel($0, section: section, position: position) }
  }

  private func row(of quake: QuakeID) -> (any EarthquakeRow)? {
    sections.lazy.flatMap(\.rows).first { $0.id == quake }
  }

  private func isStronger(_ one: NotableQuake, _ other: NotableQuake) -> Bool {
    (-one.magnitude, one.id.number) < (-other.magnitude, other.id.number)
  }

  private func extent<Element>(of page: Page<Element>) -> String {
    "\(Wording.grouped(page.first.count)) of \(Wording.grouped(page.elements.count))"
  }
}
