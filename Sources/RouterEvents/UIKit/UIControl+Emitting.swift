public import PlatformUIKit

extension UIControl {
  /// Emits an event from the control whenever one of the given control events occurs.
  ///
  /// ```swift
  /// button.emits(.buyTapped, on: .touchUpInside) { [.sku: "A-1"] }
  /// ```
  ///
  /// For each control event, the control emits one event, whatever its name: a later call replaces an earlier one. A
  /// cell can therefore call this method whenever it is configured. `.primaryActionTriggered` counts as the control
  /// event that UIKit's control sends with it: `.touchUpInside` of a button, `.valueChanged` of a switch or stepper,
  /// `.editingDidEndOnExit` of a text field. To emit two events for one control event, give one of them a `slot`. To end
  /// emitting, call ``stopEmitting(on:slot:)``.
  ///
  /// The control retains the closure. Capture a cell weakly, or let the cell add its values as an ``EventDecorator``.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - controlEvents: The control events for which to emit the event. The default is the control's primary action,
  ///     for example a tap on a button.
  ///   - slot: The slot of the event. The call replaces only events in the same slot.
  ///   - userInfo: A closure that returns the user info. It is called for each emission.
  public func emits(
    _ name: EventName,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    slot: String = "",
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(.named(name, userInfo: userInfo), on: controlEvents, slot: slot)
  }

  /// Emits a prepared event from the control whenever one of the given control events occurs.
  ///
  /// ```swift
  /// button.emits(.message { [weak self] in self.map { ShareTapped(url: $0.url) } }, on: .touchUpInside)
  /// ```
  ///
  /// For details, see ``emits(_:on:slot:userInfo:)``.
  public func emits(
    _ event: PreparedEvent,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    slot: String = ""
  ) {
    stopEmitting(on: controlEvents, slot: slot)
    let action = UIAction { [weak self] _ in event.emit(from: self, sender: "A control") }
    // The control sends both of them for one action of the user.
    let sent =
      controlEvents.isSuperset(of: primaryEvents)
      ? controlEvents.subtracting(primaryEvents).union(.primaryActionTriggered) : controlEvents
    let emissions = self[associated: ControlEmissions.self] ?? ControlEmissions()
    self[associated: ControlEmissions.self] = emissions
    emissions.all.append((slot, sent, action))
    addAction(action, for: sent)
  }

  /// Stops emitting events for the given control events. Other actions of the control remain.
  ///
  /// - Parameters:
  ///   - controlEvents: The control events for which to stop emitting. The default is all control events.
  ///   - slot: The slot of the events to stop, or nil for all slots.
  public func stopEmitting(on controlEvents: UIControl.Event = .allEvents, slot: String? = nil) {
    guard let emissions = self[associated: ControlEmissions.self] else { return }
    let stopped =
      controlEvents.isDisjoint(with: primaryEvents) ? controlEvents : controlEvents.union(primaryEvents)
    for index in emissions.all.indices where slot == nil || emissions.all[index].slot == slot {
      removeAction(emissions.all[index].action, for: stopped)
      emissions.all[index].events.subtract(stopped)
    }
    emissions.all.removeAll { $0.events.isEmpty }
  }

  /// The control events that the control sends for its primary action.
  private var primaryEvents: UIControl.Event {
    switch self {
    case is UIButton: [.primaryActionTriggered, .touchUpInside]
    case is UISwitch, is UIStepper: [.primaryActionTriggered, .valueChanged]
    case is UITextField: [.primaryActionTriggered, .editingDidEndOnExit]
    default: .primaryActionTriggered
    }
  }
}

/// The actions that emit a control's events. The control retains this object.
@MainActor
private final class ControlEmissions {
  var all: [(slot: String, events: UIControl.Event, action: UIAction)] = []
}
