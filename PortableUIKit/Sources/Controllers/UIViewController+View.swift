extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { Rejection.noViewLoaded(self).raise() }
    viewDidLoad()
  }

  func adopt(_ view: UIView?) {
    if let view, let owner = view.owningController, owner !== self {
      Rejection.viewOfTwoControllers(view, owner: owner, other: self).raise()
    }
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
  }
}
