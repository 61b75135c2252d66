import RouterEvents

extension UserInfoKeys {
  /// The order of the tapped sort button, set by the header.
  static let order = UserInfoKey<QuakeOrder>("order")

  /// The scope of the tapped menu entry, set by the menu.
  static let scope = UserInfoKey<QuakeScope>("scope")

  /// The greatest id in the scope, set by the menu. The key is private, so traces don't show what the user has seen.
  static let newest = UserInfoKey<Int>(private: "newest")

  /// The presentation that the user chose, set by the header of the Browse screen.
  static let presentation = UserInfoKey<QuakePresentation>("presentation")
}
