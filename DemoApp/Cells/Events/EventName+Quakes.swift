import RouterEvents

extension EventName {
  /// The user dragged a favorite to a new position. The event carries the favorite's old and new positions.
  static let favoriteMoved: EventName = "quake.favoriteMoved"

  /// The user tapped a sort button. The event carries the order.
  static let orderTapped: EventName = "list.orderTapped"

  /// The user tapped an entry of the menu of scopes. The event carries the scope and the greatest id in the scope.
  static let menuTapped: EventName = "list.menuTapped"

  /// The user tapped the Browse button.
  static let browseTapped: EventName = "list.browseTapped"

  /// The user tapped the button for a presentation on the Browse screen. The event carries the presentation.
  static let presentationChosen: EventName = "browse.presentationChosen"

  /// The user tapped the Gallery button.
  static let galleryTapped: EventName = "list.galleryTapped"

  /// The user tapped the Tips button.
  static let tipsTapped: EventName = "list.tipsTapped"

  /// The user tapped the Reload button.
  static let reloadTapped: EventName = "list.reloadTapped"

  /// The user tapped the Close button of the detail screen.
  static let closeTapped: EventName = "detail.closeTapped"

  /// The user tapped the "Try again" button of the detail screen.
  static let retryTapped: EventName = "detail.retryTapped"

  /// The user tapped the Close button of the log.
  static let logCloseTapped: EventName = "log.closeTapped"
}
