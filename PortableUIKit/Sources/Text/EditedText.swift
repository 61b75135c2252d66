import Foundation

/// A text that the user edits, with a selection.
///
/// Text fields and text views share it. Positions are numbers of UTF-16 code units from the beginning.
struct EditedText {
  private(set) var text = ""
  private(set) var selection = NSRange()

  /// The provisional text of an input method, or `nil` if there is none.
  private(set) var marked: NSRange?

  var length: Int { text.utf16.count }

  /// The range that typed text replaces: the provisional text or the selection.
  var insertion: NSRange { marked ?? selection }

  /// The range that the Delete key deletes: the selection or, if it is empty, the character before it.
  var deletion: NSRange {
    guard selection.length == 0 else { return selection }
    let before = text[..<index(selection.location)].last?.utf16.count ?? 0
    return NSRange(location: selection.location - before, length: before)
  }

  /// Replaces the whole text and moves the insertion point to the end.
  mutating func set(_ new: String) {
    text = new
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  mutating func select(_ range: NSRange) {
    let start = min(max(0, range.location), length)
    selection = NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Replaces a range and moves the insertion point to the end of the new text.
  mutating func replace(_ range: NSRange, with new: String) {
    text.replaceSubrange(index(range.location)..<index(range.location + range.length), with: new)
    marked = nil
    select(NSRange(location: range.location + new.utf16.count, length: 0))
  }

  /// Replaces the provisional text, and selects a range of the new one.
  mutating func mark(_ new: String, selecting range: NSRange) {
    let start = insertion.location
    replace(insertion, with: new)
    marked = new.isEmpty ? nil : NSRange(location: start, length: new.utf16.count)
    select(NSRange(location: start + range.location, length: range.length))
  }

  /// Turns the provisional text into ordinary text.
  mutating func unmark() { marked = nil }

  private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }
}

/// A position in a text (`developer.apple.com/documentation/uikit/uitextposition`).
@MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }
}

/// A range of characters in a text (`developer.apple.com/documentation/uikit/uitextrange`).
@MainActor
open class UITextRange: NSObject {
  /// The start of the range (`developer.apple.com/documentation/uikit/uitextrange/start`).
  public let start: UITextPosition

  /// The end of the range (`developer.apple.com/documentation/uikit/uitextrange/end`).
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
  }
}

extension UITextField {
  /// The selected text, or the insertion point if the range is empty
  /// (`developer.apple.com/documentation/uikit/uitextinput/selectedtextrange`).
  ///
  /// The value is `nil` unless the user is editing the text. Apple doesn't document this.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(edited.selection) : nil }
    set {
      guard let newValue else { return }
      let length = newValue.end.offset - newValue.start.offset
      edited.select(NSRange(location: newValue.start.offset, length: length))
    }
  }

  /// The range of the provisional text of an input method, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitextinput/markedtextrange`).
  public var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init) }

  /// Replaces the provisional text, or inserts it in place of the selection
  /// (`developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)`).
  ///
  /// Sends ``UIControl/Event/editingChanged``, which Apple doesn't document.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edited.mark(markedText ?? "", selecting: selectedRange)
    send(.editingChanged)
  }

  /// Turns the provisional text into ordinary text
  /// (`developer.apple.com/documentation/uikit/uitextinput/unmarktext()`).
  public func unmarkText() { edited.unmark() }

  /// The position at the beginning of the text
  /// (`developer.apple.com/documentation/uikit/uitextinput/beginningofdocument`).
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position at the end of the text (`developer.apple.com/documentation/uikit/uitextinput/endofdocument`).
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  /// Returns the position at a distance from another one, or `nil` if it is outside the text
  /// (`developer.apple.com/documentation/uikit/uitextinput/position(from:offset:)`).
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let offset = position.offset + offset
    return (0...edited.length).contains(offset) ? UITextPosition(offset) : nil
  }

  /// Returns the number of UTF-16 code units from one position to another
  /// (`developer.apple.com/documentation/uikit/uitextinput/offset(from:to:)`).
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions
  /// (`developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)`).
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }
}
