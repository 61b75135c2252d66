#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A view with some text and some buttons on it.
///
/// It keeps the text and draws nothing.
class ButtonView: UIView {
  /// What is written on the view, from top to bottom.
  var lines: [String] = []

  /// The buttons in the order in which they show; a subclass has its own.
  var buttons: [ViewButton] { [] }

  /// Taps a button by what is written on it; false where there is no such button.
  func tap(_ title: String) -> Bool {
    guard let button = buttons.first(where: { $0.title == title }) else { return false }
    button.action()
    return true
  }
}

/// A button of a view: what is written on it, and what tapping it does.
@MainActor
struct ViewButton {
  let title: String
  let action: @MainActor () -> Void

  /// Makes a button.
  init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}
