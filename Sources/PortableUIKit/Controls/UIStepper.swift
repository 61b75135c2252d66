public import Foundation

/// A control that increments and decrements a value (`developer.apple.com/documentation/uikit/uistepper`).
///
/// Its size is 94 × 32 points (observed, not documented). It differs from UIKit's in what it does not have:
/// a finger that stays changes the value once.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private var current = 0.0
  private var increments = false

  /// The value, from the lowest to the highest; setting it sends no event
  /// (`developer.apple.com/documentation/uikit/uistepper/value`).
  open var value: Double {
    get { current }
    set { current = clamped(newValue) }
  }

  /// The lowest value; if the highest is lower, that becomes the same
  /// (`developer.apple.com/documentation/uikit/uistepper/minimumvalue`).
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      current = clamped(current)
    }
  }

  /// The highest value; if the lowest is higher, that becomes the same
  /// (`developer.apple.com/documentation/uikit/uistepper/maximumvalue`).
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      current = clamped(current)
    }
  }

  /// How far a tap changes the value (`developer.apple.com/documentation/uikit/uistepper/stepvalue`).
  open var stepValue = 1.0

  /// Whether a step beyond one end of the range goes to the other end
  /// (`developer.apple.com/documentation/uikit/uistepper/wraps`).
  open var wraps = false

  /// Makes a stepper at the frame's origin; the frame's size is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Makes a stepper: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  // MARK: Layout and drawing

  /// The stepper's place; the size that is set is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The size that every stepper has (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// The size that every stepper has (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
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

  /// Follows a touch, in the half that decrements or the one that increments
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
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
