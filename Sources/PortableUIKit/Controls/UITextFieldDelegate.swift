public import Foundation

/// The delegate of a text field: it allows editing and learns of it
/// (`developer.apple.com/documentation/uikit/uitextfielddelegate`).
///
/// UIKit asks whether a method is there. Here each has a default.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)`).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing began
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)`).
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)`).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing ended, if the method with a reason is not there
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)`).
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when editing ended
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)`).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what the user typed may take the place of characters, counted in UTF-16
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)`).
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether the return key does what it does by default
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)`).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Allows it.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
