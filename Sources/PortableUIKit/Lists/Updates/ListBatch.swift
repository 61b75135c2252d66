/// The updates that a table or collection view collects during an open batch.
struct ListBatch {
  /// The number of open nested batches, including the outermost.
  var depth = 1
  var updates = BatchUpdates()
  /// Whether a reload was requested. A reload replaces the collected updates.
  var isReload = false
  var completions: [(Bool) -> Void] = []
}
