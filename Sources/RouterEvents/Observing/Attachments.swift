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

  private var clearanceThreshold = 16

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []
  }

  /// Whether there are no entries. Stale entries count until they are removed.
  var isEmpty: Bool { entries.isEmpty }

  func attach(_ attachment: Attachment, to owner: AnyObject) -> EventObservation {
    removeStaleEntries()
    let id = ObjectIdentifier(owner)
    var entry = entry(id, of: owner) ?? Entry(owner: WeakReference(object: owner))
    entry.attachments.append(WeakReference(object: attachment))
    entries[id] = entry
    return EventObservation(attachment)
  }

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

  /// Removes the entries whose owner is deallocated or has no attachments left, once there are twice as many entries
  /// as after the last time, so attaching takes amortized constant time.
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
  /// The handler's closure, and the answer that it always returns, or nil if the answer depends on the event.
  typealias Turn = (body: @MainActor (RouterEvent) -> EventDisposition, disposition: EventDisposition?)

  private let name: EventName
  private let turn: Turn

  init(_ name: EventName, _ turn: Turn) {
    (self.name, self.turn) = (name, turn)
  }

  /// Returns the handler's closure and answer, or nil for another name.
  ///
  /// The closure does not retain the handler. If it cancels the handler and then emits, those events skip the handler.
  func turn(for name: EventName) -> Turn? { self.name == name ? turn : nil }
}

/// A detour attached to a single responder. The class of the responder need not conform to ``EventDetour``.
///
/// `EventRecorder(above:)` and `EventControllerView` attach a detour, because they accept responders of any class. If
/// no detour is attached, checking for one costs a single memory load per emission.
final class AttachedDetour {
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
  }
}

extension Attachments<AttachedDetour> {
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    attachments(of: responder).last?.object?.responder()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`, which takes precedence over the detour of the responder's class.
  ///
  /// For each emission, `detour` returns the responder to visit, or nil to use the `eventDetour` of `responder`.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(AttachedDetour(detour), to: responder)
  }

  /// Returns the destination of the detour that was last attached to `responder`, or nil.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
