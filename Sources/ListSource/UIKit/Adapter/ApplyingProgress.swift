#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Where an adapter is between two lists.
struct ApplyingProgress {
  /// A list that is to be shown.
  struct Waiting {
    var source: ListSource
    /// How rows and sections come and go; nil where nothing is animated.
    let animation: UITableView.RowAnimation?

    /// Whether what is in view stays where it is.
    let keepsPosition: Bool
    let end: UpdateEnd

    /// The rows that were selected when its turn came.
    var selected: [RowIdentity] = []

    /// Where the rows were that are to stay where they are.
    var kept: KeptPosition?
  }

  /// How many lists are shown before others have a turn on the main actor.
  static let listsInATurn = 100

  /// Whether it was reported that there is always another list.
  var hasReportedEndlessLists = false

  /// Whether it was reported that rows which are known by their places do not move.
  var hasReportedMoveByPlace = false

  /// Whether the next list is shown by a reload: it is the first one, or other cells were registered meanwhile.
  var needsReload = true

  /// Whether a list is being shown.
  var isUpdating = false

  /// How many callbacks of the list view are under way during which it must see the same list.
  var callbacks = 0

  /// The drag of a row that is under way, during which the list view must keep its rows.
  weak var drag: AnyObject?

  /// The list that waits for its turn.
  var waiting: Waiting?

  /// Where rows are to be again that were in view when the list view was shown last.
  var kept: KeptPosition?

  /// The ids of rows that are to be configured again.
  var stale: [AnyHashable] = []

  /// How often the list view has counted its sections.
  var countings = 0

  /// Whether a list can be shown at once.
  var isIdle: Bool { !isUpdating && callbacks == 0 && drag == nil }
}
