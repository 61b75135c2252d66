import RouterEvents

extension UserInfoKeys {
  /// The earthquake that a cell shows; set by the cell, or by the section view if the cell knows of none.
  static let quake = UserInfoKey<QuakeID>("quake")

  /// The order that recent events are wanted in; set by the header.
  static let order = UserInfoKey<QuakeOrder>("order")

  /// What the list shall show; set by the menu.
  static let scope = UserInfoKey<QuakeScope>("scope")

  /// The newest id that a badge told of; set by the menu. What a user has seen is nobody's business: no trace shows it.
  static let newest = UserInfoKey<Int>(private: "newest")

  /// By what kind of list view earthquakes are to show; set by the header.
  static let presentation = UserInfoKey<QuakePresentation>("presentation")

  /// The name of the section that the cell is in; set by the section view.
  static let section = UserInfoKey<String>("section")

  /// The cell's place in its section, from 1 as people count; set by the section view.
  static let position = UserInfoKey<Int>("position")
}
