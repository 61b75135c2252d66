/// The number of unread ids in a scope, and the greatest id in the scope.
struct Unread: Equatable {
  /// The greatest id, or 0 if there is none.
  var newest: Int

  /// The number of ids that are greater than the greatest seen id.
  var count: Int

  /// Creates a count of the unread ids in a scope.
  ///
  /// - Parameters:
  ///   - ids: The ids in the scope.
  ///   - seen: The greatest id that the user has seen, or nil if there is none.
  init(_ ids: [Int], seen: Int?) {
    newest = ids.max() ?? 0
    count = ids.count { $0 > seen ?? 0 }
  }
}
