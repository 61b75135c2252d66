import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A delegate that logs its calls and returns preset answers.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true
  var allowsReturn = true
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("shouldBegin")
    return allowsBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.add("didBegin")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.add("shouldEnd")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.add("didEnd")
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.add("shouldChange \(range.location) \(range.length) '\(string)'")
    return allowsChange
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.add("shouldReturn")
    return allowsReturn
  }
}

/// A delegate that records the reason why editing ended.
final class ReasonDelegate: NSObject, UITextFieldDelegate {
  private(set) var calls: [String] = []

  func textFieldDidEndEditing(_ textField: UITextField) {
    calls.append("didEnd")
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append(reason == .committed ? "committed" : "other")
  }
}

extension UITextField {
  /// Logs the events of editing.
  func logEvents(to log: CallLog) {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
    ]
    for (event, name) in events { addAction(UIAction { _ in log.add(name) }, for: event) }
  }
}
