import Foundation
import PromiseChain

/// What the detail screen shows of one earthquake, and what becomes of it when the user acts.
///
/// What the row told shows at once; what the library has to get, once it is there. The load ends with the view model.
@MainActor
final class DetailViewModel {
  /// The earthquake.
  let quake: QuakeID

  /// What the screen is called.
  let title: String

  /// What is written of the earthquake, from top to bottom.
  private(set) var lines: [String] = []

  /// What is written below.
  private(set) var neighbourhood = Neighbourhood.known(title: "", lines: [])

  /// Called after each change of what is written.
  var onChange: () -> Void = {}

  /// The load that was begun last; nil before the first one.
  private(set) var loading: RunningChain<QuakeDetails>?

  private let library: any QuakeLibrary
  private let origin: [String]

  /// Makes what is shown of a row, and of where in the list it was opened.
  ///
  /// - Parameters:
  ///   - row: the row that was opened.
  ///   - section: the section's name, if it was told.
  ///   - position: the place in the section from 1, if it was told.
  ///   - library: has the details.
  init(_ row: any EarthquakeRow, section: String?, position: Int?, _ library: any QuakeLibrary) {
    quake = row.id
    title = row.name
    self.library = library
    let place = [section, position.map { "position \($0)" }].compactMap { $0 }
    origin = place.isEmpty ? [] : ["opened from \(place.joined(separator: ", "))"]
    tell(row)
  }

  deinit {
    loading?.cancel()
  }

  /// Has the details loaded, from the beginning.
  func load() {
    loading?.cancel()
    show(.loading("Looking for what is nearest …"))
    loading = library.details(of: quake)
      .tap { [weak self] details in self?.show(details) }
      .failed { [weak self] error in
        self?.show(.failed("What is nearest was not loaded. \(error.localizedDescription)"))
      }
      .start()
  }

  private func show(_ details: QuakeDetails) {
    tell(row(of: details.earthquake))
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

  private func tell(_ row: any EarthquakeRow) {
    lines = (row.facts + origin).map(Wording.line)
  }

  private func row(of earthquake: Earthquake) -> any EarthquakeRow {
    switch earthquake {
    case .event(let quake): QuakeRow(quake: quake, isFavorite: false)
    case .notable(let quake): NotableRow(quake: quake, isFavorite: false)
    }
  }
}
