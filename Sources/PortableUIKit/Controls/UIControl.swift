public import Foundation

/// The base of what a finger works: it turns touches into events, and events into actions
/// (`developer.apple.com/documentation/uikit/uicontrol`).
///
/// It differs from UIKit's in what it does not have: targets and selectors. Where UIKit lets a finger stray
/// some points from a button before it is outside, outside begins at the edge here.
open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []
  private var takesTouch = false

  /// Whether the control can be used (`developer.apple.com/documentation/uikit/uicontrol/isenabled`).
  ///
  /// A disabled control ignores touches, which go on to the next responder, as of any view that does not
  /// handle them (observed, not documented). One that is disabled in the middle of a touch is as after a
  /// cancelled one, and nobody is told.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, isTracking else { return }
      cancelTracking(with: nil)
      stopTracking()
    }
  }

  /// Whether the control is chosen (`developer.apple.com/documentation/uikit/uicontrol/isselected`).
  open var isSelected = false

  /// Whether the control shows that it is pressed, which it does while a finger it tracks is inside
  /// (`developer.apple.com/documentation/uikit/uicontrol/ishighlighted`).
  open var isHighlighted = false

  /// Whether the control follows a touch
  /// (`developer.apple.com/documentation/uikit/uicontrol/istracking`).
  open private(set) var isTracking = false

  /// Whether the touch that the control follows is inside
  /// (`developer.apple.com/documentation/uikit/uicontrol/istouchinside`).
  open private(set) var isTouchInside = false

  /// Makes a control with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty control: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control that does an action when its primary action is triggered
  /// (`developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)`).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How the control is (`developer.apple.com/documentation/uikit/uicontrol/state-swift.property`).
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Has an action done when any of the events happens, in place of one with the same identifier
  /// (`developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)`).
  ///
  /// The control holds the action.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Ends that an action is done when any of the events happens
  /// (`developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)`).
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends that the action with the identifier is done when any of the events happens
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

  /// The events for which there is an action
  /// (`developer.apple.com/documentation/uikit/uicontrol/allcontrolevents`).
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does an action, whose sender is this control
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)`).
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Does the actions that were added for any of the events, in the order in which they were added
  /// (`developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)`).
  ///
  /// An action that another one removes on the way is not done any more; Apple's pages do not say what is.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents)
  }

  /// Does what ``sendActions(for:)`` does, for those that override it are not asked by touches.
  func send(_ events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      let isStillThere = registrations.contains {
        $0.action === registration.action && !$0.events.isDisjoint(with: events)
      }
      if isStillThere { sendAction(registration.action) }
    }
  }

  /// Does what a touch that ends inside means to the control besides, which sending its events does not.
  func tapped() {}

  // MARK: Tracking

  /// Whether to follow a touch that began in the control: it does
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on following a touch that moved: it does
  /// (`developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)`).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that a touch which the control follows is over; it does nothing
  /// (`developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)`).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that a touch which the control follows was taken away; it does nothing
  /// (`developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)`).
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the touch, and sends ``UIControl/Event/touchDown``; it tells nobody further up
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// A touch that began in a view inside the control is not the control's (observed, not documented).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    takesTouch = isEnabled && touches.contains { $0.view === self }
    guard takesTouch, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    isHighlighted = isTracking
    if isTracking { send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown) }
  }

  /// Follows the touch, and sends what it does
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

  /// Ends following the touch, and sends whether it ended inside or outside
  /// (`developer.apple.com/documentation/uikit/uicontrol`).
  ///
  /// If the control has left the touch's window since, the touch ends as a cancelled one does.
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

  /// Ends following the touch, and sends ``UIControl/Event/touchCancel``
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
