/// Hears what happens to a ``PagedList``, in order and at once.
///
/// It is for what must keep that order, such as a view. Others follow ``PagedList/updates``.
@MainActor
public protocol PagedListObserver: AnyObject {
  /// Hears what happened. The list's properties have their new values already.
  func hear(_ event: PagedListEvent)
}
