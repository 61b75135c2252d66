extension Wording {
  /// Formats the distance of a neighbor, for example `34 km away` or `7 days later`.
  static func distance(_ distance: Neighbor.Distance) -> String {
    switch distance {
    case .kilometers(let kilometers): "\(grouped(kilometers)) km away"
    case .days(0): "the same day"
    case .days(let days): "\(count(abs(days), "day")) \(days < 0 ? "earlier" : "later")"
    }
  }
}
