package import RouterEvents

/// The contents of an ``On`` or a plain closure, without the type of the owner.
package struct StrategyDeclaration: Sendable {
  package let name: EventName

  /// The position of the declaration, for example `Module/File.swift:12`, or nil for one of a dictionary.
  package let position: String?

  /// The synchronous code. It returns false to forward the event.
  let body: Synchronous

  /// The asynchronous code that runs instead of ``body``, or nil if the strategy is synchronous.
  var asynchronous: (overlap: Overlap, body: Asynchronous)?

  /// The plain closure, or nil for an ``On``.
  var closure: (@MainActor (UserInfo) -> Void)?

  /// A closure that returns whether the strategy can handle an event. It is called before an event is debounced, and
  /// before an asynchronous run starts.
  var canTake: @MainActor (AnyObject, RouterEvent) -> Bool = { _, _ in true }

  /// Whether the strategy answers a request.
  package var isAnswer = false
  var isTyped = false
  package var disposition = EventDisposition.handled
  var isOnce = false
  var pace: Pace?

  typealias Synchronous = @MainActor (AnyObject, RouterEvent) throws -> Bool
  typealias Asynchronous = @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void

  /// The position in words.
  var place: String { position ?? "a dictionary" }

  /// Whether the strategy needs state in its owner: it may be spent, held back, running or queued.
  var needsState: Bool { asynchronous != nil || isOnce || pace != nil }

  /// Whether the strategy stops every event, except one whose message cannot be created.
  package var surelyStops: Bool { disposition == .handled && !isAnswer && !isOnce }
}

extension StrategyDeclaration {
  /// Creates the declaration of a plain closure.
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
