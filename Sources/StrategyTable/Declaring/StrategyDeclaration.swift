internal import KitSupport
package import RouterEvents

/// The contents of a strategy that was declared with ``On`` or as a plain closure. The owner's type is erased.
package struct StrategyDeclaration: Sendable {
  package let name: EventName

  /// The source position of the declaration, for example `Module/File.swift:12`, or nil for a plain closure.
  package let position: String?

  /// The synchronous code. It returns false to forward the event.
  let body: Synchronous

  /// The asynchronous code that runs instead of ``body``, or nil if the strategy is synchronous.
  var asynchronous: (overlap: Overlap, body: Asynchronous)?

  /// The plain closure, or nil if the strategy was declared with ``On``.
  var closure: (@MainActor (UserInfo) -> Void)?

  /// A closure that returns whether the strategy can handle an event. It is called only if ``needsState`` is true.
  var canTake: @MainActor (AnyObject, RouterEvent) -> Bool = { _, _ in true }

  package var isAnswer = false
  var isTyped = false
  package var disposition = EventDisposition.handled
  var isOnce = false
  var pace: Pace?

  typealias Synchronous = @MainActor (AnyObject, RouterEvent) throws -> Bool
  typealias Asynchronous = @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void

  var place: String { position ?? "a dictionary" }
  var needsState: Bool { asynchronous != nil || isOnce || pace != nil }

  /// Whether the strategy stops every event with its name.
  ///
  /// The value ignores the events that a typed strategy forwards because it cannot create the typed event.
  package var surelyStops: Bool { disposition == .handled && !isAnswer && !isOnce }
}

extension StrategyDeclaration {
  init(_ name: EventName, closure: @escaping @MainActor (UserInfo) -> Void) {
    self.name = name
    self.closure = closure
    position = nil
    body = { _, event in
      closure(event.userInfo)
      return true
    }
  }
}

/// A reader of typed events. If an event was emitted by name, the reader creates the typed event from the user info.
struct MessageReader<Message: EventMessage>: Sendable {
  let position: String

  @MainActor
  func message(of event: RouterEvent) -> Message? {
    if let message = event.message as? Message ?? Message(userInfo: event.userInfo) { return message }
    Reports.report(
      """
      The event '\(event.name)' has no message of type \(Message.self), and none could be created from its user info \
      (keys: \(event.userInfo.keys.joined(separator: ", "), limit: 500)). It was forwarded. \
      Emit the message itself, or implement \(Message.self).init(userInfo:).
      """,
      position: position
    )
    return nil
  }
}

/// A policy for events that arrive while an asynchronous strategy runs for the same owner.
///
/// An event that is dropped or queued counts as handled, and is not forwarded.
public enum Overlap: Sendable {
  /// The strategy ignores the event.
  case drop

  /// The strategy cancels the current run and starts a new one at once.
  case restart

  /// The strategy runs for the event after all earlier runs have ended.
  case queue

  /// The strategy starts another run at once, alongside the current one.
  case parallel
}

/// The interval of a throttled or debounced strategy, measured by a clock of any type.
struct Pace: Sendable {
  let kind: Kind

  /// Starts an interval, and returns a closure that returns true until the interval has passed.
  let beginInterval: @Sendable () -> @Sendable () -> Bool

  let wait: @Sendable () async throws -> Void

  enum Kind: CustomStringConvertible {
    case throttle
    case debounce

    var description: String { self == .throttle ? "throttled" : "debounced" }
  }

  init<C: Clock>(kind: Kind, interval: C.Duration, clock: C) {
    self.kind = kind
    beginInterval = {
      let end = clock.now.advanced(by: interval)
      return { clock.now < end }
    }
    wait = { try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: nil) }
  }
}

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

  init<Other>(_ other: WeakOwner<Other>) {
    owner = other.owner
  }

  /// Returns the owner, or nil if it has been deallocated.
  public func callAsFunction() -> Owner? {
    owner as? Owner
  }
}
