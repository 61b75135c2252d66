import PagedList

import PlatformUIKit
@testable import DemoApp

extension Quake {
  static func sample(_ number: Int, magnitude: Double = 4.8) -> Quake {
    Quake(
      id: QuakeID(catalog: .feed, number: number),
      latitude: -20.42,
      longitude: 181.62,
      depth: 562,
      magnitude: magnitude,
      stations: 41
    )
  }
}

extension NotableQuake {
  static func sample(_ number: Int, year: Int = 1902, magnitude: Double = 7.5) -> NotableQuake {
    NotableQuake(
      id: QuakeID(catalog: .notable, number: number),
      year: year,
      month: 4,
      day: 19,
      magnitude: magnitude,
      area: "San Marco",
      region: "Guatemala",
      deaths: 2_000
    )
  }
}

/// Both catalogs for a stub.
struct Catalogs: Equatable, Sendable {
  var notable: Page<NotableQuake>
  var feed: Page<Quake>
}

extension Page {
  /// Returns the page at an index, from 0.
  func loaded(_ index: Int) -> LoadedPage<Element> {
    LoadedPage(Array(elements.dropFirst(index * size).prefix(size)), pageSize: size, total: elements.count)
  }
}

extension Catalogs {
  /// Three earthquakes of each, in pages of two.
  static let sample = Catalogs(
    notable: Page(elements: [.sample(1), .sample(2, magnitude: 8), .sample(3)], size: 2),
    feed: Page(elements: [.sample(1), .sample(2, magnitude: 6), .sample(3)], size: 2)
  )
}

extension Catalogs {
  /// Four notable earthquakes of two decades, and one of the feed.
  static let decades = Catalogs(
    notable: Page(
      elements: [
        .sample(1, year: 1957, magnitude: 8), .sample(2, year: 1950, magnitude: 6.5), .sample(3, year: 1902),
        .sample(4, year: 1955),
      ],
      size: 2
    ),
    feed: Page(elements: [.sample(1)], size: 2)
  )

  /// Two notable earthquakes, and two hundred of the feed on one page.
  static let long = Catalogs(
    notable: Page(elements: [.sample(1), .sample(2)], size: 2),
    feed: Page(elements: (1...200).map { .sample($0) }, size: 200)
  )
}

extension QuakeRow {
  static let sample = QuakeRow(quake: .sample(1), isFavorite: false)
  static let strong = QuakeRow(quake: .sample(2, magnitude: 6), isFavorite: false)
}

extension NotableRow {
  static let sample = NotableRow(quake: .sample(1), isFavorite: false)
}

/// Returns the cells of this app, each showing a sample.
@MainActor
func sampleCells() -> [EarthquakeCell] {
  let quake = QuakeCell(style: .default, reuseIdentifier: nil)
  quake.configure(with: .sample)
  let strong = BigQuakeCell(style: .default, reuseIdentifier: nil)
  strong.configure(with: .strong)
  let notable = NotableCell(style: .default, reuseIdentifier: nil)
  notable.configure(with: .sample)
  return [quake, strong, notable]
}
