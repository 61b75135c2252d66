internal import Foundation
internal import PlatformUIKit
internal import RouterEvents

/// The model of a row that ``FormRows`` declares. Traces and logs show its label, and never its value.
public struct FormRow: Identifiable {
  /// The key path of the row's field. For a row without a field, the label of the row.
  public let id: AnyHashable

  let label: String
  var detail: String?
  var look = Look.inline

  /// The properties of the control that a row declares besides the value, for example the choices of a menu.
  var options: AnyHashable?

  /// The field, or nil for a row that emits an event when it is selected.
  var field: FormField?

  /// The appearance of a row.
  enum Look {
    /// The control has its own size and follows the label.
    case inline

    /// The control is as wide as the label.
    case half

    /// The control is below the label.
    case below

    case button
    case navigation
  }
}

extension FormRow: Equatable {
  /// Returns whether two rows show the same label, value and choices.
  public static func == (one: FormRow, other: FormRow) -> Bool {
    one.id == other.id && one.label == other.label && one.detail == other.detail && one.look == other.look
      && one.options == other.options && one.field?.type == other.field?.type
      && one.field?.hasValue(of: other.field) ?? true
  }
}

extension FormRow: CustomStringConvertible, CustomReflectable {
  /// The label of the row.
  public var description: String { label }

  /// A mirror without children, so that `dump` does not print the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The value of a form's field, and the code that shows and edits it in a control.
class FormField {
  /// The class of the control.
  let type: ObjectIdentifier

  /// The control events after which the user has edited the value.
  let events: UIControl.Event

  init(_ type: UIControl.Type, _ events: UIControl.Event) {
    (self.type, self.events) = (ObjectIdentifier(type), events)
  }

  /// Whether the user types the value. A text that the handler refuses by an error stays, because it may be unfinished.
  var isText: Bool { events.contains(.editingChanged) }

  func hasValue(of other: FormField?) -> Bool { false }
  @MainActor func makeControl() -> UIControl { UIControl() }

  /// Shows the row's options in the control.
  @MainActor func prepare(_ control: UIControl) {}

  /// Shows a value in the control, unless the control shows it already. The default is the value of the field.
  @MainActor func show(_ value: Any?, in control: UIControl) {}

  @MainActor func value(in control: UIControl) -> Any? { nil }

  /// Emits the edit from the control.
  @MainActor func emit(from control: UIControl) -> EventOutcome? { nil }
}

/// The closures that connect a control with a field.
struct FormBinding<Control: UIControl, Value> {
  let make: @MainActor () -> Control
  let prepare: @MainActor (Control) -> Void
  let show: @MainActor (Control, Value) -> Void
  let read: @MainActor (Control) -> Value?
}

final class BoundField<Root, Control: UIControl, Value: Equatable>: FormField {
  private let label: String
  private let keyPath: WritableKeyPath<Root, Value>
  private let value: Value
  private let binding: FormBinding<Control, Value>

  init(
    _ label: String,
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value,
    _ events: UIControl.Event,
    _ binding: FormBinding<Control, Value>
  ) {
    (self.label, self.keyPath, self.value, self.binding) = (label, keyPath, value, binding)
    super.init(Control.self, events)
  }

  override func hasValue(of other: FormField?) -> Bool { (other as? Self)?.value == value }
  override func makeControl() -> UIControl { binding.make() }
  override func prepare(_ control: UIControl) { (control as? Control).map(binding.prepare) }
  override func value(in control: UIControl) -> Any? { read(control).map { $0 as Any } }

  // A `Value` may be optional, so nil and the absence of a value differ.
  @MainActor
  private func read(_ control: UIControl) -> Value? { (control as? Control).flatMap(binding.read) }

  override func show(_ shown: Any?, in control: UIControl) {
    let value = shown.flatMap { $0 as? Value } ?? value
    guard let control = control as? Control, binding.read(control) != value else { return }
    binding.show(control, value)
  }

  override func emit(from control: UIControl) -> EventOutcome? {
    guard let value = read(control) else { return nil }
    return control.routerEvent(Edit(keyPath, to: value, label: label.isEmpty ? nil : label))
  }
}
