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
  /// event that UIKit's control sends with it: `.touchUpInside` of a button, `.editingDidEndOnExit` of a text field, and
  /// `.valueChanged` of a switch, stepper, slider, segmented control, date picker, page control, color well or refresh
  /// control. To emit two events for one control event, give one of them a `slot`. To end emitting, call
  /// ``stopEmitting(on:slot:)``.
  ///
  /// The control retains the closure. Capture a cell weakly, or let the cell add its values as an ``EventDecorator``.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - controlEvents: The control events, by default the control's primary action, for example a tap on a button.
  ///   - slot: The slot of the event. The call replaces only events in the same slot.
  ///   - userInfo: A closure that returns the user info for each emission.
  public func emits(
    _ name: EventName,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    slot: String = "",
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(event: .named(name, userInfo: userInfo), on: controlEvents, slot: slot)
  }

  /// Emits a prepared event from the control for the given control events. See ``emits(_:on:slot:userInfo:)``.
  public func emits(
    event: PreparedEvent,
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

  /// Emits a row event from the control, which must be in the cell of a row whose model has the type of the row event.
  ///
  /// For details, see ``emits(_:on:slot:userInfo:)``.
  public func emits(
    row event: RowEvents,
    on controlEvents: UIControl.Event = .primaryActionTriggered,
    slot: String = ""
  ) {
    emits(event.name, on: controlEvents, slot: slot)
  }

  /// Stops emitting events for the given control events, in one slot or in all. Other actions of the control remain.
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

  private var primaryEvents: UIControl.Event {
    switch self {
    case is UIButton: [.primaryActionTriggered, .touchUpInside]
    case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIDatePicker, is UIPageControl,
      is UIColorWell, is UIRefreshControl:
      [.primaryActionTriggered, .valueChanged]
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

extension UIBarButtonItem {
  /// Creates an item with a title that emits an event when the user taps it. See ``emits(_:from:userInfo:)``.
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem = UIBarButtonItem("New", emits: .composeTapped, from: self)
  /// ```
  public convenience init(
    _ title: String,
    emits name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    self.init(title, event: .named(name, userInfo: userInfo), from: responder)
  }

  /// Creates an item with a title that emits a prepared event from a responder when the user taps the item.
  public convenience init(_ title: String, event: PreparedEvent, from responder: UIResponder) {
    self.init(title: title)
    emits(event: event, from: responder)
  }

  /// Emits an event from a responder when the user taps the item.
  ///
  /// A bar button item is not a responder. The event therefore starts at `responder`, usually the controller that owns
  /// the item, which is referenced weakly. If it is deallocated, the item emits nothing, and debug builds report this.
  /// The closure returns the user info for each tap.
  ///
  /// This method replaces the item's primary action, and so an event of an earlier call, but keeps the item's title and
  /// image. To end emitting, call ``stopEmitting()``. An item with a custom view receives no taps, so emit from the
  /// custom view instead.
  public func emits(
    _ name: EventName,
    from responder: UIResponder,
    userInfo: @escaping @MainActor () -> UserInfo = { UserInfo() }
  ) {
    emits(event: .named(name, userInfo: userInfo), from: responder)
  }

  /// Emits a prepared event from a responder when the user taps the item. See ``emits(_:from:userInfo:)``.
  public func emits(event: PreparedEvent, from responder: UIResponder) {
    setPrimaryAction(
      UIAction(identifier: emissionIdentifier) { [weak self, weak responder] _ in
        event.emit(from: responder, sender: "The bar item '\(self?.title ?? "")'")
      }
    )
  }

  /// Stops emitting an event when the user taps the item. A primary action of the app remains.
  public func stopEmitting() {
    if primaryAction?.identifier == emissionIdentifier { setPrimaryAction(nil) }
  }

  private var emissionIdentifier: UIAction.Identifier {
    UIAction.Identifier("RouterEvents.\(ObjectIdentifier(self))")
  }

  private func setPrimaryAction(_ action: UIAction?) {
    // A primary action replaces the item's title and image with its own, but not those of a system item. Writing a
    // value that is still there could turn a system item into an empty one.
    let (title, image) = (title, image)
    primaryAction = action
    if self.title != title { self.title = title }
    if self.image !== image { self.image = image }
  }
}

extension UIAction {
  /// Creates an action that emits an event when the user chooses the action, for example in a menu.
  ///
  /// ```swift
  /// UIMenu(children: [
  ///   UIAction.routerEvent(.named(.deleteTapped), title: "Delete", attributes: .destructive, from: cell)
  /// ])
  /// ```
  ///
  /// A menu is not a responder, so the event starts at `responder`. For a control, call `emits` instead: a control keeps
  /// every action that is added to it, so a reused cell would add one each time.
  ///
  /// The responder is referenced weakly. If it is deallocated, the action emits nothing, and debug builds report this.
  public static func routerEvent(
    _ event: PreparedEvent,
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    from responder: UIResponder
  ) -> UIAction {
    UIAction(title: title, image: image, identifier: identifier, attributes: attributes, state: state) {
      [weak responder] action in
      event.emit(from: responder, sender: "The action '\(action.title)'")
    }
  }
}

extension UIContextualAction {
  /// Creates a swipe action that emits an event when the user chooses the action.
  ///
  /// ```swift
  /// UISwipeActionsConfiguration(actions: [
  ///   .routerEvent(.named(.deleteTapped), style: .destructive, title: "Delete", from: cell)
  /// ])
  /// ```
  ///
  /// The action calls UIKit's completion handler with true if a responder handles the event, and with false otherwise.
  /// The responder, from which the event starts, is referenced weakly. If it is deallocated, the action emits nothing, and
  /// debug builds report this.
  public static func routerEvent(
    _ event: PreparedEvent,
    style: UIContextualAction.Style = .normal,
    title: String?,
    from responder: UIResponder
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak responder] action, _, finish in
      let outcome = event.emit(from: responder, sender: "The swipe action '\(action.title ?? "")'")
      finish(outcome?.isHandled ?? false)
    }
  }
}
