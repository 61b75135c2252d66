import Foundation
import UIKit

final class SearchController: UIViewController, UITextFieldDelegate {
  func connect(_ button: UIButton, _ field: UITextField) {
    button.addTarget(self, action: #selector(search), for: .touchUpInside)  //! error: not exposed to Objective-C
    field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)  //! error: not exposed to Objective-C
  }

  private func search() {}
  func changed(_ field: UITextField) {}

  func textFieldShouldReturnKey(_ textField: UITextField) -> Bool { true }  //! warning: nearly matches
}

extension UIResponder {
  func shown() {}
}

final class Card: UIView {
  override func shown() {}  //! error: cannot be overridden
}
