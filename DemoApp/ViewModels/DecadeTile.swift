/// The notable earthquakes of a decade: their number, and the magnitude of the strongest.
struct DecadeTile: Hashable, Identifiable, Sendable {
  /// The decade's first year.
  var year: Int

  /// The number of earthquakes.
  var count: Int

  /// The greatest magnitude.
  var strongest: Double

  /// The count divided by the greatest count of a decade, from 0 to 1.
  var share: Double

  /// Whether the list shows only this decade.
  var isChosen: Bool

  var id: Int { year }

  /// The short name, as in `1960s`, with a check mark if the decade is chosen.
  var title: String { "\(isChosen ? "✓ " : "")\(year)s" }

  /// The name at the start of a sentence, as in `The 1960s`.
  var name: String { "The \(year)s" }

  var level: MagnitudeLevel { MagnitudeLevel(strongest) }
}
