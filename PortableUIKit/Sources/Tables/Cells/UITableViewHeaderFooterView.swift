public import Foundation

/// A reusable view for the header or footer of a section
/// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview`).
open class UITableViewHeaderFooterView: UIView {
  /// The minimum fitting height of a header or footer, in points. Apple doesn't document this value.
  static let standardHeight: CGFloat = 28

  private static let margin: CGFloat = 16
  private let content = UIView()
  private var label: UILabel?

  /// Whether the view shows a section's title in an inset grouped table, at the bottom of its space.
  private(set) var isInsetTitle = false

  /// The identifier for reusing the view, or `nil` if the view isn't reusable
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Creates a header or footer with a reuse identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)`).
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a header or footer. UIKit has no such initializer. A table creates views of registered classes with it.
  ///
  /// Every class inherits it that declares no designated initializers or overrides both `init(reuseIdentifier:)` and
  /// `init(coder:)`.
  public required convenience init(forReuse reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a header or footer without a reuse identifier, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// Creates a header or footer with a frame and no reuse identifier
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer that displays a section's title.
  ///
  /// The style of the table determines the font and the colors. Apple doesn't document the ones that UIKit uses.
  convenience init(title: String, style: UITableView.Style) {
    self.init(reuseIdentifier: nil)
    isInsetTitle = style == .insetGrouped
    textLabel?.text = title
    backgroundColor = style == .plain ? .systemBackground : nil
    guard style != .plain else { return }
    textLabel?.font = .preferredFont(forTextStyle: .footnote)
    textLabel?.textColor = .secondaryLabel
  }

  /// The view that contains the title label and the subviews that the app adds
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview`).
  open var contentView: UIView { content }

  /// The label that displays the title in the content view
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/textlabel`).
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    content.addSubview(label)
    self.label = label
    return label
  }

  /// Prepares a reusable view for display in another section
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()`).
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  /// Lays out the content view and the label (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let above = isInsetTitle ? max(0, bounds.height - sizeThatFits(bounds.size).height) : 0
    let insets = UIEdgeInsets(
      top: above,
      left: UITableViewHeaderFooterView.margin,
      bottom: 0,
      right: UITableViewHeaderFooterView.margin
    )
    label?.frame = bounds.inset(by: insets)
  }

  /// Returns a size of the given width whose height, in points, fits the title
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// The height is at least 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * UITableViewHeaderFooterView.margin, height: size.height)
    let height = (label?.sizeThatFits(room).height ?? 0) + 6
    return CGSize(width: size.width, height: max(height, UITableViewHeaderFooterView.standardHeight))
  }

  /// Returns the size of the view, in points, for a target size and fitting priorities
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// Unlike in UIKit, the method ignores constraints. A dimension with required priority equals the target dimension.
  /// Any other dimension comes from ``sizeThatFits(_:)``.
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
