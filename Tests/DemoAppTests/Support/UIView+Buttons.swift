import PlatformUIKit

extension UIView {
  /// The buttons in this view, in the order in which they were added.
  var buttons: [UIButton] {
    subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? $0.buttons }
  }

  /// Sends the touch-up-inside actions of the button with a title. Returns false if there is no such button.
  func press(_ title: String) -> Bool {
    guard let button = buttons.first(where: { $0.configuration?.title == title }) else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }
}
