/// What of a scope was not seen yet.
struct Unread: Equatable {
  /// The greatest id that there is; 0 where there is none.
  var newest: Int

  /// How many ids are above the one that was seen.
  var count: Int

  /// Compares the ids that there are with the greatest one that was seen; nil where none was.
  init(_ ids: [Int], seen: Int?) {
    newest = ids.max() ?? 0
    count = ids.count { $0 > seen ?? 0 }
  }
}
