extension UIViewController {
  /// Where a controller stands between its appearance callbacks.
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Calls `viewWillAppear(_:)`, unless that was done.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
  }

  /// Calls `viewIsAppearing(_:)` of a controller that is about to appear.
  func continueAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
  }

  /// Calls `viewDidAppear(_:)` of a controller that is about to appear.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
  }

  /// Calls `viewWillDisappear(_:)`, unless that was done.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  /// Calls `viewDidDisappear(_:)` of a controller that is about to disappear.
  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
  }
}
