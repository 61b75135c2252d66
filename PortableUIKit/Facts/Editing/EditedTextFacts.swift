import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct EditedTextFacts {
  private let window = Host().makeWindow()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 80))
  private let log = CallLog()
  private let delegate: TextViewDelegate

  init() {
    delegate = TextViewDelegate(log: log)
    view.delegate = delegate
    window.addSubview(field)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// `developer.apple.com/documentation/uikit/uitextinput/selectedtextrange`; that it is at the end after the text was
  /// set is *assumed*.
  @Test func theInsertionPointIsAtTheEndOfANewText() throws {
    field.becomeFirstResponder()

    field.text = "new"

    let selection = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 3)
    #expect(field.offset(from: selection.end, to: field.endOfDocument) == 0)
  }

  /// `developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)`
  @Test func aPositionOutsideTheTextIsNil() {
    field.text = "new"

    #expect(field.position(from: field.beginningOfDocument, offset: 3) != nil)
    #expect(field.position(from: field.beginningOfDocument, offset: 4) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -4) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)` and
  /// `developer.apple.com/documentation/uikit/uikeyinput/deletebackward()`
  @Test func textIsInsertedAndDeletedAtTheInsertionPoint() throws {
    field.becomeFirstResponder()
    field.text = "a🙂d"
    let position = try #require(field.position(from: field.endOfDocument, offset: -1))
    field.selectedTextRange = field.textRange(from: position, to: position)

    field.insertText("bc")
    let inserted = field.text
    for _ in 0..<3 { field.deleteBackward() }

    #expect(inserted == "a🙂bcd")
    #expect(field.text == "ad")
  }

  /// `developer.apple.com/documentation/uikit/uitextview/selectedrange`
  @Test func textReplacesTheSelectionOfATextView() {
    view.becomeFirstResponder()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)

    view.insertText("x")

    #expect(view.text == "axc")
    #expect(view.selectedRange.location == 2)
    #expect(view.selectedRange.length == 0)
  }

  /// `developer.apple.com/documentation/uikit/uitextviewdelegate`; that code calls no method is *assumed*.
  @Test func theDelegateOfATextViewIsCalledForEachChange() {
    view.becomeFirstResponder()
    view.text = "set"

    view.insertText("x")
    view.resignFirstResponder()

    #expect(log.calls == ["shouldBegin", "didBegin", "didChange", "didEnd"])
  }

  /// `developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)` and
  /// `developer.apple.com/documentation/uikit/uitextinput/markedtextrange`
  @Test func markedTextReplacesTheSelectionAndThenItself() throws {
    field.becomeFirstResponder()
    field.text = "a"
    let none = field.markedTextRange

    field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    let marked = try #require(field.markedTextRange)
    let start = field.offset(from: field.beginningOfDocument, to: marked.start)
    field.unmarkText()

    #expect(none == nil)
    #expect(start == 1)
    #expect(field.text == "ani")
    #expect(field.markedTextRange == nil)
  }

  /// *Assumed*: the pages do not say so. Apps that wait for the end of a composition rely on it.
  @Test func insertedTextReplacesMarkedTextAndEndsTheComposition() {
    view.becomeFirstResponder()
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))

    view.insertText("你")

    #expect(view.text == "你")
    #expect(view.markedTextRange == nil)
  }

  /// *Assumed*: the pages do not say so.
  @Test func markedTextIsAChange() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()

    field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.becomeFirstResponder()
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))

    #expect(changes == 1)
    #expect(log.calls.filter { $0 == "didChange" }.count == 1)
  }

  /// `developer.apple.com/documentation/uikit/uitextview/iseditable`
  @Test func aTextViewThatIsNotEditableIsNotEdited() {
    view.isEditable = false

    view.becomeFirstResponder()

    #expect(log.calls.isEmpty)
  }

  /// *Assumed*: the pages do not say so.
  @Test func theTextOfATextViewIsNeverNil() {
    view.text = nil

    #expect(view.text == "")
    #expect(!view.hasText)
  }
}

private final class TextViewDelegate: NSObject, UITextViewDelegate {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.add("shouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
  func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
  func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
}
