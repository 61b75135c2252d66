/// An entry of the menu that chooses the scope of the list.
struct MenuEntry: Equatable {
  var scope: QuakeScope

  /// The title, with a check mark if the scope is chosen, and with the badge.
  var title: String

  /// The greatest id in the scope, or 0 if there is none.
  var newest: Int
}
