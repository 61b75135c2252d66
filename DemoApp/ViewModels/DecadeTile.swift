/// A decade among others: how many notable earthquakes it had, and how strong the strongest was.
struct DecadeTile: Hashable, Identifiable, Sendable {
  /// The decade's first year.
  var year: Int

  /// How many earthquakes it had.
  var count: Int

  /// The greatest magnitude.
  var strongest: Double

  /// How much that is of the count of the fullest decade, from 0 to 1.
  var share: Double

  /// Whether the list shows this decade only.
  var isChosen: Bool

  var id: Int { year }

  /// The decade in a word, with a mark if it was chosen.
  var title: String { "\(isChosen ? "✓ " : "")\(year)s" }

  /// The decade in a sentence.
  var name: String { "The \(year)s" }

  var level: MagnitudeLevel { MagnitudeLevel(strongest) }
}
