extension UIViewController {
  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
  }

  func continueAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
  }

  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
  }
}
