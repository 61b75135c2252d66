public import Foundation

/// The base class of controls. It turns touches into events, and runs actions for events
/// (`developer.apple.com/documentation/uikit/uicontrol`).
///
/// Unlike UIKit's, it has no targets and selectors. In UIKit a touch may leave a button by some points before it counts
/// as outside. Here outside begins at the edge.
open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []
  private var takesTouch = false

  /// Whether the control is enabled (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  ///
  /// A disabled control forwards touches to the next responder, like any view that doesn't handle them (observed, not
  /// documented). Disabling the control during a touch cancels tracking without sending an event.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, isTracking else { return }
      cancelTracking(with: nil)
      stopTracking()
    }
  }

  /// Whether the control is selected (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  open var isSelected = false

  /// Whether the control is highlighted, as it is while a tracked touch is inside
  /// (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  open var isHighlighted = false

  /// Whether the control is tracking a touch
  /// (`developer.apple.com/documentation/uikit/uicontrol/istracking`).
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control
  /// (`developer.apple.com/documentation/uikit/uicontrol/istouchinside`).
  open private(set) var isTouchInside = false

  /// Makes a control with a frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty control. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with a primary action
  /// (`developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)`).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state of the control (`developer.apple.com/documentation/uikit/uicontrol/state-swift.property`).
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Adds an action for events, and removes another action with the same identifier from those events
  /// (`developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`).
  ///
  /// The control retains the action.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Removes an action from events
  /// (`developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)`).
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events
  /// (`developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)`).
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events that have an action
  /// (`developer.apple.com/documentation/uikit/uicontrol/allcontrolevents`).
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action with this control as its sender
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)`).
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Runs the actions for any of the events, in the order in which they were added
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)`).
  ///
  /// If an action removes another that comes after it, the removed one doesn't run. Apple's pages don't document this.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents)
  }

  /// Does the work of ``sendActions(for:)``. Touches call this method, so that overrides of the other are not called.
  func send(_ events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      let isStillThere = registrations.contains {
        $0.action === registration.action && !$0.events.isDisjoint(with: events)
      }
      if isStillThere { sendAction(registration.action) }
    }
  }

  /// Called after a touch ended inside, for effects that ``sendActions(for:)`` must not have.
  func tapped() {}

  // MARK: Tracking

  /// Returns whether to track a touch that began in the control. The default returns `true`
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to continue tracking a touch that moved. The default returns `true`
  /// (`developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)`).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a tracked touch ends. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)`).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a tracked touch is cancelled. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)`).
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts tracking the touch and sends ``UIControl/Event/touchDown``. The touch isn't forwarded to the next responder
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// A touch that began in a subview is forwarded (observed, not documented).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    takesTouch = isEnabled && touches.contains { $0.view === self }
    guard takesTouch, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    isHighlighted = isTracking
    if isTracking { send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown) }
  }

  /// Tracks the touch and sends the drag events
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

  /// Ends tracking and sends whether the touch ended inside or outside
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// If the control has left the touch's window, the touch is cancelled instead.
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

  /// Ends tracking and sends ``UIControl/Event/touchCancel``
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
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
