public import Foundation

/// The actions that swiping a row reveals
/// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration`).
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, ordered from the edge inwards
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/actions`).
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`).
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration from actions
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/init(actions:)`).
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
