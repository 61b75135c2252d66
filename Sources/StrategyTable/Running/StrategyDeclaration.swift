package import RouterEvents

/// What an ``On`` or a plain closure declares, without the type of its owner.
package struct StrategyDeclaration: Sendable {
  package let name: EventName

  /// Where it is declared, as `Module/File.swift:12`; nil for one of a dictionary.
  package let position: String?

  /// Runs at once, and answers whether it took the event.
  let body: Synchronous

  /// What runs in place of ``body``, where it is asynchronous.
  var asynchronous: (overlap: Overlap, body: Asynchronous)?

  /// The plain closure, where it is one.
  var closure: (@MainActor (UserInfo) -> Void)?

  /// Whether an event that must wait can be taken at all.
  var canTake: @MainActor (AnyObject, RouterEvent) -> Bool = { _, _ in true }

  /// Whether it answers a request.
  package var isAnswer = false
  var isTyped = false
  package var disposition = EventDisposition.handled
  var isOnce = false
  var pace: Pace?

  typealias Synchronous = @MainActor (AnyObject, RouterEvent) throws -> Bool
  typealias Asynchronous = @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void

  /// Where it is declared, in words.
  var place: String { position ?? "a dictionary" }

  /// Whether it needs a place in its owner: for what runs, waits, rests or is spent.
  var needsState: Bool { asynchronous != nil || isOnce || pace != nil }

  /// Whether an event that it is given goes no further, but for a message that could not be built.
  package var surelyStops: Bool { disposition == .handled && !isAnswer && !isOnce }
}

extension StrategyDeclaration {
  /// A plain closure.
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
