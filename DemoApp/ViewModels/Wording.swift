import Foundation

/// How values are written, the same in every language setting.
enum Wording {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// A Richter magnitude, as in `M 6.1`.
  static func magnitude(_ magnitude: Double, _ style: MagnitudeStyle = .short) -> String {
    let number = String(format: "%.1f", magnitude)
    return switch style {
    case .short: "M \(number)"
    case .words: "magnitude \(number)"
    }
  }

  /// A place on the globe, as in `20.42° S 178.38° W`.
  ///
  /// - Parameters:
  ///   - latitude: degrees, south below zero.
  ///   - longitude: degrees east, from -180 to 360.
  /// - Returns: both without sign, with two decimals.
  static func place(latitude: Double, longitude: Double) -> String {
    let east = longitude > 180 ? longitude - 360 : longitude
    let numbers = [abs(latitude), abs(east)].map { String(format: "%.2f°", $0) }
    return "\(numbers[0]) \(latitude < 0 ? "S" : "N") \(numbers[1]) \(east < 0 ? "W" : "E")"
  }

  /// A date, as in `15 August 1950`; the month counts from 1 to 12.
  static func date(day: Int, month: Int, year: Int) -> String {
    "\(day) \(months[month - 1]) \(year)"
  }

  /// A count of something, as in `1,526 deaths` or `1 death`.
  static func count(_ count: Int, _ thing: String) -> String {
    "\(grouped(count)) \(thing)\(count == 1 ? "" : "s")"
  }

  /// How many of all, as in `20 of 1,000`, or `20` where nobody knows of how many.
  static func extent(_ count: Int, of total: Int?) -> String {
    grouped(count) + (total.map { " of \(grouped($0))" } ?? "")
  }

  /// A number with its thousands apart, as in `1,526`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let groups = stride(from: digits.count % 3 - 3, to: digits.count, by: 3).map { start in
      digits.dropFirst(max(0, start)).prefix(start < 0 ? start + 3 : 3)
    }
    return (number < 0 ? "-" : "") + groups.filter { !$0.isEmpty }.joined(separator: ",")
  }

  /// A measure in points, as in `120` or `7.5`.
  static func points(_ points: Double) -> String {
    points == points.rounded() ? String(format: "%.0f", points) : String(format: "%.1f", points)
  }

  /// What became of an earthquake's mark, and how many are marked now.
  static func marked(_ sentence: String, _ isFavorite: Bool, count: Int) -> String {
    "\(isFavorite ? "★ Now a favorite" : "☆ No favorite any more"): \(sentence) (\(count) in all)"
  }

  /// That an earthquake was hidden.
  static func hidden(_ sentence: String) -> String { "Hidden until the next reload: \(sentence)" }

  /// What was shared.
  static func shared(_ text: String) -> String { "Shared: \(text)" }

  /// How many notable earthquakes a decade had.
  static func decade(_ title: String, count: Int) -> String {
    "\(title) had \(Wording.count(count, "notable earthquake"))"
  }

  /// A phrase as it begins a line.
  static func line(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst()
  }
}
