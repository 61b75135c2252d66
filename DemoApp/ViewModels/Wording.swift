import Foundation

/// A namespace for functions that format values and sentences in English, regardless of the locale.
enum Wording {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// Formats a Richter magnitude with one decimal, for example `M 6.1` or `magnitude 6.1`.
  static func magnitude(_ magnitude: Double, _ style: MagnitudeStyle = .short) -> String {
    let number = String(format: "%.1f", magnitude)
    return switch style {
    case .short: "M \(number)"
    case .words: "magnitude \(number)"
    }
  }

  /// Formats geographic coordinates, for example `20.42° S 178.38° W`.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees. Southern latitudes are negative.
  ///   - longitude: The longitude in degrees east, from -180 to 360.
  /// - Returns: The latitude and the longitude without signs, with two decimals.
  static func place(latitude: Double, longitude: Double) -> String {
    let east = longitude > 180 ? longitude - 360 : longitude
    let numbers = [abs(latitude), abs(east)].map { String(format: "%.2f°", $0) }
    return "\(numbers[0]) \(latitude < 0 ? "S" : "N") \(numbers[1]) \(east < 0 ? "W" : "E")"
  }

  /// Formats a date, for example `15 August 1950`. `month` is a number from 1 to 12.
  static func date(day: Int, month: Int, year: Int) -> String {
    "\(day) \(months[month - 1]) \(year)"
  }

  /// Formats a count with a noun, for example `1,526 deaths` or `1 death`. `thing` is the singular of the noun.
  static func count(_ count: Int, _ thing: String) -> String {
    "\(grouped(count)) \(thing)\(count == 1 ? "" : "s")"
  }

  /// Formats a count and its total, for example `20 of 1,000`, or `20` if the total is unknown.
  static func extent(_ count: Int, of total: Int?) -> String {
    grouped(count) + (total.map { " of \(grouped($0))" } ?? "")
  }

  /// Formats a number with thousands separators, for example `1,526`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let groups = stride(from: digits.count % 3 - 3, to: digits.count, by: 3).map { start in
      digits.dropFirst(max(0, start)).prefix(start < 0 ? start + 3 : 3)
    }
    return (number < 0 ? "-" : "") + groups.filter { !$0.isEmpty }.joined(separator: ",")
  }

  /// Formats a length in points with at most one decimal, for example `120` or `7.5`.
  static func points(_ points: Double) -> String {
    points == points.rounded() ? String(format: "%.0f", points) : String(format: "%.1f", points)
  }

  /// Returns the headline for an earthquake that was added to the favorites or removed from them.
  ///
  /// `count` is the number of favorites.
  static func marked(_ sentence: String, _ isFavorite: Bool, count: Int) -> String {
    "\(isFavorite ? "★ Now a favorite" : "☆ No longer a favorite"): \(sentence) (\(count) in all)"
  }

  /// Returns the headline for a hidden earthquake.
  static func hidden(_ sentence: String) -> String { "Hidden until the next reload: \(sentence)" }

  static func shared(_ text: String) -> String { "Shared: \(text)" }

  /// Returns the headline with the number of notable earthquakes in a decade.
  static func decade(_ title: String, count: Int) -> String {
    "\(title) had \(Wording.count(count, "notable earthquake"))"
  }

  /// Returns a phrase with its first letter capitalized.
  static func line(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst()
  }
}
