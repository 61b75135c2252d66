import RouterEvents

extension EventName {
  /// A cell was selected. The cell adds the quake.
  static let quakeSelected: EventName = "quake.selected"

  /// A cell's star was tapped. The cell adds the quake.
  static let favoriteTapped: EventName = "quake.favoriteTapped"

  /// A cell's details button was tapped. The cell adds the quake.
  static let detailsTapped: EventName = "quake.detailsTapped"

  /// The user wants a tip.
  static let tipsTapped: EventName = "list.tipsTapped"

  /// The user wants the list loaded again.
  static let reloadTapped: EventName = "list.reloadTapped"

  /// The user is done with the detail screen.
  static let closeTapped: EventName = "detail.closeTapped"
}
