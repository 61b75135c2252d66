/// What those who observe a ``PagedList`` hear.
///
/// After a result it is always in this order: ``changed(_:)``, where rows changed; ``ended(_:)``; ``tip(_:)``, where
/// there is something to say; ``completed(_:_:)``. Whatever an observer asks of the list meanwhile begins after that.
public enum PagedListEvent: Sendable, Equatable {
  /// A load began: an indicator may show.
  case began(PageLoad)

  /// The rows changed.
  case changed(PagedListChange)

  /// A load ended, in whatever way: its indicator goes. It comes exactly once for each ``began(_:)``.
  case ended(PageLoad)

  /// There is something that the user should be told.
  case tip(PageTip)

  /// A load is over, with what came of it: a success, no data, a failure, or a cancellation.
  case completed(PageLoad, PageStatus)

  /// The list was paused. What was under way is not over.
  case paused

  /// The list goes on.
  case resumed
}
