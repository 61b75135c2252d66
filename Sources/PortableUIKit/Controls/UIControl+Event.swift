extension UIControl {
  /// What can happen to a control (`developer.apple.com/documentation/uikit/uicontrol/event`); each member has
  /// its page below.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down in it again in short order.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for was asked of it, as of a button by a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the return key, which ends editing if there is an action for it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is (`developer.apple.com/documentation/uikit/uicontrol/state-swift.struct`); each member has
  /// its page below.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes states of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Of no use for now.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
