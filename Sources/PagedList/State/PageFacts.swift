/// What a page says, besides its rows.
struct PageFacts: Sendable {
  /// How many elements the answer had.
  var received: Int
  var pageSize: Int?
  var total: Int?
  var nextCursor: String?
  var isLast: Bool?
  var staleBecause: (any Error)?
}

extension LoadedPage {
  /// The count of refused elements may be any: it stands in a cached page's file as well. Within these bounds the
  /// counts of more pages than anyone loads can be added up.
  var facts: PageFacts {
    PageFacts(
      received: items.count + min(max(0, refusedCount), 1_000_000_000),
      pageSize: pageSize,
      total: total,
      nextCursor: nextCursor,
      isLast: isLast,
      staleBecause: staleBecause
    )
  }
}
