/// Where an adapter is between two lists.
struct ApplyingProgress {
  /// Whether a list was ever shown.
  var hasShown = false

  /// Whether a batch of updates is under way.
  var isUpdating = false

  /// How many questions of the table view are being answered.
  var questions = 0

  /// The list that waits for its turn.
  var waiting: (source: ListSource, animated: Bool, update: TableUpdate)?

  /// Whether a list can be shown at once.
  var isIdle: Bool { !isUpdating && questions == 0 }
}
