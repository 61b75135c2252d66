/// A handler or a detour that is attached to a responder.
@MainActor
final class Attachment {
  enum Content {
    /// A handler of the events with a name, attached by ``EventResponder/onRouterEvent(_:then:_:)``.
    case handler(EventName, Turn)
    /// A detour of all events. The class of the responder need not conform to ``EventDetour``.
    case detour(@MainActor () -> (any EventResponder)?)
  }

  /// The closure of a handler, and the answer that it always returns, or nil if the answer depends on the event.
  typealias Turn = (body: @MainActor (RouterEvent) -> EventDisposition, disposition: EventDisposition?)

  /// The closures do not retain the attachment. If a handler cancels itself and then emits, those events skip it.
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  var name: EventName? { if case .handler(let name, _) = content { name } else { nil } }
  var turn: Turn? { if case .handler(_, let turn) = content { turn } else { nil } }
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
  /// Exclusivity checking is off as in ``Emission``.
  @exclusivity(unchecked) private var filter: ContiguousArray<Bool> = [false, false]

  private var clearanceThreshold = 0

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: EventName?
  }

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []

    var isInUse: Bool { owner.object != nil && attachments.contains { $0.object != nil } }
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

  /// Removes the entries of owners that are deallocated or have no attachments left. This happens only when the number
  /// of entries has doubled, so attaching takes amortized constant time.
  private func removeStaleEntries() {
    guard entries.count >= clearanceThreshold else { return }
    // A new dictionary, because one from which many entries are removed keeps their memory.
    var kept: [Key: Entry] = [:]
    for (key, entry) in entries where entry.isInUse { kept[key] = entry }
    entries = kept
    clearanceThreshold = max(16, entries.count * 2)
    var length = 128
    while length < clearanceThreshold * 8 { length *= 2 }
    filter = ContiguousArray(repeating: false, count: length)
    for key in entries.keys { filter[place(of: key.owner)] = true }
  }

  func detour(of responder: any EventResponder) -> (any EventResponder)? {
    guard mayContain(ObjectIdentifier(responder)),
      case .detour(let detour)? = attachments(of: responder, nil).last?.object?.content
    else { return nil }
    return detour()
  }
}

extension EventRouter {
  /// Attaches a detour to `responder`. For each emission, `detour` returns the responder to visit, or nil to use the
  /// `eventDetour` of `responder`.
  package static func detour(
    above responder: any EventResponder,
    through detour: @escaping @MainActor () -> (any EventResponder)?
  ) -> EventObservation {
    state.attachedDetours.attach(Attachment(.detour(detour)), to: responder)
  }

  /// Returns the destination of the detour that was last attached to `responder`, or nil.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
