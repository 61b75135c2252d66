import Foundation
import Requests

/// The view model of the detail screen of an earthquake.
///
/// It shows the facts of the opened row immediately, and the nearest earthquakes when the library has loaded them.
/// Releasing the view model cancels the load.
@MainActor
final class DetailViewModel {
  /// The id of the earthquake.
  let quake: QuakeID

  let title: String

  /// The lines about the earthquake, from top to bottom.
  private(set) var lines: [String] = []

  /// The state of the nearest earthquakes. The screen shows it below ``lines``.
  private(set) var neighborhood = Neighborhood.known(title: "", lines: [])

  /// A closure that is called when ``neighborhood`` has changed. ``lines`` may have changed, too.
  var onChange: () -> Void = {}

  /// The most recent load, or nil before ``load()`` is called.
  private(set) var loading: RunningChain<QuakeDetails>?

  private let library: any QuakeLibrary
  private let origin: [String]

  /// Creates the view model for the earthquake of a row.
  ///
  /// - Parameters:
  ///   - row: The row that was opened.
  ///   - section: The id of the row's section, or nil if it is unknown.
  ///   - position: The position of the row in the section, starting at 1, or nil if it is unknown.
  ///   - library: The library that loads the details.
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

  /// Cancels the current load, if there is one, and loads the details.
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
    let lines = details.neighbors.map { neighbor in
      Wording.line(
        "\(Wording.distance(neighbor.distance)): \(row(of: neighbor.earthquake).sentence(.short))"
      )
    }
    show(.known(title: quake.catalog == .feed ? "Nearest in place" : "Nearest in time", lines: lines))
  }

  private func show(_ neighborhood: Neighborhood) {
    self.neighborhood = neighborhood
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
