import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct TextFieldFacts {
  private let window = Host().makeWindow()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let log = CallLog()
  private let events = CallLog()
  private let delegate: FieldDelegate

  init() {
    delegate = FieldDelegate(log: log)
    field.delegate = delegate
    field.logEvents(to: events)
    window.addSubview(field)
    window.makeKeyAndVisible()
  }

  /// `developer.apple.com/documentation/uikit/uitextfield/text`; that `nil` reads as an empty string is *assumed*.
  @Test func theTextIsNeverNil() {
    let first = field.text

    field.text = nil

    #expect(first == "")
    #expect(field.text == "")
  }

  /// `developer.apple.com/documentation/uikit/uitextfielddelegate`
  @Test func theDelegateIsCalledBeforeAndAfterEditing() {
    field.becomeFirstResponder()
    let hasBegun = field.isEditing
    let callsOfBegin = log.calls
    log.clear()

    field.resignFirstResponder()

    #expect(hasBegun)
    #expect(callsOfBegin == ["shouldBegin", "didBegin"])
    #expect(log.calls == ["shouldEnd", "didEnd"])
    #expect(!field.isEditing)
  }

  /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)`
  @Test func theDelegateMayRefuseToBegin() {
    delegate.allowsBegin = false

    let hasBegun = field.becomeFirstResponder()

    #expect(!hasBegun)
    #expect(!field.isEditing)
    #expect(events.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:)`
  @Test func theDelegateMayRefuseToEnd() {
    delegate.allowsEnd = false
    field.becomeFirstResponder()

    let hasEnded = field.resignFirstResponder()

    #expect(!hasEnded)
    #expect(field.isEditing)
  }

  /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)`; that it is called when a
  /// view leaves is *assumed*.
  @Test func editingEndsWhenTheFieldLeavesTheWindow() {
    delegate.allowsEnd = false
    field.becomeFirstResponder()

    field.removeFromSuperview()

    #expect(!field.isEditing)
    #expect(log.calls.last == "didEnd")
    #expect(events.calls == ["began", "ended"])
  }

  /// `developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)`
  @Test func theDelegateMethodWithAReasonIsPreferred() {
    let other = ReasonDelegate()
    field.delegate = other
    field.becomeFirstResponder()

    field.resignFirstResponder()

    #expect(other.calls == ["committed"])
  }

  /// *Assumed*: no page says so.
  @Test func settingTheTextByCodeSendsNoEvent() {
    field.becomeFirstResponder()

    field.text = "set"

    #expect(field.text == "set")
    #expect(events.calls == ["began"])
  }

  /// *Assumed*: the pages do not say so.
  @Test func aDisabledFieldIsNotEdited() {
    field.isEnabled = false

    field.becomeFirstResponder()

    #expect(!field.isEditing)
  }
}
