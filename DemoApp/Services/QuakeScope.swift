/// What part of the earthquakes something is about.
enum QuakeScope: String, CaseIterable, Sendable {
  /// All of them.
  case all
  /// The strong ones of the events.
  case strong
  /// Those that the user marked.
  case favorites
}
