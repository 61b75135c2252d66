import Foundation

extension UIWindow {
  /// Types text into the text field that is the first responder.
  ///
  /// For each line break in the text, the method presses the Return key. It omits characters that the field's delegate
  /// forbids. Once no text field is the first responder, the method ignores the rest of the text.
  package func typeText(_ text: String) {
    for character in text {
      guard let field = firstResponder as? UITextField else { return }
      if character.isNewline { pressReturn(in: field) } else { insert(String(character), in: field) }
    }
  }

  /// Presses the Delete key to remove the last character of the text field that is the first responder.
  ///
  /// If there is no such field, if the field is empty, or if its delegate forbids the change, the method does nothing.
  package func pressDelete() {
    guard let field = firstResponder as? UITextField, let last = field.text?.last else { return }
    let length = String(last).utf16.count
    if allowsChange(of: length, to: "", in: field) { field.deleteBackward() }
  }

  private func insert(_ text: String, in field: UITextField) {
    if allowsChange(of: 0, to: text, in: field) { field.insertText(text) }
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

  /// Returns whether a text field's delegate permits replacing the field's last characters.
  ///
  /// - Parameters:
  ///   - length: The number of UTF-16 code units to replace.
  ///   - text: The replacement text.
  ///   - field: The text field to change.
  /// - Returns: Whether the delegate permits the change, or `true` if there is no delegate.
  private func allowsChange(of length: Int, to text: String, in field: UITextField) -> Bool {
    let count = field.text?.utf16.count ?? 0
    let range = NSRange(location: count - length, length: length)
    return field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}
