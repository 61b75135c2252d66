public import Foundation

/// The methods that permit editing and inform about it
/// (`developer.apple.com/documentation/uikit/uitextfielddelegate`).
///
/// In UIKit these methods are optional. Here each has a default.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)`).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidbeginediting(_:)`).
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)`).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended, unless the method with a reason is implemented
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)`).
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing ended, with the reason
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)`).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether typed text may replace characters. The range counts UTF-16 code units
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)`).
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether the return key performs its default action
  /// (`developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)`).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
