public import ListSource

extension EventName {
  /// The user wants the page that failed to be asked for again. A footer of a ``PagedTable`` emits it.
  public static let pageRetryTapped: EventName = "page.retryTapped"

  /// The user wants the next page. A footer of a ``PagedTable`` emits it.
  public static let pageMoreTapped: EventName = "page.moreTapped"
}

/// What the foot of a paged table says.
public enum PagedFooter: Sendable, Equatable {
  /// A page is on its way, and nothing else says so.
  case loading

  /// There are no rows, and no page that could bring some.
  case empty

  /// A page did not come that the list needs to go on.
  case failure(PageFailure)

  /// The first page was cancelled, and there are no rows.
  case cancelled

  /// There may be another page.
  case more

  /// There are no more pages.
  case end

  /// What a list has to say; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - status: what the list is doing.
  ///   - isEmpty: whether it has no rows.
  ///   - hasMore: whether there may be another page.
  public init?(_ status: PageStatus, isEmpty: Bool, hasMore: Bool) {
    switch status {
    case .ongoing(let load) where isEmpty || load.kind == .next: self = .loading
    case .failure(let failure) where isEmpty || failure.load.kind == .next: self = .failure(failure)
    case .notExecuted, .paused: return nil
    case .cancelled where isEmpty && !hasMore: self = .cancelled
    case .ongoing, .success, .noData, .failure, .cancelled:
      self = hasMore ? .more : isEmpty ? .empty : .end
    }
  }
}
