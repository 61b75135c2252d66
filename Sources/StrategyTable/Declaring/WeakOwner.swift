/// A weak reference to the owner of an asynchronous strategy.
///
/// ```swift
/// guard let service = owner()?.service else { return }
/// let news = try await service.load()
/// owner()?.show(news)
/// ```
///
/// Call the reference again after each `await`. A strong reference kept across an `await` prevents the owner from being
/// deallocated meanwhile.
@MainActor
public struct WeakOwner<Owner: AnyObject> {
  private weak var owner: AnyObject?

  init(_ owner: AnyObject?) {
    self.owner = owner
  }

  /// Creates a reference to the same owner as `other`, but with a different type.
  init<Other>(_ other: WeakOwner<Other>) {
    owner = other.owner
  }

  /// Returns the owner, or nil if it has been deallocated.
  public func callAsFunction() -> Owner? {
    owner as? Owner
  }
}
