public import Foundation

/// A scroll view that displays and edits lines of text (`developer.apple.com/documentation/uikit/uitextview`).
///
/// Unlike in UIKit, the text has no attributes and doesn't scroll, and neither the selection nor the insertion point
/// shows.
open class UITextView: UIScrollView {
  private var edited = EditedText() {
    didSet { show() }
  }
  private let label = UILabel()

  /// The text, empty by default (`developer.apple.com/documentation/uikit/uitextview/text`).
  ///
  /// The value is never `nil`. Setting the property calls no method of the delegate. It moves the insertion point to
  /// the end, which Apple doesn't document.
  open var text: String! {
    get { edited.text }
    set { edited.set(newValue ?? "") }
  }

  /// The selected characters, or the insertion point if the range is empty, in UTF-16 code units
  /// (`developer.apple.com/documentation/uikit/uitextview/selectedrange`).
  open var selectedRange: NSRange {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  /// The font of the text (`developer.apple.com/documentation/uikit/uitextview/font`).
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { show() }
  }

  /// Whether the font follows the text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory`).
  ///
  /// The default is `false`. Only the font of a text style follows.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      setNeedsLayout()
    }
  }

  /// Whether the user can edit the text (`developer.apple.com/documentation/uikit/uitextview/iseditable`).
  open var isEditable = true

  /// The object that controls and observes editing
  /// (`developer.apple.com/documentation/uikit/uitextview/delegate`).
  ///
  /// The text view doesn't retain its delegate. In UIKit, this property overrides ``UIScrollView``'s `delegate`
  /// property.
  open weak var delegate: (any UITextViewDelegate)?

  /// Creates an empty text view with a frame
  /// (`developer.apple.com/documentation/uikit/uitextview/init(frame:textcontainer:)`).
  ///
  /// Here, the initializer has no text container.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text view, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uitextview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Editing

  /// Whether the text is editable and the delegate permits editing
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) ?? true
  }

  override func didBecomeFirstResponder() { delegate?.textViewDidBeginEditing(self) }
  override func didResignFirstResponder() { delegate?.textViewDidEndEditing(self) }

  /// Whether there is any text (`developer.apple.com/documentation/uikit/uikeyinput/hastext`).
  open var hasText: Bool { edited.length > 0 }

  /// Replaces the provisional text or the selection with text and calls the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)`).
  open func insertText(_ text: String) {
    edited.replace(edited.insertion, with: text)
    delegate?.textViewDidChange(self)
  }

  /// Deletes the selection, or the character before the insertion point, and calls the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/deletebackward()`).
  ///
  /// If there is neither, the method does nothing.
  open func deleteBackward() {
    let deletion = edited.deletion
    guard deletion.length > 0 else { return }
    edited.replace(deletion, with: "")
    delegate?.textViewDidChange(self)
  }

  /// The range of the provisional text of an input method, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitextinput/markedtextrange`).
  open var markedTextRange: UITextRange? { edited.marked.map(UITextRange.init) }

  /// Replaces the provisional text, or inserts it in place of the selection
  /// (`developer.apple.com/documentation/uikit/uitextinput/setmarkedtext(_:selectedrange:)`).
  ///
  /// Calls the delegate, which Apple doesn't document.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edited.mark(markedText ?? "", selecting: selectedRange)
    delegate?.textViewDidChange(self)
  }

  /// Turns the provisional text into ordinary text
  /// (`developer.apple.com/documentation/uikit/uitextinput/unmarktext()`).
  open func unmarkText() { edited.unmark() }

  // MARK: Layout and touches

  /// Lays out the text (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(CGSize(width: bounds.width - 10, height: 0)).height
    label.frame = CGRect(x: 5, y: 8, width: bounds.width - 10, height: height)
  }

  override var claimsTaps: Bool { isEditable }

  /// Begins editing (`developer.apple.com/documentation/uikit/uitextview`).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  private func setUp() {
    label.numberOfLines = 0
    clipsToBounds = true
    addSubview(label)
    show()
  }

  private func show() {
    (label.text, label.font) = (edited.text, font ?? .systemFont(ofSize: 12))
    setNeedsLayout()
  }
}

/// The methods that control and observe editing in a text view
/// (`developer.apple.com/documentation/uikit/uitextviewdelegate`).
///
/// In UIKit, these methods are optional. In PortableUIKit, each method has a default implementation.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin
  /// (`developer.apple.com/documentation/uikit/uitextviewdelegate/textviewshouldbeginediting(_:)`).
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Notifies the delegate that editing began
  /// (`developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidbeginediting(_:)`).
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether the text view may replace characters with text that the user types
  /// (`developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:shouldchangetextin:replacementtext:)`).
  ///
  /// The default implementation returns `true`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Notifies the delegate that the user changed the text
  /// (`developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)`).
  func textViewDidChange(_ textView: UITextView)

  /// Notifies the delegate that editing ended
  /// (`developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:)`).
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true` to permit editing to begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing when editing begins.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true` to permit the change.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing when the text changes.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing when editing ends.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
