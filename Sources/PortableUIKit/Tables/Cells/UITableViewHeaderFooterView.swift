public import Foundation

/// A header or footer of a section
/// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview`).
open class UITableViewHeaderFooterView: UIView {
  /// The minimum height of a view with a title (observed, not documented).
  static let standardHeight: CGFloat = 28

  private static let margin: CGFloat = 16
  private let content = UIView()
  private var label: UILabel?

  /// The identifier for reuse
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Makes a view with an identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)`).
  ///
  /// Unlike UIKit's, the initializer is required, because registered classes are made with it. So a subclass that must
  /// also compile against UIKit can't override it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// Makes a view with a frame and without an identifier
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes the view for a section's title. Fonts and colors are observed, not documented.
  convenience init(title: String, style: UITableView.Style) {
    self.init(reuseIdentifier: nil)
    textLabel?.text = title
    backgroundColor = style == .plain ? .systemBackground : nil
    guard style != .plain else { return }
    textLabel?.font = .systemFont(ofSize: 13)
    textLabel?.textColor = .secondaryLabel
  }

  /// The superview of the view's content
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview`).
  open var contentView: UIView { content }

  /// The label of the title, in the content view
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/textlabel`).
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    content.addSubview(label)
    self.label = label
    return label
  }

  /// Prepares the view for reuse. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()`).
  open func prepareForReuse() {}

  /// Resizes the content view and the label to the bounds
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    label?.frame = bounds.insetBy(dx: UITableViewHeaderFooterView.margin, dy: 0)
  }

  /// Returns the size of the title in a width, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * UITableViewHeaderFooterView.margin, height: size.height)
    let height = (label?.sizeThatFits(room).height ?? 0) + 6
    return CGSize(width: size.width, height: max(height, UITableViewHeaderFooterView.standardHeight))
  }

  /// Returns the size of the view in the target's width, from ``sizeThatFits(_:)`` instead of constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    size(
      fitting: targetSize,
      horizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
