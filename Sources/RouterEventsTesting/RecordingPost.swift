internal import RouterEvents

/// The recorders that stand at one place. All of them record; the last one that is still there decides.
@MainActor
final class RecordingPost {
  private var recorders: [Place] = []

  private struct Place {
    weak var recorder: EventRecorder?
  }

  func add(_ recorder: EventRecorder) {
    recorders.append(Place(recorder: recorder))
  }

  func record(_ event: RouterEvent) -> EventDisposition {
    recorders.removeAll { $0.recorder == nil }
    for place in recorders.dropLast() { place.recorder?.note(event) }
    return recorders.last?.recorder?.record(event) ?? .forwarded
  }
}
