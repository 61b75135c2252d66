internal import Foundation
public import PlatformUIKit

extension UIGestureRecognizer {
  /// Emits an event from the recognizer's view whenever the recognizer enters the given state.
  ///
  /// ```swift
  /// let tap = UITapGestureRecognizer()
  /// tap.emits(.mapTapped)
  /// map.addGestureRecognizer(tap)
  /// ```
  ///
  /// The event starts at the view that the recognizer is attached to when it enters the state. For each state, the
  /// recognizer emits one event, whatever its name: a later call replaces an earlier one. To emit two events in one
  /// state, give one of them a `slot`. To end emitting, call ``stopEmitting(on:slot:)``.
  ///
  /// Create the recognizer of a reused cell once, in its initializer. Each recognizer that is added emits by itself.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - state: The state in which to emit the event. For a long press, use `.began`.
  ///   - slot: The slot of the event. The call replaces only the event in the same slot.
  ///   - userInfo: A closure that returns the user info for each emission.
  public func emits(
    _ name: EventName,
    on state: UIGestureRecognizer.State = .ended,
    slot: String = "",
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(event: .named(name, userInfo: userInfo), on: state, slot: slot)
  }

  /// Emits a prepared event from the view in the given state. See ``emits(_:on:slot:userInfo:)``.
  public func emits(
    event: PreparedEvent,
    on state: UIGestureRecognizer.State = .ended,
    slot: String = ""
  ) {
    emissions.set(event, on: state, slot: slot)
  }

  /// Emits a row event from the view, which must be in the cell of a row whose model has the type of the row event.
  ///
  /// For details, see ``emits(_:on:slot:userInfo:)``.
  public func emits(row event: RowEvents, on state: UIGestureRecognizer.State = .ended, slot: String = "") {
    emits(event.name, on: state, slot: slot)
  }

  /// Stops emitting events in one state or in all, in one slot or in all. Other targets of the recognizer remain.
  public func stopEmitting(on state: UIGestureRecognizer.State? = nil, slot: String? = nil) {
    emissions.remove(on: state, slot: slot)
  }

  /// The object that emits this recognizer's events. On first use, it is created and added as a target.
  private var emissions: GestureEmissions {
    if let emissions = self[associated: GestureEmissions.self] { return emissions }
    let emissions = GestureEmissions()
    self[associated: GestureEmissions.self] = emissions
    addTarget(emissions)
    return emissions
  }
}

/// The events that a gesture recognizer emits, by slot and state. The recognizer retains this object.
@MainActor
final class GestureEmissions: NSObject {
  private var emissions: [(slot: String, state: UIGestureRecognizer.State, event: PreparedEvent)] = []

  func set(_ event: PreparedEvent, on state: UIGestureRecognizer.State, slot: String) {
    remove(on: state, slot: slot)
    emissions.append((slot, state, event))
  }

  @inline(never)
  func remove(on state: UIGestureRecognizer.State?, slot: String?) {
    emissions.removeAll { (state == nil || $0.state == state) && (slot == nil || $0.slot == slot) }
  }

  func emit(for recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    for emission in emissions where emission.state == state {
      emission.event.emit(from: recognizer.view, sender: "A gesture recognizer")
    }
  }
}

#if !(canImport(UIKit) && canImport(ObjectiveC))
  extension GestureEmissions: GestureTarget {
    package func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif

// Not compiled on Linux. A recognizer calls its target by selector, which needs the Objective-C runtime.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  extension UIGestureRecognizer {
    fileprivate func addTarget(_ emissions: GestureEmissions) {
      addTarget(emissions, action: #selector(GestureEmissions.recognized(by:)))
    }
  }

  extension GestureEmissions {
    @objc fileprivate func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif
