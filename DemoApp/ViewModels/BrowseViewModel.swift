/// What the screen shows that has the notable earthquakes by decade, and what becomes of it when the user acts.
///
/// It shows what the library has, and loads nothing. Favorites and hidden earthquakes are those of the list's screen.
@MainActor
final class BrowseViewModel: QuakeActions {
  /// The line at the top of the screen.
  private(set) var headline: String

  /// By what kind of list view the earthquakes show.
  private(set) var presentation = QuakePresentation.list

  /// The first year of the decade that shows; nil where all of them do.
  private(set) var decade: Int?

  /// Called when an earthquake was marked, hidden or shown again: another screen may show it too.
  var onChange: () -> Void = {}

  let magnitudeStyle = MagnitudeStyle.short

  private let library: any QuakeLibrary

  /// Makes the view model of what `library` has.
  init(_ library: any QuakeLibrary) {
    self.library = library
    headline = ""
    sayAll()
  }

  /// The decades, from the first on.
  var decades: [DecadeTile] {
    let decades = Dictionary(grouping: quakes, by: \.decade)
    let most = decades.values.map(\.count).max() ?? 1
    return decades.keys.sorted().map { year in
      let quakes = decades[year] ?? []
      return DecadeTile(
        year: year,
        count: quakes.count,
        strongest: quakes.map(\.magnitude).max() ?? 0,
        share: Double(quakes.count) / Double(most),
        isChosen: year == decade
      )
    }
  }

  /// The earthquakes of the decade that shows, or of all, from the first on, without those that are hidden.
  var rows: [NotableRow] {
    let (favorites, hidden) = (library.favorites, library.hidden)
    return
      quakes
      .filter { (decade == nil || $0.decade == decade) && !hidden.contains($0.id) }
      .sorted { ($0.year, $0.month, $0.day, $0.id.number) < ($1.year, $1.month, $1.day, $1.id.number) }
      .map { NotableRow(quake: $0, isFavorite: favorites[$0.id] != nil) }
  }

  /// What the earthquakes are called that show.
  var title: String { decade.map { "The \($0)s" } ?? "The twentieth century" }

  /// What is written on the button of a presentation, with a mark at the one that shows.
  func title(of presentation: QuakePresentation) -> String {
    "\(presentation == self.presentation ? "✓ " : "")\(Wording.line(presentation.rawValue))"
  }

  /// Shows the earthquakes by another kind of list view.
  func show(as presentation: QuakePresentation) {
    self.presentation = presentation
    headline =
      switch presentation {
      case .table: "The list in a table view"
      case .list: "The list in a collection view, row by row"
      case .grid: "The list in a collection view, in two columns"
      }
  }

  /// Shows the earthquakes of one decade, or of all if that one shows already.
  func choose(_ tile: DecadeTile) {
    if decade == tile.year {
      decade = nil
      sayAll()
    } else {
      decade = tile.year
      headline = Wording.decade(tile.name, count: tile.count)
    }
  }

  func toggleFavorite(_ quake: QuakeID) {
    guard let row = row(of: quake) else { return }
    let isFavorite = library.toggleFavorite(quake)
    headline = Wording.marked(row.sentence(magnitudeStyle), isFavorite, count: library.favorites.count)
    onChange()
  }

  func hide(_ quake: QuakeID) {
    guard let row = row(of: quake) else { return }
    library.hidden.insert(quake)
    headline = Wording.hidden(row.sentence(magnitudeStyle))
    onChange()
  }

  func noteShared(_ text: String) {
    headline = Wording.shared(text)
  }

  func detail(of quake: QuakeID, section: String?, position: Int?) -> DetailViewModel? {
    row(of: quake).map { DetailViewModel($0, section: section, position: position, library) }
  }

  private var quakes: [NotableQuake] { library.notable?.elements ?? [] }

  private func row(of quake: QuakeID) -> NotableRow? {
    rows.first { $0.id == quake }
  }

  private func sayAll() {
    headline = "All \(Wording.count(quakes.count, "notable earthquake")), decade by decade"
  }
}
