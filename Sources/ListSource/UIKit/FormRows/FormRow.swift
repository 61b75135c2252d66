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
struct FormField {
  let type: ObjectIdentifier

  /// The control events after which the user has edited the value.
  let events: UIControl.Event

  let value: Any
  let isValue: (Any) -> Bool
  let makeControl: @MainActor () -> UIControl

  /// Shows the row's options in the control.
  let prepare: @MainActor (UIControl) -> Void

  /// Shows a value in the control, unless the control shows it already. The default is the value of the field.
  let show: @MainActor (_ value: Any?, UIControl) -> Void
  let read: @MainActor (UIControl) -> Any?
  let emit: @MainActor (UIControl) -> EventOutcome?

  /// Whether the user types the value. A text that the handler refuses by an error stays, because it may be unfinished.
  var isText: Bool { events.contains(.editingChanged) }

  func hasValue(of other: FormField?) -> Bool { other.map { isValue($0.value) } ?? false }
}
