public import Foundation

/// The methods that control and observe editing in a text field
/// (`developer.apple.com/documentation/uikit/uitextfielddelegate`).
///
/// In UIKit, these methods are optional. In PortableUIKit, each method has a default implementation.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)`).
  ///
  /// The default implementation returns `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Notifies the delegate that editing began
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)`).
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)`).
  ///
  /// The default implementation returns `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Notifies the delegate that editing ended
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)`).
  ///
  /// The field doesn't call this method directly. The default implementation of ``textFieldDidEndEditing(_:reason:)``
  /// calls it.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Notifies the delegate that editing ended, and why it ended
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)`).
  ///
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether the field may replace characters with text that the user types
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)`).
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - textField: The field that the user edits.
  ///   - range: The range of the characters to replace, in UTF-16 code units.
  ///   - string: The typed text, or an empty string to delete the characters.
  /// - Returns: `true` to make the change, or `false` to keep the current text.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether the Return key performs its default action
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)`).
  ///
  /// The default action sends ``UIControl/Event/editingDidEndOnExit`` and ``UIControl/Event/primaryActionTriggered``.
  ///
  /// The default implementation returns `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true` to permit editing to begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing when editing begins.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true` to permit editing to end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing when editing ends.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)`` and ignores the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true` to permit the change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `true` to let the Return key perform its default action.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
