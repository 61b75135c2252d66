public import Foundation

/// A control that the user turns on and off (`developer.apple.com/documentation/uikit/uiswitch`).
///
/// The size of a switch is always 51 × 31 points. Apple doesn't document this size. A drag that ends inside the switch
/// has the effect of a tap.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on (`developer.apple.com/documentation/uikit/uiswitch/ison`).
  ///
  /// Setting the property sends no event.
  open var isOn = false

  /// The color of the switch while it is on, or `nil` to use green
  /// (`developer.apple.com/documentation/uikit/uiswitch/ontintcolor`).
  open var onTintColor: UIColor?

  /// Creates a switch in the off state at the given frame's origin, ignoring the frame's size
  /// (`developer.apple.com/documentation/uikit/uiswitch/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Creates a switch in the off state at the origin (0, 0), ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Turns the switch on or off without sending an event
  /// (`developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)`).
  ///
  /// Unlike in UIKit, the change isn't animated.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  // MARK: Layout and drawing

  /// The switch's frame, in the superview's coordinates (`developer.apple.com/documentation/uikit/uiview/frame`).
  ///
  /// Setting the frame changes only the origin, because the size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The fixed size of a switch, in points (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  /// Returns the fixed size of a switch, in points (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
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
