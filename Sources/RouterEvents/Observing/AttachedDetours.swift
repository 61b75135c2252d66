/// Detours that objects have for themselves, not by their class: through what a test records with.
///
/// They are found by the object's address, as attached handlers are. There are few, and none in an app.
///
/// Accesses are not checked for overlaps at run time (5 % of a dispatch, measured): everything runs on the main actor,
/// and each access reads the attachments, replaces them with what was made of a copy before, or changes them without
/// running anyone's code.
@MainActor
final class AttachedDetours {
  @exclusivity(unchecked) private var attachments: [ObjectIdentifier: Attachment] = [:]

  private struct Attachment {
    let owner: WeakReference<AnyObject>
    let registration: WeakReference<Registration>
  }

  /// Keeps the detour, as long as the observation lives that keeps this.
  private final class Registration {
    let detour: any EventResponder

    init(_ detour: any EventResponder) {
      self.detour = detour
    }
  }

  /// Whether nothing is attached anywhere. Costs nothing while nothing ever was since the last look.
  var isEmpty: Bool {
    if attachments.isEmpty { return true }
    let known = attachments
    attachments = known.filter { $1.owner.object != nil && $1.registration.object != nil }
    return attachments.isEmpty
  }

  /// Leads what leaves `owner` through `detour` first, in place of any other.
  func attach(_ detour: any EventResponder, to owner: any EventResponder) -> Observation {
    let registration = Registration(detour)
    attachments[ObjectIdentifier(owner)] = Attachment(
      owner: WeakReference(owner),
      registration: WeakReference(registration)
    )
    return Observation(registration)
  }

  func detour(of owner: any EventResponder) -> (any EventResponder)? {
    guard let attachment = attachments[ObjectIdentifier(owner)], attachment.owner.object === owner else {
      return nil
    }
    return attachment.registration.object?.detour
  }
}

extension EventRouter {
  /// Leads the events that leave `responder` through `detour`, as long as the observation lives, in place of a detour
  /// of its class. Where the detour's chain ends, they go on as ever.
  package static func detour(
    above responder: any EventResponder,
    through detour: any EventResponder
  ) -> Observation {
    state.attachedDetours.attach(detour, to: responder)
  }

  /// What the events that leave `responder` are led through by ``detour(above:through:)``; nil for nothing.
  package static func detour(of responder: any EventResponder) -> (any EventResponder)? {
    state.attachedDetours.detour(of: responder)
  }
}
