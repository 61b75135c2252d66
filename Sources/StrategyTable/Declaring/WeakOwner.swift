/// The owner of an asynchronous strategy, as long as it is there.
///
/// ```swift
/// guard let service = owner()?.service else { return }
/// let news = try await service.load()
/// owner()?.show(news)
/// ```
///
/// Ask anew after each `await`: to keep the answer across one keeps the owner alive meanwhile.
@MainActor
public struct WeakOwner<Owner: AnyObject> {
  private weak var owner: AnyObject?

  init(_ owner: AnyObject?) {
    self.owner = owner
  }

  /// The same owner under another type.
  init<Other>(_ other: WeakOwner<Other>) {
    owner = other.owner
  }

  /// The owner; nil once it is gone.
  public func callAsFunction() -> Owner? {
    owner as? Owner
  }
}
