/// The unread part of a scope.
struct Unread: Equatable {
  /// The greatest id, or 0 if there is none.
  var newest: Int

  /// The number of ids above the one that was seen.
  var count: Int

  /// Compares ids with the greatest one that was seen, or nil if none was.
  init(_ ids: [Int], seen: Int?) {
    newest = ids.max() ?? 0
    count = ids.count { $0 > seen ?? 0 }
  }
}
