public import Foundation

/// What a swipe over a row brings up (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration`).
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/actions`).
  public let actions: [UIContextualAction]

  /// Whether a swipe all across performs the first of them
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`).
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions
  /// (`developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/init(actions:)`).
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
