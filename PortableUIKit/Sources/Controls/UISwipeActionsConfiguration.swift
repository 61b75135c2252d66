public import Foundation

/// A configuration of the actions that the user reveals by swiping a row
/// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration`).
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The swipe actions, ordered from the row's edge inward
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/actions`).
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action, `true` by default
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`).
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with swipe actions, ordered from the row's edge inward
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/init(actions:)`).
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
