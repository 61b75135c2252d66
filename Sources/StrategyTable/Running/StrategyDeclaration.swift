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

  /// Whether the strategy answers a request.
  package var isAnswer = false
  var isTyped = false
  package var disposition = EventDisposition.handled
  var isOnce = false
  var pace: Pace?

  typealias Synchronous = @MainActor (AnyObject, RouterEvent) throws -> Bool
  typealias Asynchronous = @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void

  /// The source position as text, or "a dictionary" for a plain closure.
  var place: String { position ?? "a dictionary" }

  /// Whether the strategy needs state for each owner.
  ///
  /// A strategy needs state if it is asynchronous, throttled or debounced, or if it runs only once.
  var needsState: Bool { asynchronous != nil || isOnce || pace != nil }

  /// Whether the strategy stops every event with its name.
  ///
  /// The value ignores the events that a typed strategy forwards because it cannot create the typed event.
  package var surelyStops: Bool { disposition == .handled && !isAnswer && !isOnce }
}

extension StrategyDeclaration {
  /// Creates the declaration of a strategy that calls a plain closure with the user info.
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
