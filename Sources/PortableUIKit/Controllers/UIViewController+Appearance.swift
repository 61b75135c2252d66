extension UIViewController {
  /// The appearance state of a controller, which changes with its appearance callbacks.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Calls `viewWillAppear(_:)` unless the controller is appearing or has appeared.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
  }

  /// Calls `viewIsAppearing(_:)` if the controller is appearing.
  func continueAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
  }

  /// Calls `viewDidAppear(_:)` if the controller is appearing.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
  }

  /// Calls `viewWillDisappear(_:)` unless the controller is disappearing or has disappeared.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  /// Calls `viewDidDisappear(_:)` if the controller is disappearing.
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
  }
}
