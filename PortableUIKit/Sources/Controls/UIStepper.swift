public import Foundation

/// A control that increments and decrements a value (`developer.apple.com/documentation/uikit/uistepper`).
///
/// The size of a stepper is always 94 × 32 points. Apple doesn't document this size. Unlike in UIKit, a stepper doesn't
/// repeat a step while the user holds a touch.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private var current = 0.0
  private var increments = false

  /// The current value, between ``minimumValue`` and ``maximumValue``
  /// (`developer.apple.com/documentation/uikit/uistepper/value`).
  ///
  /// The stepper clamps a new value to this range. Setting the property sends no event.
  open var value: Double {
    get { current }
    set { current = clamped(newValue) }
  }

  /// The minimum value, 0 by default (`developer.apple.com/documentation/uikit/uistepper/minimumvalue`).
  ///
  /// If the new minimum exceeds ``maximumValue``, the maximum is set to the same value. The current value is clamped to
  /// the new range.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      current = clamped(current)
    }
  }

  /// The maximum value, 100 by default (`developer.apple.com/documentation/uikit/uistepper/maximumvalue`).
  ///
  /// If the new maximum is less than ``minimumValue``, the minimum is set to the same value. The current value is
  /// clamped to the new range.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      current = clamped(current)
    }
  }

  /// The amount that each tap adds to or subtracts from the value, 1 by default
  /// (`developer.apple.com/documentation/uikit/uistepper/stepvalue`).
  ///
  /// If the value is not positive, the app terminates with an error message.
  open var stepValue = 1.0 {
    didSet { if stepValue <= 0 { Rejection.stepValue.raise() } }
  }

  /// Whether a step beyond ``maximumValue`` or ``minimumValue`` sets the value to the other limit
  /// (`developer.apple.com/documentation/uikit/uistepper/wraps`).
  ///
  /// The default is `false`. The stepper's value then stops at the limit.
  open var wraps = false

  /// Creates a stepper at the given frame's origin, ignoring the frame's size
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Creates a stepper at the origin (0, 0), ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Terminates the app with UIKit's error message if the stepper enters a window in the Mac idiom
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetowindow()`).
  ///
  /// Apple documents only that steppers are supported in later systems (`developer.apple.com/documentation/updates/uikit`).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { Rejection.raiseInMacIdiom("UIStepper") }
  }

  // MARK: Layout and drawing

  /// The stepper's frame, in the superview's coordinates (`developer.apple.com/documentation/uikit/uiview/frame`).
  ///
  /// Setting the frame changes only the origin, because the size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The fixed size of a stepper, in points (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// Returns the fixed size of a stepper, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  override func drawContent(in drawing: Drawing) {
    var drawing = drawing
    if !isEnabled { drawing.opacity *= 0.4 }
    drawing.fill(bounds, with: .tertiarySystemFill, cornerRadius: 8)
    let font = UIFont.systemFont(ofSize: 17)
    var half = bounds.insetBy(dx: 0, dy: (bounds.height - font.lineHeight) / 2)
    half.size.width /= 2
    drawing.write("−", in: half, font: font, color: .label, alignment: .center)
    half.origin.x += half.width
    drawing.write("+", in: half, font: font, color: .label, alignment: .center)
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  /// Returns `true`, so that the stepper tracks a touch that began in it
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  ///
  /// The method also records whether the touch began in the left or the right half. A tap that begins in the left half
  /// decrements the value. A tap that begins in the right half increments the value.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    increments = touch.location(in: self).x >= bounds.midX
    return super.beginTracking(touch, with: event)
  }

  override func tapped() {
    let old = value
    var stepped = old + (increments ? stepValue : -stepValue)
    if wraps, stepped > maximumValue {
      stepped = minimumValue
    } else if wraps, stepped < minimumValue {
      stepped = maximumValue
    }
    value = stepped
    if value != old { send([.valueChanged, .primaryActionTriggered]) }
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, minimumValue), maximumValue)
  }
}
