import Foundation
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The menu of scopes, with a button for each entry.
///
/// When the user taps a button, the button emits an event with the scope of its entry and the greatest id in the scope.
final class MenuView: ButtonRow {
  private let buttons = QuakeScope.allCases.map { _ in UIButton(configuration: .gray()) }

  init() {
    super.init(buttons)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the entries, one for each scope.
  func show(_ entries: [MenuEntry]) {
    for (button, entry) in zip(buttons, entries) {
      button.configuration?.title = entry.title
      button.emits(.menuTapped, on: .touchUpInside) { [.scope: entry.scope, .newest: entry.newest] }
    }
    setNeedsLayout()
  }
}
