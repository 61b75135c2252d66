public import Foundation

/// An editable line of text (`developer.apple.com/documentation/uikit/uitextfield`).
///
/// Unlike UIKit's, it has no borders and no selection, and its cursor is always at the end. Editing ends when the
/// field's cell is scrolled out of view. No page documents what UIKit does then.
open class UITextField: UIControl {
  /// The reason why editing ended (`developer.apple.com/documentation/uikit/uitextfield/didendeditingreason`).
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
  }

  private var content = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The delegate. A weak reference
  /// (`developer.apple.com/documentation/uikit/uitextfield/delegate`).
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text, which is empty by default. Setting it sends no event
  /// (`developer.apple.com/documentation/uikit/uitextfield/text`).
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The text displayed while the field is empty (`developer.apple.com/documentation/uikit/uitextfield/placeholder`).
  open var placeholder: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font, 17 points by default
  /// (`developer.apple.com/documentation/uikit/uitextfield/font`).
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text, the label color by default
  /// (`developer.apple.com/documentation/uikit/uitextfield/textcolor`).
  open var textColor: UIColor? = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// The alignment of the text
  /// (`developer.apple.com/documentation/uikit/uitextfield/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  // MARK: Editing

  /// Whether the field is being edited, as it is while it is the first responder
  /// (`developer.apple.com/documentation/uikit/uitextfield/isediting`).
  open private(set) var isEditing = false

  /// Whether the field is enabled and its delegate permits editing
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Whether the delegate permits editing to end
  /// (`developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder`).
  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didBecomeFirstResponder() {
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
  }

  override func didResignFirstResponder() {
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
  }

  /// Whether the text is not empty (`developer.apple.com/documentation/uikit/uikeyinput/hastext`).
  open var hasText: Bool { !content.isEmpty }

  /// Appends text without asking the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)`).
  open func insertText(_ text: String) {
    content += text
    send(.editingChanged)
  }

  /// Removes the last character without asking the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/deletebackward()`).
  open func deleteBackward() {
    guard hasText else { return }
    content.removeLast()
    send(.editingChanged)
  }

  // MARK: Layout and drawing

  /// The size of the text, or of the placeholder if the text is empty
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: LineWidth(of: shownText, font: shownFont).points.rounded(.up),
      height: shownFont.lineHeight.rounded(.up)
    )
  }

  /// Returns the size of the text, or of the placeholder if the text is empty
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(in drawing: Drawing) {
    let line = bounds.insetBy(dx: 0, dy: (bounds.height - shownFont.lineHeight) / 2)
    let color = hasText ? textColor ?? .label : .secondaryLabel
    drawing.clip(to: bounds) {
      drawing.write(shownText, in: line, font: shownFont, color: color, alignment: textAlignment)
    }
  }

  private var shownText: String { hasText ? content : placeholder ?? "" }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  override func tapped() {
    becomeFirstResponder()
  }
}
