import RouterEvents

extension EventName {
  /// A cell was selected. The cell, or the section view, adds the quake; so it does to the next ones.
  static let quakeSelected: EventName = "quake.selected"

  /// A cell's star was tapped, or the same was chosen by a swipe or in the row's menu. The cell adds the quake.
  static let favoriteTapped: EventName = "quake.favoriteTapped"

  /// A cell's details button was tapped, or the same was chosen in the row's menu. The cell adds the quake.
  static let detailsTapped: EventName = "quake.detailsTapped"

  /// A row is to be hidden, by a swipe or from its menu. The cell adds the quake.
  static let hideTapped: EventName = "quake.hideTapped"

  /// A favorite was dragged to another place. Carries from where to where; the cell adds the quake.
  static let favoriteMoved: EventName = "quake.favoriteMoved"

  /// The user wants the recent events in another order. Carries the order.
  static let orderTapped: EventName = "list.orderTapped"

  /// The user wants to see what an entry of the menu stands for. Carries the scope, and the newest id that its badge
  /// told of.
  static let menuTapped: EventName = "list.menuTapped"

  /// A decade was selected in the row of decades.
  static let decadeSelected: EventName = "decades.selected"

  /// The user wants to see the notable earthquakes by decade.
  static let browseTapped: EventName = "list.browseTapped"

  /// A tile of a decade was chosen.
  static let decadeChosen: EventName = "browse.decadeChosen"

  /// The user wants the earthquakes shown by another kind of list view. Carries which.
  static let presentationChosen: EventName = "browse.presentationChosen"

  /// The user wants a tip.
  static let tipsTapped: EventName = "list.tipsTapped"

  /// The user wants the list loaded again.
  static let reloadTapped: EventName = "list.reloadTapped"

  /// The user is done with the detail screen.
  static let closeTapped: EventName = "detail.closeTapped"

  /// The user wants what failed on the detail screen tried again.
  static let retryTapped: EventName = "detail.retryTapped"

  /// The user has seen enough of the log.
  static let logCloseTapped: EventName = "log.closeTapped"
}
