/// What a ``PagedList`` is doing, or what came of the last it did.
public enum PageStatus: Sendable, Equatable {
  /// Nothing was ever asked for.
  case notExecuted

  /// A page is on its way.
  case ongoing(PageLoad)

  /// A page came, with rows.
  case success(PageLoad)

  /// A page came without any row: of a first one the list is empty now, of a next one the list has ended.
  case noData(PageLoad)

  /// A page did not come. The list is as before; ``PagedList/retry()`` asks for the same page.
  case failure(PageFailure)

  /// Nothing is fetched until ``PagedList/resume()``; the load, if any, that then begins or begins again.
  case paused(PageLoad?)

  /// What was under way was cancelled. The list is as before.
  case cancelled(PageLoad)

  /// The load that is under way; nil where none is, or where it is paused.
  public var ongoing: PageLoad? {
    if case .ongoing(let load) = self { load } else { nil }
  }

  /// What failed; nil in any other state.
  public var failure: PageFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
