/// An entry of the menu that chooses the scope of the list.
struct MenuEntry: Equatable {
  var scope: QuakeScope

  /// The title, followed by the badge. If the scope is chosen, the title begins with a check mark.
  var title: String

  /// The greatest id in the scope, or 0 if there is none.
  var newest: Int
}
