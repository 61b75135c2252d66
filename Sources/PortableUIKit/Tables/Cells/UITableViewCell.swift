public import Foundation

/// The view of a table's row (`developer.apple.com/documentation/uikit/uitableviewcell`).
///
/// Unlike UIKit's, it has no editing controls and no backgrounds. The separator takes no space from the cell, whereas
/// UIKit's takes a pixel.
open class UITableViewCell: UIView {
  let style: CellStyle
  var labels: (text: UILabel?, detail: UILabel?)
  var configuring = CellConfiguring<UITableViewCell>()
  private var content: UIView = UITableViewCellContentView()

  /// The identifier for reuse
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Makes a cell with a style and an identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`).
  ///
  /// Unlike UIKit's, the initializer is required, because registered classes are made with it. So a subclass that must
  /// also compile against UIKit can't override it.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    content.frame = bounds
    addSubview(content)
  }

  /// Makes a cell. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(content)
  }

  /// Makes a cell with a frame and without an identifier
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Content

  /// The superview of the cell's content
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/contentview`).
  open var contentView: UIView { content }

  /// Replaces the content view and its labels with another view, or with an empty one.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    labels = (nil, nil)
    content = view ?? UITableViewCellContentView()
    insertSubview(content, at: 0)
  }

  /// The image view of the row. Images are empty here, so it takes no space
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/imageview`).
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The label of the row's text, in the content view
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/textlabel`).
  open var textLabel: UILabel? {
    if labels.text == nil { labels.text = makeTextLabel() }
    return labels.text
  }

  /// The label of the secondary text, or `nil` in a cell of the default style
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel`).
  open var detailTextLabel: UILabel? {
    if labels.detail == nil { labels.detail = makeDetailTextLabel() }
    return labels.detail
  }

  /// The type of the accessory at the right
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property`).
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A custom view that replaces the accessory
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessoryview`).
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// The swipe actions that the user is pulling out, or `nil`.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Prepares the cell for reuse: deselects it and ends its highlight
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()`).
  open func prepareForReuse() {
    pull = nil
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Selection

  private var looks = (isSelected: false, isHighlighted: false)

  /// The style of the cell when it is selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property`).
  open var selectionStyle = UITableViewCell.SelectionStyle.default

  /// Whether the cell appears selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/isselected`).
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell appears highlighted
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted`).
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell appears selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)`).
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != looks.isSelected else { return }
    looks.isSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the cell appears highlighted
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)`).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != looks.isHighlighted else { return }
    looks.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  /// Whether the cell updates its content configuration when its state changes
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.updatesContent }
    set { configuring.updatesContent = newValue }
  }

  /// The current state of the cell
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/configurationstate-4xwj0`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the configuration, which runs before the cell is next measured or laid out
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()`).
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the content configuration for a state if the cell does so automatically
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)`).
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
  }

  // MARK: Layout

  /// Places the accessory view, and the content view with its labels in the remaining space
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    placeAccessoryView()
    placeLabels()
  }

  /// Returns the size of the cell's content in a width, in points. With labels, it is at least as high as a default row
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width - accessoryWidth
    if let height = heightOfConfiguredContent(in: width) { return CGSize(width: size.width, height: height) }
    let height = heightOfLabels(in: width)
    return CGSize(width: size.width, height: max(height, UITableView.standardRowHeight))
  }

  /// Returns the size of the cell in the target's width, from ``sizeThatFits(_:)`` instead of constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A table calls it for rows with automatic height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return size(
      fitting: targetSize,
      horizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Draws the background, the separator and the accessory.
  override func drawContent(in drawing: Drawing) {
    drawParts(in: drawing)
  }
}

/// The content view of a cell (observed, not documented).
final class UITableViewCellContentView: UIView {}
