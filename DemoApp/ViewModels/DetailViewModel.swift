import Foundation
import PromiseChain

/// The state of the detail screen of one earthquake.
///
/// It shows the facts of the row immediately, and the rest when the library has loaded it. Releasing the view model
/// cancels the load.
@MainActor
final class DetailViewModel {
  /// The earthquake.
  let quake: QuakeID

  /// The title of the screen.
  let title: String

  /// The lines about the earthquake, from top to bottom.
  private(set) var lines: [String] = []

  /// The part below those lines.
  private(set) var neighbourhood = Neighbourhood.known(title: "", lines: [])

  /// Called when the text below the facts has changed. The facts may have changed too.
  var onChange: () -> Void = {}

  /// The last load, or nil before the first one.
  private(set) var loading: RunningChain<QuakeDetails>?

  private let library: any QuakeLibrary
  private let origin: [String]

  /// Creates the view model of a row's earthquake.
  ///
  /// - Parameters:
  ///   - row: the row that was opened.
  ///   - section: the section's name, if known.
  ///   - position: the row's position in the section, from 1, if known.
  ///   - library: loads the details.
  init(_ row: any EarthquakeRow, section: String?, position: Int?, _ library: any QuakeLibrary) {
    quake = row.id
    title = row.name
    self.library = library
    let place = [section, position.map { "position \($0)" }].compactMap { $0 }
    origin = place.isEmpty ? [] : ["opened from \(place.joined(separator: ", "))"]
    showFacts(of: row)
  }

  deinit {
    loading?.cancel()
  }

  /// Loads the details, and cancels a load that is running.
  func load() {
    loading?.cancel()
    show(.loading("Looking for the nearest earthquakes …"))
    loading = library.details(of: quake)
      .tap { [weak self] details in self?.show(details) }
      .failed { [weak self] error in
        self?.show(.failed("The nearest earthquakes were not loaded. \(error.localizedDescription)"))
      }
      .start()
  }

  private func show(_ details: QuakeDetails) {
    showFacts(of: row(of: details.earthquake))
    let lines = details.neighbours.map { neighbour in
      Wording.line(
        "\(Wording.distance(neighbour.distance)): \(row(of: neighbour.earthquake).sentence(.short))"
      )
    }
    show(.known(title: quake.catalog == .feed ? "Nearest in place" : "Nearest in time", lines: lines))
  }

  private func show(_ neighbourhood: Neighbourhood) {
    self.neighbourhood = neighbourhood
    onChange()
  }

  private func showFacts(of row: any EarthquakeRow) {
    lines = (row.facts + origin).map(Wording.line)
  }

  private func row(of earthquake: Earthquake) -> any EarthquakeRow {
    switch earthquake {
    case .event(let quake): QuakeRow(quake: quake, isFavorite: false)
    case .notable(let quake): NotableRow(quake: quake, isFavorite: false)
    }
  }
}
