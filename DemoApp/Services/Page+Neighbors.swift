import Foundation

extension Page<Quake> {
  /// Returns up to `count` other events, in ascending order of distance from `quake` in space.
  func neighbors(of quake: Quake, count: Int) -> [Neighbor] {
    nearest(count, to: quake.id, by: \.id) { $0.kilometers(to: quake) }.map { event, kilometers in
      Neighbor(earthquake: .event(event), distance: .kilometers(Int(kilometers.rounded())))
    }
  }
}

extension Page<NotableQuake> {
  /// Returns up to `count` other earthquakes, in ascending order of distance from `quake` in time.
  func neighbors(of quake: NotableQuake, count: Int) -> [Neighbor] {
    nearest(count, to: quake.id, by: \.id) { Double(abs($0.days(since: quake))) }.map { other, _ in
      Neighbor(earthquake: .notable(other), distance: .days(other.days(since: quake)))
    }
  }
}

extension Page {
  /// Returns up to `count` elements whose id is not `origin`, in ascending order of distance, with their distances.
  ///
  /// If two distances are equal, the element whose id has the smaller number comes first.
  private func nearest(
    _ count: Int,
    to origin: QuakeID,
    by id: (Element) -> QuakeID,
    at distance: (Element) -> Double
  ) -> [(Element, Double)] {
    elements.filter { id($0) != origin }
      .map { ($0, distance($0)) }
      .sorted { ($0.1, id($0.0).number) < ($1.1, id($1.0).number) }
      .prefix(count)
      .map { $0 }
  }
}

extension Quake {
  /// Returns the great-circle distance to the epicenter of another event, in kilometers.
  fileprivate func kilometers(to other: Quake) -> Double {
    let degree = Double.pi / 180
    let (north, south) = (latitude * degree, other.latitude * degree)
    let (rise, turn) = (sin((north - south) / 2), sin((longitude - other.longitude) * degree / 2))
    return 2 * 6_371 * asin(min(1, (rise * rise + cos(north) * cos(south) * turn * turn).squareRoot()))
  }
}

extension NotableQuake {
  /// Returns the number of days since another earthquake. The number is negative if this earthquake came first.
  fileprivate func days(since other: NotableQuake) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.day], from: other.date, to: date).day ?? 0
  }

  private var date: DateComponents { DateComponents(year: year, month: month, day: day) }
}
