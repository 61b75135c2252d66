import Foundation

extension UIWindow {
  /// Types text as with a keyboard. A line break is the return key.
  ///
  /// - Parameter text: the text. It is discarded if no text field is the first responder.
  package func typeText(_ text: String) {
    for character in text {
      guard let field = firstResponder as? UITextField else { return }
      if character.isNewline { pressReturn(in: field) } else { insert(String(character), in: field) }
    }
  }

  /// Presses the delete key.
  package func pressDelete() {
    guard let field = firstResponder as? UITextField, let last = field.text?.last else { return }
    let length = String(last).utf16.count
    if allowsChange(of: length, to: "", in: field) { field.deleteBackward() }
  }

  private func insert(_ text: String, in field: UITextField) {
    if allowsChange(of: 0, to: text, in: field) { field.insertText(text) }
  }

  /// Presses the return key. It ends editing if an action is registered for that, as in UIKit (observed, not
  /// documented).
  private func pressReturn(in field: UITextField) {
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.send([.editingDidEndOnExit, .primaryActionTriggered])
    if field.allControlEvents.contains(.editingDidEndOnExit) { field.resignFirstResponder() }
  }

  /// Returns whether the delegate permits replacing the last characters. The length counts UTF-16 code units.
  private func allowsChange(of length: Int, to text: String, in field: UITextField) -> Bool {
    let count = field.text?.utf16.count ?? 0
    let range = NSRange(location: count - length, length: length)
    return field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}
