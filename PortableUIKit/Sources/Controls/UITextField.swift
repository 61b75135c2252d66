public import Foundation

/// A control that displays and edits a line of text (`developer.apple.com/documentation/uikit/uitextfield`).
///
/// Unlike in UIKit, a text field draws neither the selection nor the insertion point. A text or placeholder that is
/// too wide ends with an ellipsis, unless the user is editing the text. Apple documents this only for labels.
///
/// Editing ends when the cell that contains the field is scrolled out of view. Apple doesn't document what UIKit does
/// in that case.
open class UITextField: UIControl {
  /// The reason that editing ended (`developer.apple.com/documentation/uikit/uitextfield/didendeditingreason`).
  ///
  /// Here, the only reason is ``committed``.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing ended, and the field keeps the edited text.
    case committed
  }

  /// The border of a text field (`developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum`).
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// The border of the field, none by default
  /// (`developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property`).
  ///
  /// Inside a border, the text has a space of 7 points at its sides, and 6 points above and below. Apple doesn't document
  /// these.
  open var borderStyle = BorderStyle.none {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var padding: CGSize { borderStyle == .none ? .zero : CGSize(width: 7, height: 6) }

  var edited = EditedText() {
    didSet { if edited.text != oldValue.text { invalidateIntrinsicContentSize() } }
  }

  private var content: String { edited.text }

  /// The object that controls and observes editing in the field
  /// (`developer.apple.com/documentation/uikit/uitextfield/delegate`).
  ///
  /// The field doesn't retain its delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The field's text, empty by default (`developer.apple.com/documentation/uikit/uitextfield/text`).
  ///
  /// The value is never `nil`. Setting `nil` makes the text empty. Setting the property sends no event. It
  /// moves the insertion point to the end, which Apple doesn't document.
  open var text: String? {
    get { content }
    set { edited.set(newValue ?? "") }
  }

  /// The text that the field displays while its own text is empty, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitextfield/placeholder`).
  open var placeholder: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font of the text (`developer.apple.com/documentation/uikit/uitextfield/font`).
  ///
  /// The default is the system font with a size of 17 points. Setting `nil` restores the default.
  open var font: UIFont? {
    get { shownFont }
    set {
      chosenFont = newValue ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }

  private var chosenFont = UIFont.systemFont(ofSize: 17)

  /// The color of the text (`developer.apple.com/documentation/uikit/uitextfield/textcolor`).
  ///
  /// The default is ``UIColor/label``. Setting `nil` restores the default.
  open var textColor: UIColor? = .label {
    didSet { textColor = textColor ?? .label }
  }

  /// The horizontal alignment of the text (`developer.apple.com/documentation/uikit/uitextfield/textalignment`).
  open var textAlignment = NSTextAlignment.natural

  /// Whether the font follows the text size that the user prefers
  /// (`developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory`).
  ///
  /// The default is `false`. Only the font of a text style follows.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Editing

  /// Whether the user is editing the text (`developer.apple.com/documentation/uikit/uitextfield/isediting`).
  ///
  /// The value is `true` while the field is the first responder.
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

  /// Whether the field contains any text (`developer.apple.com/documentation/uikit/uikeyinput/hastext`).
  open var hasText: Bool { !content.isEmpty }

  /// Replaces the provisional text or the selection with text and sends ``UIControl/Event/editingChanged``, without asking the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)`).
  open func insertText(_ text: String) {
    edited.replace(edited.insertion, with: text)
    send(.editingChanged)
  }

  /// Deletes the selection, or the character before the insertion point, and sends
  /// ``UIControl/Event/editingChanged``, without asking the delegate
  /// (`developer.apple.com/documentation/uikit/uikeyinput/deletebackward()`).
  ///
  /// If there is neither, the method does nothing.
  open func deleteBackward() {
    let deletion = edited.deletion
    guard deletion.length > 0 else { return }
    edited.replace(deletion, with: "")
    send(.editingChanged)
  }

  // MARK: Layout and drawing

  /// The size, in points, of the text, or of the placeholder if the text is empty
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: LineWidth(of: shownText, font: shownFont).points.rounded(.up) + 2 * padding.width,
      height: shownFont.lineHeight.rounded(.up) + 2 * padding.height
    )
  }

  /// Returns the size, in points, of the text, or of the placeholder if the text is empty
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// The result doesn't depend on the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(in drawing: Drawing) {
    if borderStyle == .roundedRect {
      drawing.fill(bounds, with: .systemGray4, cornerRadius: 6)
      drawing.fill(bounds.insetBy(dx: 0.5, dy: 0.5), with: .systemBackground, cornerRadius: 5.5)
    }
    let line = bounds.insetBy(dx: padding.width, dy: (bounds.height - shownFont.lineHeight) / 2)
    let color = hasText ? textColor ?? .label : .secondaryLabel
    // While the user types, the text isn't truncated.
    let isWhole = isEditing && hasText
    let text = isWhole ? shownText : shownFont.lines(of: shownText, in: line.width, limit: 1).first
    drawing.clip(to: bounds) {
      drawing.write(text ?? "", in: line, font: shownFont, color: color, alignment: textAlignment)
    }
  }

  private var shownText: String { hasText ? content : placeholder ?? "" }

  private var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? chosenFont.adjusted(to: preferredTextSize) : chosenFont
  }

  // MARK: Taps

  override var claimsTaps: Bool { isEnabled }

  override func tapped() {
    becomeFirstResponder()
  }
}
