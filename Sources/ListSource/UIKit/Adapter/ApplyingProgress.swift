internal import PlatformUIKit

/// The progress of an adapter in showing the lists that are applied to it, one after another.
struct ApplyingProgress {
  /// An applied list that is not shown yet.
  struct Waiting {
    var source: ListSource
    /// The animation of rows and sections, or nil for no animation.
    let animation: UITableView.RowAnimation?

    /// Whether visible rows keep their position on the screen.
    let keepsPosition: Bool
    let end: UpdateEnd

    /// The positions to restore after the update, or nil if rows need not keep their positions.
    var kept: KeptPosition?

    /// The first responder in the list view before the update, or nil if there is none.
    var focus: KeptFocus?
  }

  /// The maximum number of lists to show in succession before the main actor can do other work.
  static let listsInATurn = 100

  /// Whether an endless sequence of lists has been reported.
  var hasReportedEndlessLists = false

  /// Whether a reorderable row without an id has been reported.
  var hasReportedMoveByPosition = false

  /// Whether the next list requires a reload, for example because it is the first list.
  var needsReload = true

  /// Whether the adapter is currently updating the list view.
  var isUpdating = false

  /// The number of running callbacks of the list view. The list must not change during a callback.
  var callbacks = 0

  /// The session of the current row drag, or nil if there is none. The list must not change during a drag.
  weak var drag: AnyObject?

  /// The list to show next, or nil if no list is waiting.
  var waiting: Waiting?

  /// The view that keeps positions until the list view is in a window, or nil if no position waits for that.
  weak var keeper: PositionKeeper?

  /// The ids of the rows to reconfigure.
  var stale: [AnyHashable] = []

  /// The number of times the list view has requested the number of sections. An increase shows that it has performed a
  /// batch update.
  var sectionQueries = 0

  /// Whether a list can be shown immediately.
  var isIdle: Bool { !isUpdating && callbacks == 0 && drag == nil }
}
