/// The requests to a table or collection view during an open batch.
struct ListBatch {
  /// The number of nested batches that are open.
  var depth = 1
  var updates = BatchUpdates()
  /// Whether a reload was requested, which replaces the updates.
  var isReload = false
  var completions: [(Bool) -> Void] = []
}
