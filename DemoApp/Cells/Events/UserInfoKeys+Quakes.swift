import RouterEvents

extension UserInfoKeys {
  /// The id of a row's earthquake. The cell sets it, or the section view if the cell does not.
  static let quake = UserInfoKey<QuakeID>("quake")

  /// The order of the tapped sort button, set by the header.
  static let order = UserInfoKey<QuakeOrder>("order")

  /// The scope of the tapped menu entry, set by the menu.
  static let scope = UserInfoKey<QuakeScope>("scope")

  /// The greatest id in the scope, set by the menu. The key is private, so traces don't show what the user has seen.
  static let newest = UserInfoKey<Int>(private: "newest")

  /// The presentation that the user chose, set by the header of the Browse screen.
  static let presentation = UserInfoKey<QuakePresentation>("presentation")

  /// The id of the row's section, set by the section view.
  static let section = UserInfoKey<String>("section")

  /// The row's position in its section, starting at 1. The section view sets it.
  static let position = UserInfoKey<Int>("position")
}
