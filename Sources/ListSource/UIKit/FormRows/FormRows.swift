public import Foundation
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

/// The rows of a form, whose ids are key paths.
///
/// ```swift
/// let form = FormRows(settings)
/// adapter.apply(ListSource {
///   ListSection("profile", title: "Profile") { form.textField("Name", \.displayName) }
///   ListSection("text", title: "Text") { form.stepper("Font size", \.fontSize, in: 10...30) }
/// })
/// ```
///
/// Each change by the user is an event, ``Edit``, that the control emits. A strategy applies it to the values and shows
/// a new list. The row keeps its control, with its focus and its selection.
///
/// If no responder handles an edit, or if the new list contains the old value, the control shows that value again. If
/// the strategy throws an error, the row shows its localized description below the label until the next edit. A control
/// other than a text field then shows the old value.
///
/// The label of a row is also the accessibility label of its control. The `configure` closures run once for each control,
/// when the row is first displayed.
@MainActor
public struct FormRows<Root> {
  private let root: Root

  /// Creates the rows of a form that shows the given values.
  public init(_ root: Root) {
    self.root = root
  }

  /// Creates a row with a switch.
  public func toggle(
    _ label: String,
    _ field: WritableKeyPath<Root, Bool>,
    configure: @escaping @MainActor (UISwitch) -> Void = { _ in }
  ) -> Rows<FormRow> {
    row(label, field, configure, UISwitch()) {
      $0.setOn($1, animated: true)
    } read: {
      $0.isOn
    }
  }

  /// Creates a row with a text field, its text at the trailing edge. Return moves to the next field or ends editing.
  ///
  /// ```swift
  /// form.textField("Password", \.password) { $0.isSecureTextEntry = true }
  /// ```
  public func textField(
    _ label: String,
    _ field: WritableKeyPath<Root, String>,
    placeholder: String? = nil,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> Rows<FormRow> {
    row(label, field, as: .half, options: placeholder, on: .editingChanged, configure, .inForm()) {
      $0.replaceText(by: $1)
    } read: {
      $0.text ?? ""
    } prepare: {
      $0.placeholder = placeholder
    }
  }

  /// Creates a row with a text view of four lines, which scrolls.
  public func textView(
    _ label: String,
    _ field: WritableKeyPath<Root, String>,
    configure: @escaping @MainActor (UITextView) -> Void = { _ in }
  ) -> Rows<FormRow> {
    row(label, field, as: .below, on: .editingChanged, { configure($0.textView) }, TextArea()) {
      $0.text = $1
    } read: {
      $0.text
    } prepare: {
      $0.adjustHeight()
    }
  }

  /// Creates a row with a stepper, and with the text that `text` returns for its value.
  ///
  /// In the Mac idiom of Mac Catalyst, the row has a slider instead, which is not configured.
  public func stepper(
    _ label: String,
    _ field: WritableKeyPath<Root, Int>,
    in range: ClosedRange<Int>,
    step: Int = 1,
    text: (Int) -> String = { "\($0)" },
    configure: @escaping @MainActor (UIStepper) -> Void = { _ in }
  ) -> Rows<FormRow> {
    stepper(label, field, in: range, step, text, configure, number: { Double($0) }, value: { Int($0) })
  }

  /// Creates a row with a stepper for a number that may have a fraction, and its value.
  public func stepper(
    _ label: String,
    _ field: WritableKeyPath<Root, Double>,
    in range: ClosedRange<Double>,
    step: Double = 1,
    text: (Double) -> String = { $0.formatted() },
    configure: @escaping @MainActor (UIStepper) -> Void = { _ in }
  ) -> Rows<FormRow> {
    stepper(label, field, in: range, step, text, configure, number: { $0 }, value: { $0 })
  }

  private func stepper<Value: Hashable>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    in range: ClosedRange<Value>,
    _ step: Value,
    _ text: (Value) -> String,
    _ configure: @escaping @MainActor (UIStepper) -> Void,
    number: @escaping @MainActor (Value) -> Double,
    value: @escaping @MainActor (Double) -> Value
  ) -> Rows<FormRow> {
    let (minimum, maximum) = (number(range.lowerBound), number(range.upperBound))
    let difference = number(step) > 0 ? number(step) : 1
    if difference != number(step) {
      Reports.report(
        "The step \(step) of the stepper '\(label)' is not positive, so it is 1. Use a positive step."
      )
    }
    // A double of the range of an integer may not be one.
    func bounded(_ number: Double) -> Value {
      number >= maximum ? range.upperBound : number <= minimum ? range.lowerBound : value(number)
    }
    let (detail, options) = (text(root[keyPath: field]), [minimum, maximum, difference])
    guard UIDevice.supportsTouchControls else {
      return row(label, field, as: .half, detail: detail, options: options, { _ in }, UISlider()) {
        $0.setValue(Float(number($1)), animated: true)
      } read: {
        bounded(minimum + ((Double($0.value) - minimum) / difference).rounded() * difference)
      } prepare: {
        ($0.minimumValue, $0.maximumValue) = (Float(minimum), Float(maximum))
      }
    }
    return row(label, field, detail: detail, options: options, configure, UIStepper()) {
      $0.value = number($1)
    } read: {
      bounded($0.value)
    } prepare: {
      ($0.minimumValue, $0.maximumValue, $0.stepValue) = (minimum, maximum, difference)
    }
  }

  /// Creates a row with a slider, which emits an edit whenever the thumb moves.
  public func slider<Value: BinaryFloatingPoint>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    in range: ClosedRange<Value>,
    configure: @escaping @MainActor (UISlider) -> Void = { _ in }
  ) -> Rows<FormRow> {
    row(label, field, as: .half, options: range, configure, UISlider()) {
      $0.setValue(Float($1), animated: true)
    } read: {
      Value($0.value)
    } prepare: {
      ($0.minimumValue, $0.maximumValue) = (Float(range.lowerBound), Float(range.upperBound))
    }
  }

  /// Creates a row with a segmented control. If the value is none of the choices, no segment is selected.
  ///
  /// ```swift
  /// form.segments("Size", \.size, Size.allCases) { $0.title }
  /// ```
  public func segments<Value: Hashable>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    _ choices: [Value],
    configure: @escaping @MainActor (UISegmentedControl) -> Void = { _ in },
    title: (Value) -> String
  ) -> Rows<FormRow> {
    let titles = choices.map(title)
    return row(label, field, options: [AnyHashable(titles), choices], configure, UISegmentedControl()) {
      $0.selectedSegmentIndex = choices.firstIndex(of: $1) ?? UISegmentedControl.noSegment
    } read: {
      choices.indices.contains($0.selectedSegmentIndex) ? choices[$0.selectedSegmentIndex] : nil
    } prepare: {
      $0.showSegments(titles)
    }
  }

  /// Creates a row with a button that shows the value and opens a menu of choices. If the value is none of the choices,
  /// the button has no title.
  ///
  /// ```swift
  /// form.menu("Theme", \.theme, Theme.allCases) { $0.title }
  /// ```
  public func menu<Value: Hashable>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    _ choices: [Value],
    configure: @escaping @MainActor (UIButton) -> Void = { _ in },
    title: (Value) -> String
  ) -> Rows<FormRow> {
    let titles = choices.map(title)
    return row(label, field, options: [AnyHashable(titles), choices], configure, ChoiceButton()) {
      $0.show(choices.firstIndex(of: $1), of: titles)
    } read: { button in
      button.choice.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
    } prepare: {
      $0.show($0.choice, of: titles)
    }
  }

  /// Creates a row with a date picker, for a date without a time by default. It is compact, unless `configure` sets another
  /// style, or the mode needs wheels. In the Mac idiom of Mac Catalyst, which has no wheels, `.countDownTimer` is `.time`,
  /// and `.yearAndMonth` is `.date`.
  public func date(
    _ label: String,
    _ field: WritableKeyPath<Root, Date>,
    mode: UIDatePicker.Mode = .date,
    in range: ClosedRange<Date>? = nil,
    configure: @escaping @MainActor (UIDatePicker) -> Void = { _ in }
  ) -> Rows<FormRow> {
    // UIKit raises an exception for other styles of these modes. The second one is .yearAndMonth, which is newer.
    let needsWheels = mode == .countDownTimer || mode.rawValue == 4
    let hasWheels = needsWheels && UIDevice.supportsTouchControls
    return row(label, field, options: [AnyHashable(mode), range], configure, UIDatePicker()) {
      $0.setDate($1, animated: true)
    } read: {
      $0.date
    } prepare: {
      if $0.preferredDatePickerStyle == .automatic { $0.preferredDatePickerStyle = .compact }
      if hasWheels { $0.preferredDatePickerStyle = .wheels }
      $0.datePickerMode = hasWheels == needsWheels ? mode : mode == .countDownTimer ? .time : .date
      ($0.minimumDate, $0.maximumDate) = (range?.lowerBound, range?.upperBound)
    }
  }

  /// Creates a row that looks like a button and emits an event when the user selects it. Its label is its id. For a
  /// typed event, leave out the name: `form.button("Reset").emits { _, _ in SettingsReset() }`.
  public func button(_ label: String, emits name: EventName? = nil) -> Rows<FormRow> {
    selectable(FormRow(id: label, label: label, look: .button), name)
  }

  /// Creates a row with a disclosure indicator, whose event shows the next screen, and a detail at the trailing edge,
  /// for example the current value. For its id and for a typed event, see ``button(_:emits:)``.
  public func navigation(
    _ label: String,
    detail: String? = nil,
    emits name: EventName? = nil
  ) -> Rows<FormRow> {
    selectable(FormRow(id: label, label: label, detail: detail, look: .navigation), name)
  }

  private func selectable(_ row: FormRow, _ name: EventName?) -> Rows<FormRow> {
    let rows = Rows(form: row)
    return if let name { rows.emits(name) } else { rows }
  }

  /// Creates a row with a control of any class.
  ///
  /// ```swift
  /// form.control("Rating", \.stars) { StarsControl() } show: { $0.stars = $1 } read: { $0.stars }
  /// ```
  ///
  /// While the row is in the list with an equal value, later closures do not replace earlier ones. So the closures must
  /// depend only on the control and the value. `make` is called when the row is first displayed, and `show` only if the
  /// control shows another value. A wide control gets half of the width. The control sends `events` after an edit.
  public func control<Control: UIControl, Value: Equatable>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    isWide: Bool = false,
    on events: UIControl.Event = .valueChanged,
    make: @escaping @MainActor () -> Control,
    show: @escaping @MainActor (_ control: Control, _ value: Value) -> Void,
    read: @escaping @MainActor (_ control: Control) -> Value
  ) -> Rows<FormRow> {
    row(label, field, as: isWide ? .half : .inline, on: events, { _ in }, make(), show: show, read: read)
  }

  private func row<Control: UIControl, Value: Equatable>(
    _ label: String,
    _ field: WritableKeyPath<Root, Value>,
    as look: FormRow.Look = .inline,
    detail: String? = nil,
    options: AnyHashable? = nil,
    on events: UIControl.Event = .valueChanged,
    _ configure: @escaping @MainActor (Control) -> Void,
    _ make: @escaping @autoclosure @MainActor () -> Control,
    show: @escaping @MainActor (Control, Value) -> Void,
    read: @escaping @MainActor (Control) -> Value?,
    prepare: @escaping @MainActor (Control) -> Void = { _ in }
  ) -> Rows<FormRow> {
    let value = root[keyPath: field]
    let bound = FormField(
      type: ObjectIdentifier(Control.self),
      events: events,
      value: value,
      isValue: { ($0 as? Value) == value },
      makeControl: {
        let control = make()
        configure(control)
        return control
      },
      prepare: { ($0 as? Control).map(prepare) },
      show: { shown, control in
        let value = shown.flatMap { $0 as? Value } ?? value
        guard let control = control as? Control, read(control) != value else { return }
        show(control, value)
      },
      read: { ($0 as? Control).flatMap(read).map { $0 as Any } },
      emit: { control in
        guard let value = (control as? Control).flatMap(read) else { return nil }
        return control.routerEvent(Edit(field, to: value, label: label.isEmpty ? nil : label))
      }
    )
    let row = FormRow(id: field, label: label, detail: detail, look: look, options: options, field: bound)
    // Without a handler, a touched row would stay selected.
    return Rows(form: row).onSelect { _, _ in }
  }
}
