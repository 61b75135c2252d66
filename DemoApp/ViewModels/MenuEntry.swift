/// An entry of the menu that says what the list shows.
struct MenuEntry: Equatable {
  var scope: QuakeScope

  /// What the entry says, with its badge.
  var title: String

  /// The greatest id that the badge tells of; 0 where there is none.
  var newest: Int
}
