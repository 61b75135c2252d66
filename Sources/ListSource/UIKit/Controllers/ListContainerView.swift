internal import Foundation
internal import PlatformUIKit

/// The view of a list controller: the list and its bars in a column, above the keyboard. Without a bar at an edge, the
/// list extends below the navigation bar or to the bottom edge, and insets its content itself.
final class ListContainerView: UIView {
  var willLayOut: @MainActor () -> Void = {}

  private let listView: UIScrollView
  private let column: UIStackView

  init(of listView: UIScrollView) {
    self.listView = listView
    column = UIStackView(arrangedSubviews: [listView])
    super.init(frame: .zero)
    column.axis = .vertical
    column.preservesSuperviewLayoutMargins = true
    addSubview(column)
    followKeyboard()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a bar directly above the list or below it, instead of an earlier one.
  func show(_ bar: UIView?, insteadOf earlier: UIView?, above: Bool) {
    guard bar !== earlier else { return }
    if let earlier, earlier.superview === column { earlier.removeFromSuperview() }
    if let bar {
      let index = column.arrangedSubviews.firstIndex(of: listView) ?? 0
      column.insertArrangedSubview(bar, at: above ? index : index + 1)
    }
    setNeedsLayout()
  }

  func showAtTop(_ bar: UIView) {
    column.insertArrangedSubview(bar, at: 0)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    willLayOut()
    backgroundColor = listView.backgroundColor
    let (first, last) = (column.arrangedSubviews.first, column.arrangedSubviews.last)
    let top = first === listView ? bounds.minY : bounds.minY + safeAreaInsets.top
    let keyboard = keyboardLayoutGuide.layoutFrame.minY
    let isKeyboardShown = keyboard < bounds.maxY - safeAreaInsets.bottom - 1  // The guide is not exact.
    let bottom = last === listView && !isKeyboardShown ? bounds.maxY : min(keyboard, bounds.maxY)
    if bottom < column.frame.maxY { showFirstResponder(above: column.frame.maxY - bottom) }
    column.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
  }

  /// Scrolls the list to its first responder, if any, before the list becomes shorter by a distance in points.
  private func showFirstResponder(above distance: CGFloat) {
    guard let field = listView.subviews.firstResponder else { return }
    let hidden = field.convert(field.bounds, to: listView).maxY - (listView.bounds.maxY - distance)
    if hidden > 0 { listView.contentOffset.y += hidden }
  }
}

extension UIView {
  /// Lays out the view whenever its keyboard layout guide moves: in UIKit, a hidden subview with a constraint to the
  /// guide moves along, also inside the keyboard's animation. The stand-in lays out the view by itself.
  func followKeyboard() {
    #if canImport(UIKit) && !os(watchOS)
      let follower = UIView()
      follower.isHidden = true
      follower.translatesAutoresizingMaskIntoConstraints = false
      addSubview(follower)
      NSLayoutConstraint.activate([
        follower.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        follower.leadingAnchor.constraint(equalTo: leadingAnchor),
        follower.widthAnchor.constraint(equalToConstant: 1),
        follower.heightAnchor.constraint(equalToConstant: 1),
      ])
    #endif
  }
}
