/// What is asked of a table view or a collection view between the beginning and the end of a batch.
struct ListBatch {
  /// How many beginnings await their end.
  var depth = 1
  var updates = BatchUpdates()
  /// Whether the view was reloaded meanwhile, which makes the updates void.
  var isReload = false
  var completions: [(Bool) -> Void] = []
}
