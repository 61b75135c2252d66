internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The events that a gesture recognizer emits, by state. The recognizer retains this object.
@MainActor
final class GestureEmissions: NSObject {
  private var emissions: [(state: UIGestureRecognizer.State, event: PreparedEvent)] = []

  /// Adds an event, or replaces the event with the same name and state.
  func set(_ event: PreparedEvent, on state: UIGestureRecognizer.State) {
    emissions.removeAll { $0.state == state && $0.event.name == event.name }
    emissions.append((state, event))
  }

  /// Emits the events for the recognizer's current state from the recognizer's view.
  func emit(for recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    for emission in emissions where emission.state == state {
      emission.event.emit(from: recognizer.view, sender: "A gesture recognizer")
    }
  }
}
