/// A weak reference to the owner of an asynchronous strategy.
///
/// ```swift
/// guard let service = owner()?.service else { return }
/// let news = try await service.load()
/// owner()?.show(news)
/// ```
///
/// Call it again after each `await`. A result kept across an `await` retains the owner during it.
@MainActor
public struct WeakOwner<Owner: AnyObject> {
  private weak var owner: AnyObject?

  init(_ owner: AnyObject?) {
    self.owner = owner
  }

  /// Creates a reference to the same owner with another type.
  init<Other>(_ other: WeakOwner<Other>) {
    owner = other.owner
  }

  /// Returns the owner, or nil once it is deallocated.
  public func callAsFunction() -> Owner? {
    owner as? Owner
  }
}
