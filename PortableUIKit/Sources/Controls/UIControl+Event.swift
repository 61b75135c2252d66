extension UIControl {
  /// A set of control events, such as touches and changes of the control's value
  /// (`developer.apple.com/documentation/uikit/uicontrol/event`).
  ///
  /// The linked page documents each member.
  public struct Event: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a set of events from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count greater than 1 began in the control.
    ///
    /// The control sends this event together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A tracked touch moved to a point inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A tracked touch moved to a point outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A tracked touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A tracked touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tracked touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A tracked touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A tracked touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered, for example by a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the Return key in a text field.
    ///
    /// If an action is registered for this event, editing ends after the event.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All control events, including those that an app defines.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, such as disabled, or a combination of states
  /// (`developer.apple.com/documentation/uikit/uicontrol/state-swift.struct`).
  ///
  /// The linked page documents each member.
  public struct State: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a set of states from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control is enabled, and it is neither highlighted nor selected.
    public static let normal = State([])
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
