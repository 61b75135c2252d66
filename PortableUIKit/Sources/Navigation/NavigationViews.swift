import Foundation

/// A navigation controller's root view, which contains the navigation bar and the top controller's view.
///
/// The class has the same name as a private class of UIKit.
final class UILayoutContainerView: UIView {
  let bar: UINavigationBar
  let content = UINavigationTransitionView()

  /// A closure that runs before the view enters a window.
  ///
  /// The navigation controller adds the top controller's view in this closure, so that both views enter the window
  /// together.
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
    let height = bar.isHidden ? 0 : bar.height
    bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bar.height)
    content.frame = bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    content.fill()
  }
}

/// The subview of a navigation controller's view that contains the wrapper of the top controller's view.
///
/// The class has the same name as a private class of UIKit.
final class UINavigationTransitionView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  /// Resizes the wrapper views, and the controllers' views in them, to fill this view.
  func fill() {
    for wrapper in subviews {
      wrapper.frame = bounds
      for screen in wrapper.subviews { screen.frame = wrapper.bounds }
    }
  }
}

/// The wrapper around a controller's view in a navigation controller.
///
/// The class has the same name as a private class of UIKit.
final class UIViewControllerWrapperView: UIView {}
