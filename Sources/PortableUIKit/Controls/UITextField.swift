public import Foundation

/// A line of text that the user edits (`developer.apple.com/documentation/uikit/uitextfield`).
///
/// It differs from UIKit's in what it does not have: borders, selections and a cursor, which is always at the end. Editing
/// ends when the cell that it is in is scrolled out of view; what UIKit does then no page says.
open class UITextField: UIControl {
  /// Why editing ended (`developer.apple.com/documentation/uikit/uitextfield/didendeditingreason`).
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed
  }

  private var content = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The delegate, held weakly
  /// (`developer.apple.com/documentation/uikit/uitextfield/delegate`).
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text, empty where none was set; setting it sends no event
  /// (`developer.apple.com/documentation/uikit/uitextfield/text`).
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// What shows while there is no text (`developer.apple.com/documentation/uikit/uitextfield/placeholder`).
  open var placeholder: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font, of 17 points where no other is set
  /// (`developer.apple.com/documentation/uikit/uitextfield/font`).
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      font = font ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text, the label color where no other is set
  /// (`developer.apple.com/documentation/uikit/uitextfield/textcolor`).
  open var textColor: UIColor? = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// Where in the field the text stands
  /// (`developer.apple.com/documentation/uikit/uitextfield/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  // MARK: Editing

  /// Whether the field is edited, which it is while it is the first responder
  /// (`developer.apple.com/documentation/uikit/uitextfield/isediting`).
  open private(set) var isEditing = false

  /// Whether the field is enabled and its delegate allows editing
  /// (`developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder`).
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Whether the delegate allows editing to end
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

  /// Whether there is text (`developer.apple.com/documentation/uikit/uikeyinput/hastext`).
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

  /// The size of the text, or of the placeholder where there is none
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: LineWidth(of: shownText, font: shownFont).points.rounded(.up),
      height: shownFont.lineHeight.rounded(.up)
    )
  }

  /// The size of the text, or of the placeholder where there is none
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
