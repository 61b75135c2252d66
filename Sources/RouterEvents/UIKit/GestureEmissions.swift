internal import Foundation
internal import PlatformUIKit

/// The events that a gesture recognizer emits, by slot and state. The recognizer retains this object.
@MainActor
final class GestureEmissions: NSObject {
  private var emissions: [(slot: String, state: UIGestureRecognizer.State, event: PreparedEvent)] = []

  /// Adds an event, or replaces the event with the same slot and state.
  func set(_ event: PreparedEvent, on state: UIGestureRecognizer.State, slot: String) {
    remove(on: state, slot: slot)
    emissions.append((slot, state, event))
  }

  /// Removes the events of a state and a slot. If either is nil, the events of all states or slots are removed.
  func remove(on state: UIGestureRecognizer.State?, slot: String?) {
    emissions.removeAll { (state == nil || $0.state == state) && (slot == nil || $0.slot == slot) }
  }

  /// Emits the events for the recognizer's current state from the recognizer's view.
  func emit(for recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    for emission in emissions where emission.state == state {
      emission.event.emit(from: recognizer.view, sender: "A gesture recognizer")
    }
  }
}
