internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What a gesture recognizer emits in which of its states; it belongs to the recognizer.
@MainActor
final class GestureEmissions: NSObject {
  private var emissions: [(state: UIGestureRecognizer.State, event: PreparedEvent)] = []

  /// Adds an event, or replaces the one of that name in that state.
  func set(_ event: PreparedEvent, on state: UIGestureRecognizer.State) {
    emissions.removeAll { $0.state == state && $0.event.name == event.name }
    emissions.append((state, event))
  }

  /// Emits, from the recognizer's view, what belongs to the state that the recognizer is in.
  func emit(for recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    for emission in emissions where emission.state == state {
      emission.event.emit(from: recognizer.view, sender: "A gesture recognizer")
    }
  }
}
