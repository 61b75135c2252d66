import Foundation

/// A navigation controller's root view, named like UIKit's private class.
final class UILayoutContainerView: UIView {
  let bar: UINavigationBar
  let content = UINavigationTransitionView()

  /// A closure that runs before the view enters a window, so that a screen enters with it.
  var onEntrance: () -> Void = {}

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    addSubview(content)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { onEntrance() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = bar.isHidden ? 0 : 44
    bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 44)
    content.frame = bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    content.fill()
  }
}

/// The view that contains a navigation controller's screens, named like UIKit's private class.
final class UINavigationTransitionView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  /// Resizes the screen, and the view around it, to the bounds.
  func fill() {
    for wrapper in subviews {
      wrapper.frame = bounds
      for screen in wrapper.subviews { screen.frame = wrapper.bounds }
    }
  }
}

/// The view around a screen of a navigation controller, named like UIKit's private class.
final class UIViewControllerWrapperView: UIView {}
