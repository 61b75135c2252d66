/// A summary of the notable earthquakes of a decade.
struct DecadeTile: Hashable, Identifiable, Sendable {
  /// The first year of the decade.
  var year: Int

  /// The number of notable earthquakes in the decade, including hidden ones.
  var count: Int

  /// The greatest magnitude in the decade.
  var strongest: Double

  /// The count divided by the greatest count of any decade, from 0 to 1.
  var share: Double

  /// Whether the screen shows only the earthquakes of this decade.
  var isChosen: Bool

  var id: Int { year }

  /// The short name, for example `1960s`, with a check mark if the decade is chosen.
  var title: String { "\(isChosen ? "✓ " : "")\(year)s" }

  /// The name for the start of a sentence, for example `The 1960s`.
  var name: String { "The \(year)s" }

  var level: MagnitudeLevel { MagnitudeLevel(strongest) }
}
