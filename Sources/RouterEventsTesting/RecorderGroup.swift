internal import RouterEvents

/// The recorders above a responder. The group does not retain them.
///
/// Each recorder records every event. The recorder that was added last answers the event.
@MainActor
final class RecorderGroup {
  private var recorders: [Member] = []

  private struct Member {
    weak var recorder: EventRecorder?
  }

  func add(_ recorder: EventRecorder) {
    recorders.append(Member(recorder: recorder))
  }

  func record(_ event: RouterEvent) -> EventDisposition {
    recorders.removeAll { $0.recorder == nil }
    for member in recorders.dropLast() { member.recorder?.note(event) }
    return recorders.last?.recorder?.record(event) ?? .forwarded
  }
}
