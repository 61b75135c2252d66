import PagedList

extension PagedList {
  /// The rows as an array, for comparison.
  var rows: [Item] { Array(items) }
}
