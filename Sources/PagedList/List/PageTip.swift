/// What a user should be told.
public enum PageTip: Sendable, Equatable {
  /// A page did not come.
  case failure(PageFailure)

  /// A page came without any row.
  case noData(PageLoad)

  /// The rows that show are earlier ones, which stand in for those that did not come.
  case stale(PageFailure)
}
