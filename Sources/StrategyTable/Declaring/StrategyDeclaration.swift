internal import KitSupport
package import RouterEvents

/// The contents of a strategy that was declared with ``On`` or as a plain closure. The owner's type is erased.
package struct StrategyDeclaration: Sendable {
  package let name: EventName

  /// The source position of the declaration, for example `Module/File.swift:12`, or nil for a plain closure.
  package let position: String?

  /// The synchronous code. It returns the answer, or nil for ``disposition``.
  let body: Synchronous

  /// A closure that returns the asynchronous code for an event, or nil if the event lacks what the code receives. If
  /// there is no closure, the strategy is synchronous, and ``body`` runs.
  var work: (@MainActor (RouterEvent) -> Work?)?

  /// The plain closure, or nil if the strategy was declared with ``On``.
  var closure: (@MainActor (UserInfo) -> Void)?

  /// A closure that returns whether the strategy can handle an event. It is called only if ``needsState`` is true.
  var canTake: @MainActor (AnyObject, RouterEvent) -> Bool = { _, _ in true }

  /// The values that the strategy receives beside the event, in words.
  var received: [String] = []

  /// A closure that returns whether the strategy is enabled for an owner, or nil if it always is.
  var isEnabled: (@MainActor (AnyObject) -> Bool)?

  /// A closure that returns how a command for the event looks.
  var commandState: (@MainActor (AnyObject) -> CommandState?)?

  /// A closure that determines the inverse of an event before the code runs, or nil if the strategy is not undoable.
  var undo: (@MainActor (AnyObject, RouterEvent) -> UndoStep?)?

  package var kind = Kind.plain
  package var disposition = EventDisposition.handled
  var isOnce = false
  var pace: Pace?

  /// The value that separates a strategy's events. The closure returns nil and reports an event that lacks it.
  var separator: (needs: [String], value: @MainActor (RouterEvent) -> AnyHashable?)?

  /// The values without which the strategy forwards an event, in words.
  package var needs: [String] { received + (separator?.needs ?? []) }

  package enum Kind: Sendable {
    /// The strategy takes every event with its name.
    case plain
    /// The strategy forwards an event that lacks the value that it receives.
    case typed
    /// The strategy's code returns the answer.
    case deciding
    /// The strategy answers requests.
    case answer
  }

  typealias Synchronous = @MainActor (AnyObject, RouterEvent) throws -> EventDisposition?

  /// The asynchronous code for one event.
  struct Work: Sendable {
    var overlap: Overlap
    let body: @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void
  }

  var place: String { position ?? "a dictionary" }
  var needsState: Bool { work != nil || isOnce || pace != nil || separator != nil }

  /// Whether the strategy stops every event with its name, except those that lack the value that it receives.
  package var surelyStops: Bool {
    disposition == .handled && !isOnce && isEnabled == nil && (kind == .plain || kind == .typed)
  }
}

extension StrategyDeclaration {
  /// Setting the properties one by one would retain each of them once more.
  init(_ name: EventName, closure: @escaping @MainActor (UserInfo) -> Void) {
    let body: Synchronous = { _, event in
      closure(event.userInfo)
      return nil
    }
    self.init(name: name, position: nil, body: body, closure: closure)
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

  let beginInterval: @Sendable () -> Interval

  enum Kind: Equatable, CustomStringConvertible {
    case throttle(runsLast: Bool)
    case debounce

    var description: String {
      switch self {
      case .throttle: "throttled"
      case .debounce: "debounced"
      }
    }
  }

  /// An interval that has begun.
  struct Interval: Sendable {
    let isLasting: @Sendable () -> Bool
    let waitForEnd: @Sendable () async throws -> Void
  }

  init<C: Clock>(kind: Kind, interval: C.Duration, clock: C) {
    self.kind = kind
    beginInterval = {
      let end = clock.now.advanced(by: interval)
      return Interval(
        isLasting: { clock.now < end },
        waitForEnd: { try await clock.sleep(until: end, tolerance: nil) }
      )
    }
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
  public func callAsFunction() -> Owner? { owner as? Owner }
}
