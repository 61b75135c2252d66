public import RouterEvents

/// A change that the user made to one field of a form.
///
/// ```swift
/// On(message: Edit<Settings>.self) { controller, edit, _ in edit.apply(to: &controller.settings) }
/// ```
///
/// The rows of ``FormRows`` emit an edit for each change. To validate an edit, apply it to a copy, and throw an error
/// if the copy is invalid. The row shows the error until its next edit.
///
/// Traces and logs show the label of the edited row, and never the new value.
public struct Edit<Root>: EventMessage {
  /// The name of all edits of `Root`: the path of the type in its module, and `edited`, for example `Settings.edited`.
  public static var name: EventName {
    let path = String(reflecting: Root.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    return EventName(path.joined(separator: ".") + ".edited")
  }

  /// The key path of the field, to compare with a key path such as `\.displayName`.
  public let field: PartialKeyPath<Root>

  private let label: String?

  // In a closure, because printing or dumping the edit must not show the value.
  private let change: (inout Root) -> Void

  /// Creates an edit, for example in a test. Traces show the label, or else the description of the key path.
  public init<Value>(_ field: WritableKeyPath<Root, Value>, to value: Value, label: String? = nil) {
    (self.field, self.label) = (field, label)
    change = { $0[keyPath: field] = value }
  }

  /// Sets the field of `root` to the new value.
  public func apply(to root: inout Root) { change(&root) }
}

extension Edit: CustomStringConvertible {
  /// The label of the edited row or the description of the field's key path, without the new value.
  public var description: String { label ?? String(describing: field) }
}
