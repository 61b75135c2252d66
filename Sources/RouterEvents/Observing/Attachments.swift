/// The handlers or detours attached to individual responders.
///
/// Entries are keyed by the owner's address. A later object can have the same address, so a look-up also compares the
/// entry's weak reference with the owner.
///
/// Exclusivity checking is off to save 5% of the dispatch time. Accesses cannot overlap, because each one is on the
/// main actor and calls no other code.
@MainActor
final class Attachments<Attachment: AnyObject> {
  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries at which stale entries are removed.
  private var clearanceThreshold = 16

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []
  }

  /// Whether there are no entries.
  ///
  /// The value may remain false for a while after the last attachment is removed, because stale entries are removed
  /// later.
  var isEmpty: Bool { entries.isEmpty }

  /// Attaches `attachment` to `owner` until the returned token is released or canceled.
  func attach(_ attachment: Attachment, to owner: AnyObject) -> EventObservation {
    removeStaleEntries()
    let id = ObjectIdentifier(owner)
    var entry = entry(id, of: owner) ?? Entry(owner: WeakReference(owner))
    entry.attachments.append(WeakReference(attachment))
    entries[id] = entry
    return EventObservation(attachment)
  }

  /// Returns the attachments of `owner`, oldest first.
  func attachments(of owner: AnyObject) -> [WeakReference<Attachment>] {
    let id = ObjectIdentifier(owner)
    guard var entry = entry(id, of: owner) else { return [] }
    if entry.attachments.contains(where: { $0.object == nil }) {
      entry.attachments.removeAll { $0.object == nil }
      entries[id] = entry.attachments.isEmpty ? nil : entry
    }
    return entry.attachments
  }

  private func entry(_ id: ObjectIdentifier, of owner: AnyObject) -> Entry? {
    entries[id].flatMap { $0.owner.object === owner ? $0 : nil }
  }

  /// If ``clearanceThreshold`` is reached, removes each entry whose owner is deallocated or has no attachments left.
  ///
  /// The next threshold is twice the number of remaining entries, but at least 16, so attaching takes amortized
  /// constant time.
  private func removeStaleEntries() {
    guard entries.count >= clearanceThreshold else { return }
    let known = entries
    entries = known.filter { _, entry in
      entry.owner.object != nil && entry.attachments.contains { $0.object != nil }
    }
    clearanceThreshold = max(16, entries.count * 2)
  }
}

/// A handler attached to an object by ``EventResponder/onRouterEvent(_:then:_:)``.
@MainActor
final class AttachedHandler {
  typealias Body = @MainActor (RouterEvent) -> Void

  let name: EventName
  let disposition: EventDisposition
  private let body: Body

  init(_ name: EventName, _ disposition: EventDisposition, _ body: @escaping Body) {
    self.name = name
    self.disposition = disposition
    self.body = body
  }

  /// Returns the handler's closure and answer, or nil if the handler is attached for a different name.
  ///
  /// The returned closure does not retain the handler. Therefore, if the closure cancels the handler and then emits
  /// events, these events skip the handler.
  func turn(for name: EventName) -> (body: Body, disposition: EventDisposition)? {
    self.name == name ? (body, disposition) : nil
  }
}

/// A detour attached to a single responder. The class of the responder need not conform to ``EventDetour``.
///
/// `EventRecorder(above:)` and `EventControllerView` attach a detour, because they accept responders of any class. If
/// no detour is attached, checking for one costs a single memory load per emission.
final class AttachedDetour {
  /// A closure that returns the responder to visit. It is called for each emission.
  ///
  /// If the closure returns nil, the route takes the `eventDetour` of the responder that has the attachment, if any.
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
  }
}

extension Attachments<AttachedDetour> {
  /// Returns the destination of the detour that was last attached to `responder`, or nil if there is none.
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.responder()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`. The attached detour takes precedence over the detour of the responder's class.
  ///
  /// - Parameters:
  ///   - responder: The responder whose events take the detour.
  ///   - detour: A closure that returns the responder to visit, or nil to use the `eventDetour` of `responder`. The
  ///     closure is called for each emission.
  /// - Returns: A token. Releasing it removes the detour.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// Returns the destination of the detour that ``detour(above:through:)`` last attached to `responder`, or nil if
  /// there is none.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
