/// The handlers or detours attached to single objects.
///
/// An entry is found by the object's address. It is valid only while its weak reference is to that object, because a
/// later object can have the same address.
///
/// Exclusivity is unchecked here, which saves 5 % of a dispatch, and cannot be violated: everything runs on the main
/// actor, and an access runs no other code.
@MainActor
final class Attachments<Attachment: AnyObject> {
  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries at which those without an object or an attachment are removed.
  private var clearanceThreshold = 16

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []
  }

  /// Whether nothing is attached. It may remain false for a while after the last attachment is removed.
  var isEmpty: Bool { entries.isEmpty }

  /// Attaches `attachment` to `owner` until the returned token is released.
  func attach(_ attachment: Attachment, to owner: AnyObject) -> EventObservation {
    removeStaleEntries()
    let id = ObjectIdentifier(owner)
    var entry = entry(id, of: owner) ?? Entry(owner: WeakReference(owner))
    entry.attachments.append(WeakReference(attachment))
    entries[id] = entry
    return EventObservation(attachment)
  }

  /// Returns what is attached to `owner`, oldest first.
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

  /// Removes entries without an object or an attachment once the threshold is reached.
  ///
  /// The threshold becomes twice the remaining number, so attaching takes amortized constant time.
  private func removeStaleEntries() {
    guard entries.count >= clearanceThreshold else { return }
    let known = entries
    entries = known.filter { _, entry in
      entry.owner.object != nil && entry.attachments.contains { $0.object != nil }
    }
    clearanceThreshold = max(16, entries.count * 2)
  }
}
