/// An entry of the menu that chooses the list's scope.
struct MenuEntry: Equatable {
  var scope: QuakeScope

  /// The title with the badge.
  var title: String

  /// The greatest id in the scope, or 0 if there is none.
  var newest: Int
}
