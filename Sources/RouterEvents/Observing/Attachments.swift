/// An object that is attached to responders: an ``AttachedHandler`` or an ``AttachedDetour``.
@MainActor
class Attachment {
  /// The name of the events that the attachment applies to, or nil for all.
  let name: EventName?

  init(_ name: EventName?) {
    self.name = name
  }
}

/// The handlers or detours attached to individual responders.
///
/// Entries are keyed by the owner's address and the name. A later object can have the same address, so a look-up also
/// compares the entry's weak reference with the owner.
@MainActor
final class Attachments {
  private var entries: [Key: Entry] = [:]

  /// The hashes of the owners' addresses. Most responders without attachments need no look-up because of this filter.
  ///
  /// Exclusivity checking is off to save 5% of the dispatch time. Accesses cannot overlap, because each one is on the
  /// main actor and calls no other code.
  @exclusivity(unchecked) private var filter: ContiguousArray<Bool> = [false, false]

  private var clearanceThreshold = 0

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: EventName?
  }

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []
  }

  /// Whether nothing was ever attached.
  var isUnused: Bool { filter.count == 2 }

  /// Returns false if nothing is attached to the owner. The result is true for at most an eighth of all other objects.
  func mayContain(_ owner: ObjectIdentifier) -> Bool { filter[place(of: owner)] }

  /// Returns the index of an address in ``filter``, whose length is a power of two.
  ///
  /// The highest bits of the product differ even if the addresses are multiples of a large number.
  private func place(of owner: ObjectIdentifier) -> Int {
    let product = UInt64(UInt(bitPattern: owner)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> UInt64(UInt64(filter.count).leadingZeroBitCount + 1))
  }

  func attach(_ attachment: Attachment, to owner: AnyObject) -> EventObservation {
    removeStaleEntries()
    let key = Key(owner: ObjectIdentifier(owner), name: attachment.name)
    var entry = entry(key, of: owner) ?? Entry(owner: WeakReference(object: owner))
    entry.attachments.append(WeakReference(object: attachment))
    entries[key] = entry
    filter[place(of: key.owner)] = true
    return EventObservation(attachment)
  }

  func attachments(of owner: AnyObject, _ name: EventName?) -> [WeakReference<Attachment>] {
    let key = Key(owner: ObjectIdentifier(owner), name: name)
    guard var entry = entry(key, of: owner) else { return [] }
    if entry.attachments.contains(where: { $0.object == nil }) {
      entry.attachments.removeAll { $0.object == nil }
      entries[key] = entry.attachments.isEmpty ? nil : entry
    }
    return entry.attachments
  }

  private func entry(_ key: Key, of owner: AnyObject) -> Entry? {
    entries[key].flatMap { $0.owner.object === owner ? $0 : nil }
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
    var length = 128
    while length < clearanceThreshold * 8 { length *= 2 }
    filter = ContiguousArray(repeating: false, count: length)
    for key in entries.keys { filter[place(of: key.owner)] = true }
  }
}

/// A handler attached to an object by ``EventResponder/onRouterEvent(_:then:_:)``.
final class AttachedHandler: Attachment {
  /// The handler's closure, and the answer that it always returns, or nil if the answer depends on the event.
  typealias Turn = (body: @MainActor (RouterEvent) -> EventDisposition, disposition: EventDisposition?)

  /// The closure does not retain the handler. If it cancels the handler and then emits, those events skip the handler.
  let turn: Turn

  init(_ name: EventName, _ turn: Turn) {
    self.turn = turn
    super.init(name)
  }
}

/// A detour attached to a single responder. The class of the responder need not conform to ``EventDetour``.
///
/// `EventRecorder(above:)` and `EventControllerView` attach a detour, because they accept responders of any class. If
/// no detour is attached, checking for one costs a single memory load per emission.
final class AttachedDetour: Attachment {
  let responder: @MainActor () -> (any EventResponder)?

  init(_ responder: @escaping @MainActor () -> (any EventResponder)?) {
    self.responder = responder
    super.init(nil)
  }
}

extension Attachments {
  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    guard mayContain(ObjectIdentifier(responder)) else { return nil }
    return (attachments(of: responder, nil).last?.object as? AttachedDetour)?.responder()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`. For each emission, `detour` returns the responder to visit, or nil to use the
  /// `eventDetour` of `responder`.
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
