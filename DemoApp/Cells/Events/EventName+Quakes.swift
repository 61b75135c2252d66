import RouterEvents

extension EventName {
  /// A row was selected. As for the next four, the cell or the section view adds the quake.
  static let quakeSelected: EventName = "quake.selected"

  /// A star was tapped, or the favorite action of a row's swipe or menu.
  static let favoriteTapped: EventName = "quake.favoriteTapped"

  /// A details button was tapped, or the same item of a row's menu.
  static let detailsTapped: EventName = "quake.detailsTapped"

  /// The hide action of a row's swipe or menu was chosen.
  static let hideTapped: EventName = "quake.hideTapped"

  /// A favorite was dragged to another position. Carries the old and the new one.
  static let favoriteMoved: EventName = "quake.favoriteMoved"

  /// A sort button was tapped. Carries the order.
  static let orderTapped: EventName = "list.orderTapped"

  /// An entry of the menu was tapped. Carries its scope, and the newest id that its badge counted.
  static let menuTapped: EventName = "list.menuTapped"

  /// A decade was selected in the first screen's row of decades.
  static let decadeSelected: EventName = "decades.selected"

  /// The Browse button was tapped.
  static let browseTapped: EventName = "list.browseTapped"

  /// A decade was selected on the screen by decades.
  static let decadeChosen: EventName = "browse.decadeChosen"

  /// A button for another kind of list view was tapped. Carries the presentation.
  static let presentationChosen: EventName = "browse.presentationChosen"

  /// The Tips button was tapped.
  static let tipsTapped: EventName = "list.tipsTapped"

  /// The Reload button was tapped.
  static let reloadTapped: EventName = "list.reloadTapped"

  /// The Close button of the detail screen was tapped.
  static let closeTapped: EventName = "detail.closeTapped"

  /// The "Try again" button of the detail screen was tapped.
  static let retryTapped: EventName = "detail.retryTapped"

  /// The Close button of the log was tapped.
  static let logCloseTapped: EventName = "log.closeTapped"
}
