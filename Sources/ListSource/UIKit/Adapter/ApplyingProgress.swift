#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The progress of an adapter from one list to the next.
struct ApplyingProgress {
  /// A list to show.
  struct Waiting {
    var source: ListSource
    /// The animation of rows and sections, or nil for none.
    let animation: UITableView.RowAnimation?

    /// Whether visible rows stay where they are.
    let keepsPosition: Bool
    let end: UpdateEnd

    /// The rows that were selected before this list was shown.
    var selected: [RowIdentity] = []

    /// The positions of the rows that stay where they are.
    var kept: KeptPosition?
  }

  /// The maximum number of lists shown before the main actor can do other work.
  static let listsInATurn = 100

  /// Whether an endless sequence of lists has been reported.
  var hasReportedEndlessLists = false

  /// Whether a move of a row without an id has been reported.
  var hasReportedMoveByPosition = false

  /// Whether the next list needs a reload, for example because it is the first one or new cells were registered.
  var needsReload = true

  /// Whether a list is being shown.
  var isUpdating = false

  /// The number of running callbacks of the list view. The list must not change during these.
  var callbacks = 0

  /// The session of the row drag in progress. The list must not change during it.
  weak var drag: AnyObject?

  /// The list that waits for its turn.
  var waiting: Waiting?

  /// The positions of the rows that were visible when the list view was last in a window.
  var kept: KeptPosition?

  /// The ids of rows to reconfigure.
  var stale: [AnyHashable] = []

  /// The number of times the list view has asked for the number of sections.
  var sectionQueries = 0

  /// Whether a list can be shown immediately.
  var isIdle: Bool { !isUpdating && callbacks == 0 && drag == nil }
}
