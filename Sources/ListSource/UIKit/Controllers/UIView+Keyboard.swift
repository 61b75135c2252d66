internal import PlatformUIKit

extension UIView {
  /// Lays out the view whenever its keyboard layout guide moves.
  ///
  /// In UIKit, the guide moves by constraints. A hidden subview with a constraint to the guide moves along, so its
  /// superview is laid out, also inside the keyboard's animation. The stand-in lays out the view by itself.
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
