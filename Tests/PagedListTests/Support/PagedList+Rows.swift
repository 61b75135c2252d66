import PagedList

extension PagedList {
  /// The rows as an array, to compare them.
  var rows: [Item] { Array(items) }
}
