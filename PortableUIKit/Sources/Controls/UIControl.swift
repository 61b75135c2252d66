public import Foundation

/// The base class for controls, which run actions in response to touches
/// (`developer.apple.com/documentation/uikit/uicontrol`).
///
/// Unlike in UIKit, a control has no target-action methods, and a touch counts as outside as soon as it leaves the
/// bounds. In UIKit, a touch counts as inside until it is several points away from the control.
open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []
  private var takesTouch = false

  /// Whether the control is enabled (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  ///
  /// A disabled control forwards touches to the next responder, like a view that doesn't handle them. Apple doesn't
  /// document this behavior.
  ///
  /// Disabling the control during a touch cancels tracking without sending an event.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, isTracking else { return }
      cancelTracking(with: nil)
      stopTracking()
    }
  }

  /// Whether the control is in the selected state (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  ///
  /// A touch doesn't change the property.
  open var isSelected = false

  /// Whether the control is highlighted (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  ///
  /// The control sets the property to `true` while a tracked touch is inside the bounds.
  open var isHighlighted = false

  /// Whether the control is tracking a touch (`developer.apple.com/documentation/uikit/uicontrol/istracking`).
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control's bounds
  /// (`developer.apple.com/documentation/uikit/uicontrol/istouchinside`).
  open private(set) var isTouchInside = false

  /// Creates a control with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an empty frame, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with the given frame and an action for ``UIControl/Event/primaryActionTriggered``
  /// (`developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)`).
  ///
  /// If `primaryAction` is `nil`, the control has no actions.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The control's state, computed from ``isEnabled``, ``isHighlighted`` and ``isSelected``
  /// (`developer.apple.com/documentation/uikit/uicontrol/state-swift.property`).
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a tap opens the control's menu instead of sending touch events
  /// (`developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction`).
  ///
  /// The default is `false`. Only buttons have menus here, and they also send the touch events.
  open var showsMenuAsPrimaryAction = false

  // MARK: Actions

  /// Adds an action for the given events (`developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`).
  ///
  /// The control retains the action. If another action has the same identifier, the method first removes that action
  /// from the given events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Removes an action from the given events
  /// (`developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)`).
  ///
  /// The method finds the action by its identifier. The action stays registered for its other events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier from the given events
  /// (`developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)`).
  ///
  /// The action stays registered for its other events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events for which the control has an action
  /// (`developer.apple.com/documentation/uikit/uicontrol/allcontrolevents`).
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action with this control as its sender
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)`).
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Runs the actions that are registered for any of the given events, in the order in which they were added
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)`).
  ///
  /// If an action removes a later one, the later one doesn't run. Apple doesn't document this case.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents)
  }

  /// Runs the actions for the given events, as ``sendActions(for:)`` does.
  ///
  /// Touch handling calls this method directly, so a touch doesn't call an override of ``sendActions(for:)``.
  func send(_ events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      let isStillThere = registrations.contains {
        $0.action === registration.action && !$0.events.isDisjoint(with: events)
      }
      if isStillThere { sendAction(registration.action) }
    }
  }

  /// Responds to a touch that ended inside the control.
  ///
  /// Subclasses override this method for effects that only touches have. For example, a tap turns a switch on or off,
  /// but ``sendActions(for:)`` doesn't.
  func tapped() {}

  // MARK: Tracking

  /// Returns whether the control tracks a touch that began in it
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  ///
  /// The default implementation returns `true`. If an override returns `false`, the control ignores the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether the control continues to track a touch that moved
  /// (`developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)`).
  ///
  /// The default implementation returns `true`. If an override returns `false`, tracking stops without an event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Notifies the control that a tracked touch ended
  /// (`developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)`).
  ///
  /// The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Notifies the control that its tracking was canceled
  /// (`developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)`).
  ///
  /// The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts tracking the touch and sends ``UIControl/Event/touchDown``
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// If the control is disabled or the touch began in one of its subviews, the control forwards the touch to the next
  /// responder. Apple doesn't document this behavior.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    takesTouch = isEnabled && touches.contains { $0.view === self }
    guard takesTouch, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    isHighlighted = isTracking
    if isTracking { send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown) }
  }

  /// Tracks the touch and sends drag events, such as ``UIControl/Event/touchDragInside``
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard takesTouch, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside)
    case (false, true): send([.touchDragInside, .touchDragEnter])
    case (true, false): send([.touchDragOutside, .touchDragExit])
    case (false, false): send(.touchDragOutside)
    }
  }

  /// Ends tracking and sends ``UIControl/Event/touchUpInside`` or ``UIControl/Event/touchUpOutside``
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// If the control is no longer in the touch's window, the method cancels tracking and sends
  /// ``UIControl/Event/touchCancel`` instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard takesTouch, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    guard isTracking else { return }
    guard window === touch.window else { return touchesCancelled(touches, with: event) }
    let isInside = contains(touch, event)
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? .touchUpInside : .touchUpOutside)
    if isInside { tapped() }
  }

  /// Cancels tracking and sends ``UIControl/Event/touchCancel`` (`developer.apple.com/documentation/uikit/uicontrol`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard takesTouch else { return super.touchesCancelled(touches, with: event) }
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel)
  }

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    point(inside: touch.location(in: self), with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
