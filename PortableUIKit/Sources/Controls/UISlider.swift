public import Foundation

/// A control that selects a value from a range by a thumb on a track
/// (`developer.apple.com/documentation/uikit/uislider`).
///
/// The height of a slider is always 34 points, which Apple doesn't document. A touch moves the thumb to its position,
/// wherever it begins. In UIKit, a touch must begin at the thumb.
open class UISlider: UIControl {
  private var current: Float = 0

  /// The current value, between ``minimumValue`` and ``maximumValue``
  /// (`developer.apple.com/documentation/uikit/uislider/value`).
  ///
  /// The slider clamps a new value to this range. Setting the property sends no event.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value, 0 by default (`developer.apple.com/documentation/uikit/uislider/minimumvalue`).
  ///
  /// If the new minimum exceeds ``maximumValue``, the maximum is set to the same value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The maximum value, 1 by default (`developer.apple.com/documentation/uikit/uislider/maximumvalue`).
  ///
  /// If the new maximum is less than ``minimumValue``, the minimum is set to the same value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// Whether the slider sends ``UIControl/Event/valueChanged`` while the user moves the thumb
  /// (`developer.apple.com/documentation/uikit/uislider/iscontinuous`).
  ///
  /// The default is `true`. If the value is `false`, the slider sends the event when the touch ends.
  open var isContinuous = true

  /// Sets the value without sending an event
  /// (`developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:)`).
  ///
  /// Unlike in UIKit, the change isn't animated.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  // MARK: Layout and drawing

  /// The height of a slider, in points. A slider has no intrinsic width
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  override func drawContent(in drawing: Drawing) {
    var drawing = drawing
    if !isEnabled { drawing.opacity *= 0.4 }
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    var track = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    drawing.fill(track, with: .systemGray4, cornerRadius: 2)
    track.size.width *= share
    drawing.fill(track, with: .systemBlue, cornerRadius: 2)
    let thumb = CGRect(x: (bounds.width - 28) * share, y: bounds.midY - 14, width: 28, height: 28)
    drawing.fill(thumb, with: .white, cornerRadius: 14)
  }

  // MARK: Touches

  override var claimsTaps: Bool { isEnabled }

  /// Moves the thumb to a touch that begins
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    return true
  }

  /// Moves the thumb with the touch (`developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)`).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    return true
  }

  /// Sends ``UIControl/Event/valueChanged`` if the slider isn't continuous
  /// (`developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)`).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send([.valueChanged, .primaryActionTriggered]) }
  }

  private func move(to touch: UITouch) {
    let old = value
    let share = Float(touch.location(in: self).x / max(1, bounds.width))
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered]) }
  }
}
