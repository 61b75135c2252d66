public import Foundation

/// A control with an on and an off state (`developer.apple.com/documentation/uikit/uiswitch`).
///
/// Its size is 51 × 31 points (observed, not documented). Sliding across it has the effect of a tap.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on. Setting it sends no event
  /// (`developer.apple.com/documentation/uikit/uiswitch/ison`).
  open var isOn = false

  /// The color of the switch when it is on, or `nil` for green
  /// (`developer.apple.com/documentation/uikit/uiswitch/ontintcolor`).
  open var onTintColor: UIColor?

  /// Makes a switch that is off, at the frame's origin. The frame's size is ignored
  /// (`developer.apple.com/documentation/uikit/uiswitch/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Makes a switch. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Turns the switch on or off without sending an event. Nothing is animated here
  /// (`developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)`).
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  // MARK: Layout and drawing

  /// The switch's frame. The size is fixed, so setting it has no effect
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The fixed size of a switch (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  /// Returns the fixed size of a switch (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override func drawContent(in drawing: Drawing) {
    var drawing = drawing
    if !isEnabled { drawing.opacity *= 0.4 }
    let track = isOn ? onTintColor ?? .systemGreen : .systemGray4
    drawing.fill(bounds, with: track, cornerRadius: bounds.height / 2)
    var knob = bounds.insetBy(dx: 2, dy: 2)
    knob.size.width = knob.height
    if isOn { knob.origin.x = bounds.maxX - 2 - knob.width }
    drawing.fill(knob, with: .white, cornerRadius: knob.height / 2)
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  override func tapped() {
    setOn(!isOn, animated: true)
    send([.valueChanged, .primaryActionTriggered])
  }
}
