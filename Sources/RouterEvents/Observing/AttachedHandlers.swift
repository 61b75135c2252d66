/// The handlers that `onRouterEvent` attached to objects.
///
/// They are found by the object's address, and belong to it only as long as the weak reference beside them says
/// that it is the same object.
///
/// Accesses are not checked for overlaps at run time (5 % of a dispatch, measured): everything runs on the main actor,
/// and each access reads the attachments, replaces them with what was made of a copy before, or changes them without
/// running anyone's code.
@MainActor
final class AttachedHandlers {
  @exclusivity(unchecked) private var attachments: [ObjectIdentifier: Attachment] = [:]

  /// How many attachments there may be before those without an object or a handler are cleared away.
  private var clearanceThreshold = 16

  private struct Attachment {
    let owner: WeakReference<AnyObject>
    var handlers: [AttachedHandler] = []
  }

  /// Whether nothing is attached anywhere; false may be said for a while after the last one has gone.
  var isEmpty: Bool { attachments.isEmpty }

  func attach(
    to owner: any EventResponder,
    name: EventName,
    disposition: EventDisposition,
    _ body: @escaping @MainActor (RouterEvent) -> Void
  ) -> Observation {
    clearAway()
    let id = ObjectIdentifier(owner)
    let code = AttachedHandler.Code(body)
    let handler = AttachedHandler(name: name, disposition: disposition, code: WeakReference(code))
    var attachment = live(id, owner) ?? Attachment(owner: WeakReference(owner))
    attachment.handlers.append(handler)
    attachments[id] = attachment
    return Observation(code)
  }

  /// The handlers attached to `owner` for events of that name, in the order in which they were attached.
  func handlers(of owner: any EventResponder, for name: EventName) -> [AttachedHandler] {
    let id = ObjectIdentifier(owner)
    guard var attachment = live(id, owner) else { return [] }
    if attachment.handlers.contains(where: { $0.body == nil }) {
      attachment.handlers.removeAll { $0.body == nil }
      attachments[id] = attachment.handlers.isEmpty ? nil : attachment
    }
    return attachment.handlers.filter { $0.name == name }
  }

  private func live(_ id: ObjectIdentifier, _ owner: any EventResponder) -> Attachment? {
    attachments[id].flatMap { $0.owner.object === owner ? $0 : nil }
  }

  /// Clears away what belongs to nobody, where there are that many attachments; the threshold doubles with what is
  /// left, so that this takes constant time for each one attached.
  private func clearAway() {
    guard attachments.count >= clearanceThreshold else { return }
    let known = attachments
    attachments = known.filter { _, attachment in
      attachment.owner.object != nil && attachment.handlers.contains { $0.body != nil }
    }
    clearanceThreshold = max(16, attachments.count * 2)
  }
}
