/// The view model of the Browse screen.
///
/// It shows the notable earthquakes that the library has loaded, and loads none itself. It shares favorites and hidden
/// earthquakes with the first screen.
@MainActor
final class BrowseViewModel: QuakeActions {
  /// The text at the top of the screen.
  private(set) var headline: String

  /// The presentation of the list of earthquakes.
  private(set) var presentation = QuakePresentation.list

  /// The first year of the chosen decade, or nil if the screen shows the earthquakes of all decades.
  private(set) var decade: Int?

  /// A closure that is called after the user hides an earthquake or changes the favorites.
  ///
  /// Use this closure to update another screen that shows the same earthquakes.
  var onChange: () -> Void = {}

  let magnitudeStyle = MagnitudeStyle.short

  private let library: any QuakeLibrary

  init(_ library: any QuakeLibrary) {
    self.library = library
    headline = ""
    showTotal()
  }

  /// The decades that have notable earthquakes, in chronological order.
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

  /// The earthquakes of the chosen decade, or of all decades, in chronological order.
  ///
  /// Hidden earthquakes are left out.
  var rows: [NotableRow] {
    let (favorites, hidden) = (library.favorites, library.hidden)
    return
      quakes
      .filter { (decade == nil || $0.decade == decade) && !hidden.contains($0.id) }
      .sorted { ($0.year, $0.month, $0.day, $0.id.number) < ($1.year, $1.month, $1.day, $1.id.number) }
      .map { NotableRow(quake: $0, isFavorite: favorites[$0.id] != nil) }
  }

  /// The title of the section with the earthquakes.
  var title: String { decade.map { "The \($0)s" } ?? "The twentieth century" }

  /// Returns the title of a presentation's button, with a check mark if the presentation is current.
  func title(of presentation: QuakePresentation) -> String {
    "\(presentation == self.presentation ? "✓ " : "")\(Wording.line(presentation.rawValue))"
  }

  /// Switches to a presentation and describes it in the headline.
  func show(as presentation: QuakePresentation) {
    self.presentation = presentation
    headline =
      switch presentation {
      case .table: "The list in a table view"
      case .list: "The list in a collection view, row by row"
      case .grid: "The list in a collection view, in two columns"
      }
  }

  /// Shows only the earthquakes of a decade. If the decade is already chosen, shows those of all decades.
  func choose(_ tile: DecadeTile) {
    if decade == tile.year {
      decade = nil
      showTotal()
    } else {
      decade = tile.year
      headline = Wording.decade(tile.name, count: tile.count)
    }
  }

  func toggleFavorite(_ row: any EarthquakeRow) {
    let isFavorite = library.toggleFavorite(row.id)
    headline = Wording.marked(row.sentence(magnitudeStyle), isFavorite, count: library.favorites.count)
    onChange()
  }

  func hide(_ row: any EarthquakeRow) {
    library.hidden.insert(row.id)
    headline = Wording.hidden(row.sentence(magnitudeStyle))
    onChange()
  }

  func noteShared(_ text: String) {
    headline = Wording.shared(text)
  }

  func detail(of row: any EarthquakeRow, section: String?, position: Int?) -> DetailViewModel {
    DetailViewModel(row, section: section, position: position, library)
  }

  private var quakes: [NotableQuake] { library.notable?.elements ?? [] }

  private func showTotal() {
    headline = "All \(Wording.count(quakes.count, "notable earthquake")), decade by decade"
  }
}
