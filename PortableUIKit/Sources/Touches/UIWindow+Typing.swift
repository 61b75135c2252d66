import Foundation

extension UIWindow {
  /// Types text into the text field or text view that is the first responder.
  ///
  /// For each line break in the text, the method presses the Return key. It omits characters that the field's delegate
  /// forbids. Once neither is the first responder, the method ignores the rest of the text. In a text view, a line
  /// break is typed like any other character.
  package func typeText(_ text: String) {
    for character in text {
      if let view = firstResponder as? UITextView { insert(String(character), in: view) }
      guard let field = firstResponder as? UITextField else { continue }
      if character.isNewline { pressReturn(in: field) } else { insert(String(character), in: field) }
    }
  }

  /// Presses the Delete key in the text field or text view that is the first responder.
  ///
  /// If there is no such field, if there is nothing to delete, or if its delegate forbids the change, the method does
  /// nothing.
  package func pressDelete() {
    if let view = firstResponder as? UITextView { view.deleteBackward() }
    guard let field = firstResponder as? UITextField, field.edited.deletion.length > 0 else { return }
    if allowsChange(of: field.edited.deletion, to: "", in: field) { field.deleteBackward() }
  }

  private func insert(_ text: String, in field: UITextField) {
    if allowsChange(of: field.edited.selection, to: text, in: field) { field.insertText(text) }
  }

  private func insert(_ text: String, in view: UITextView) {
    let delegate = view.delegate
    let isAllowed = delegate?.textView(view, shouldChangeTextIn: view.selectedRange, replacementText: text)
    if isAllowed ?? true { view.insertText(text) }
  }

  /// Presses the Return key in a text field.
  ///
  /// If the delegate's `textFieldShouldReturn(_:)` returns `false`, the key has no further effect. Otherwise, the field
  /// sends ``UIControl/Event/editingDidEndOnExit`` and ``UIControl/Event/primaryActionTriggered``. Editing then ends if
  /// an action is registered for the first event. Apple doesn't document this behavior.
  private func pressReturn(in field: UITextField) {
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.send([.editingDidEndOnExit, .primaryActionTriggered])
    if field.allControlEvents.contains(.editingDidEndOnExit) { field.resignFirstResponder() }
  }

  /// Returns whether a text field's delegate permits replacing characters.
  ///
  /// - Parameters:
  ///   - range: The range of the characters to replace, in UTF-16 code units.
  ///   - text: The replacement text.
  ///   - field: The text field to change.
  /// - Returns: Whether the delegate permits the change, or `true` if there is no delegate.
  private func allowsChange(of range: NSRange, to text: String, in field: UITextField) -> Bool {
    field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}
