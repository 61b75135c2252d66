extension UIViewController {
  /// The outermost container of this controller, or the controller itself if it has no parent.
  var outermostContainer: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Returns the first non-`nil` result of a closure, or `nil` if there is none.
  ///
  /// The method calls the closure for this controller and then for its ancestors, until a result isn't `nil`.
  func ancestor<Value>(where value: (UIViewController) -> Value?) -> Value? {
    for controller in sequence(first: self, next: \.parent) {
      if let found = value(controller) { return found }
    }
    return nil
  }

  func adopt(_ child: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      Rejection.cycleOfControllers(child: child, parent: self).raise()
    }
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.removeChild(self)
    self.parent = nil
    didMove(toParent: nil)
  }
}
