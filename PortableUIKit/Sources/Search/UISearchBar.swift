public import Foundation

/// A bar with a text field for search terms (`developer.apple.com/documentation/uikit/uisearchbar`).
///
/// Unlike UIKit's class, it has no buttons, scope bar or delegate.
open class UISearchBar: UIView {
  /// The field in which the user types (`developer.apple.com/documentation/uikit/uisearchbar/searchtextfield`).
  public let searchTextField = UISearchTextField(frame: .zero)

  /// The current text, empty by default (`developer.apple.com/documentation/uikit/uisearchbar/text`).
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that the bar displays while its own text is empty, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uisearchbar/placeholder`).
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a search bar with the given frame (`developer.apple.com/documentation/uikit/uisearchbar/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Creates a search bar with an empty frame, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uisearchbar/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  /// A height of 52 points, which Apple doesn't document, and no width
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 52) }

  /// Lays out the field (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 16))
  }

  override func drawContent(in drawing: Drawing) {
    drawing.fill(bounds.insetBy(dx: 8, dy: 8), with: .tertiarySystemFill, cornerRadius: 10)
    let icon = CGRect(x: 14, y: 0, width: Symbol.side, height: bounds.height)
    drawing.drawSymbol("magnifyingglass", in: icon, with: .secondaryLabel)
  }
}

/// A text field for search terms (`developer.apple.com/documentation/uikit/uisearchtextfield`).
///
/// Unlike UIKit's class, it has no tokens, and the search bar draws its icon.
open class UISearchTextField: UITextField {}
