/// What is attached to objects one by one, not by their class: handlers, and detours.
///
/// Attachments are found by the object's address, and belong to it only as long as the weak reference beside them says
/// that it is the same object.
///
/// Accesses are not checked for overlaps at run time (5 % of a dispatch, measured): everything runs on the main actor,
/// and each access reads the entries, replaces them with what was made of a copy before, or changes them without
/// running anyone's code.
@MainActor
final class Attachments<Attachment: AnyObject> {
  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many entries there may be before those without an object or an attachment are cleared away.
  private var clearanceThreshold = 16

  private struct Entry {
    let owner: WeakReference<AnyObject>
    var attachments: [WeakReference<Attachment>] = []
  }

  /// Whether nothing is attached anywhere; false may be said for a while after the last one has gone.
  var isEmpty: Bool { entries.isEmpty }

  /// Attaches to `owner` what lives as long as the observation.
  func attach(_ attachment: Attachment, to owner: AnyObject) -> EventObservation {
    clearAway()
    let id = ObjectIdentifier(owner)
    var entry = live(id, owner) ?? Entry(owner: WeakReference(owner))
    entry.attachments.append(WeakReference(attachment))
    entries[id] = entry
    return EventObservation(attachment)
  }

  /// What is attached to `owner`, in the order in which it was.
  func attachments(of owner: AnyObject) -> [WeakReference<Attachment>] {
    let id = ObjectIdentifier(owner)
    guard var entry = live(id, owner) else { return [] }
    if entry.attachments.contains(where: { $0.object == nil }) {
      entry.attachments.removeAll { $0.object == nil }
      entries[id] = entry.attachments.isEmpty ? nil : entry
    }
    return entry.attachments
  }

  private func live(_ id: ObjectIdentifier, _ owner: AnyObject) -> Entry? {
    entries[id].flatMap { $0.owner.object === owner ? $0 : nil }
  }

  /// Clears away what belongs to nobody, where there are that many entries; the threshold doubles with what is left,
  /// so that this takes constant time for each one attached.
  private func clearAway() {
    guard entries.count >= clearanceThreshold else { return }
    let known = entries
    entries = known.filter { _, entry in
      entry.owner.object != nil && entry.attachments.contains { $0.object != nil }
    }
    clearanceThreshold = max(16, entries.count * 2)
  }
}
