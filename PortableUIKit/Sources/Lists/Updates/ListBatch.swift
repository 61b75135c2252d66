/// The operations and completion handlers that a table or collection view collects during a batch update.
struct ListBatch {
  /// The number of nested batch updates in progress, including the outermost one.
  var depth = 1
  var updates = BatchUpdates()
  /// Whether a reload was requested. A reload replaces the collected operations.
  var isReload = false
  var completions: [(Bool) -> Void] = []
}
