/// An entry of the menu in which the user chooses the scope of the list.
struct MenuEntry: Equatable {
  var scope: QuakeScope

  /// The name of the scope, followed by the text of the badge. If the scope is chosen, a check mark precedes the name.
  var title: String

  /// The greatest id in the scope, or 0 if there is none.
  var newest: Int
}
