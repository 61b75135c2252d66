public import Foundation

/// The appearance of a date picker (`developer.apple.com/documentation/uikit/uidatepickerstyle`).
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the mode and the platform.
  case automatic = 0
  /// Spinning wheels.
  case wheels = 1
  /// A label that shows the date and opens an editor.
  case compact = 2
}

/// A control that selects a date or a time (`developer.apple.com/documentation/uikit/uidatepicker`).
///
/// The picker shows the date as a label, in the format 2026-11-28, and has no editor. A tap in its left half selects
/// the previous day, a tap in its right half the next day.
open class UIDatePicker: UIControl {
  /// The parts of the date that the picker shows (`developer.apple.com/documentation/uikit/uidatepicker/mode`).
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time
    /// Days, months and years.
    case date
    /// Days, hours and minutes.
    case dateAndTime
    /// Hours and minutes of a duration.
    case countDownTimer
  }

  private static let font = UIFont.systemFont(ofSize: 17)
  private var current = Date()
  private var isForward = false

  /// The parts of the date that the picker shows, the date and the time by default
  /// (`developer.apple.com/documentation/uikit/uidatepicker/datepickermode`).
  ///
  /// For a compact picker that counts down, the app terminates with an error message.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      checkStyle()
      invalidateIntrinsicContentSize()
    }
  }

  /// The preferred style, automatic by default
  /// (`developer.apple.com/documentation/uikit/uidatepicker/preferreddatepickerstyle`).
  ///
  /// Here, all styles look like the compact one.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { checkStyle() }
  }

  private func checkStyle() {
    if datePickerMode == .countDownTimer, preferredDatePickerStyle == .compact {
      Rejection.pickerMode.raise()
    }
  }

  /// The selected date (`developer.apple.com/documentation/uikit/uidatepicker/date`).
  ///
  /// The picker clamps a new date to the range from ``minimumDate`` to ``maximumDate``. Setting the property sends no
  /// event.
  open var date: Date {
    get { current }
    set { current = min(max(newValue, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
  }

  /// The earliest date, or `nil` for none (`developer.apple.com/documentation/uikit/uidatepicker/minimumdate`).
  open var minimumDate: Date? {
    didSet { date = current }
  }

  /// The latest date, or `nil` for none (`developer.apple.com/documentation/uikit/uidatepicker/maximumdate`).
  open var maximumDate: Date? {
    didSet { date = current }
  }

  /// Sets the date without sending an event
  /// (`developer.apple.com/documentation/uikit/uidatepicker/setdate(_:animated:)`).
  ///
  /// Unlike in UIKit, the change isn't animated.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Terminates the app with UIKit's error message if a picker with wheels enters a window in the Mac idiom
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetowindow()`).
  ///
  /// Apple doesn't document this behavior.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, preferredDatePickerStyle == .wheels { Rejection.raiseInMacIdiom("_UIDatePickerView") }
  }

  // MARK: Layout and drawing

  /// The size that fits the date, in points (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: LineWidth(of: shownDate, font: UIDatePicker.font).points.rounded(.up) + 24, height: 34)
  }

  override func drawContent(in drawing: Drawing) {
    var drawing = drawing
    if !isEnabled { drawing.opacity *= 0.4 }
    drawing.fill(bounds, with: .tertiarySystemFill, cornerRadius: 8)
    let line = bounds.insetBy(dx: 0, dy: (bounds.height - UIDatePicker.font.lineHeight) / 2)
    drawing.write(shownDate, in: line, font: UIDatePicker.font, color: .label, alignment: .center)
  }

  private var shownDate: String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func text(_ part: Int?) -> String { (part ?? 0) < 10 ? "0\(part ?? 0)" : "\(part ?? 0)" }
    let day = "\(text(parts.year))-\(text(parts.month))-\(text(parts.day))"
    let time = "\(text(parts.hour)):\(text(parts.minute))"
    return switch datePickerMode {
    case .date: day
    case .time, .countDownTimer: time
    case .dateAndTime: "\(day) \(time)"
    }
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  /// Records the half in which the touch began
  /// (`developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)`).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isForward = touch.location(in: self).x >= bounds.midX
    return super.beginTracking(touch, with: event)
  }

  override func tapped() {
    let old = date
    date = Calendar.current.date(byAdding: .day, value: isForward ? 1 : -1, to: date) ?? date
    if date != old { send([.valueChanged, .primaryActionTriggered]) }
  }
}
