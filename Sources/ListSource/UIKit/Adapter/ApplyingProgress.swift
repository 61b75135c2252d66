/// Where an adapter is between two lists.
struct ApplyingProgress {
  /// A list that is to be shown.
  struct Waiting {
    let source: ListSource
    let animated: Bool
    let end: UpdateEnd
  }

  /// Whether a list was ever shown.
  var hasShown = false

  /// Whether a list is being shown.
  var isUpdating = false

  /// How many callbacks of the table view are under way during which it must see the same list.
  var callbacks = 0

  /// The list that waits for its turn.
  var waiting: Waiting?

  /// Whether it was reported that somebody else is asked in the adapter's place.
  var isEvictionReported = false

  /// Whether a list can be shown at once.
  var isIdle: Bool { !isUpdating && callbacks == 0 }
}
