public import Foundation

/// The header or footer of a section
/// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview`).
open class UITableViewHeaderFooterView: UIView {
  /// The least height of one with a title (observed, not documented).
  static let standardHeight: CGFloat = 28

  private static let margin: CGFloat = 16
  private let content = UIView()
  private var label: UILabel?

  /// What a table finds the view by to use it again
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Makes a view with an identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)`).
  ///
  /// Other than UIKit's it is required, so that a registered class can be made; a subclass for both does not
  /// override it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view: there are no nibs here, so nothing is decoded
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

  /// Makes the view of a section that has a title only; fonts and colors are observed, not documented.
  convenience init(title: String, style: UITableView.Style) {
    self.init(reuseIdentifier: nil)
    textLabel?.text = title
    backgroundColor = style == .plain ? .systemBackground : nil
    guard style != .plain else { return }
    textLabel?.font = .systemFont(ofSize: 13)
    textLabel?.textColor = .secondaryLabel
  }

  /// The view to put others in
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

  /// Makes the view ready to be used again; it does nothing
  /// (`developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()`).
  open func prepareForReuse() {}

  /// Gives the content view all the room
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    label?.frame = bounds.insetBy(dx: UITableViewHeaderFooterView.margin, dy: 0)
  }

  /// The size for the title in that width, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * UITableViewHeaderFooterView.margin, height: size.height)
    let height = (label?.sizeThatFits(room).height ?? 0) + 6
    return CGSize(width: size.width, height: max(height, UITableViewHeaderFooterView.standardHeight))
  }

  /// The size of the view in the target's width, which is asked of ``sizeThatFits(_:)`` because there are no
  /// constraints
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
