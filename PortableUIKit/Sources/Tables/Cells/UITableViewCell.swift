public import Foundation

/// A view that displays one row of a table (`developer.apple.com/documentation/uikit/uitableviewcell`).
///
/// Unlike in UIKit, a cell has no editing controls and no background views. The separator takes up no height. In UIKit,
/// it takes up one pixel of the row's height.
open class UITableViewCell: UIView {
  let style: CellStyle
  var labels: (text: UILabel?, detail: UILabel?)
  var configuring = CellConfiguring<UITableViewCell>()
  private var content: UIView = UITableViewCellContentView()

  /// The identifier for reusing the cell, or `nil` if the cell isn't reusable
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Creates a cell with a style and a reuse identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`).
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    content.frame = bounds
    addSubview(content)
  }

  /// Creates a cell of the default style. UIKit has no such initializer. A table creates cells of registered classes
  /// with it.
  ///
  /// Every class inherits it that declares no designated initializers or overrides both `init(style:reuseIdentifier:)`
  /// and `init(coder:)`.
  public required convenience init(forReuse reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the default style, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(content)
  }

  /// Creates a cell of the default style with a frame and no reuse identifier
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Content

  /// The superview of the cell's content (`developer.apple.com/documentation/uikit/uitableviewcell/contentview`).
  open var contentView: UIView { content }

  /// Replaces the content view and discards the cell's labels. If `view` is `nil`, the new content view is empty.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    labels = (nil, nil)
    content = view ?? UITableViewCellContentView()
    insertSubview(content, at: 0)
  }

  /// The image view of the cell (`developer.apple.com/documentation/uikit/uitableviewcell/imageview`).
  ///
  /// Images are always empty in PortableUIKit, so the image view takes up no space.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The label for the primary text of the cell (`developer.apple.com/documentation/uikit/uitableviewcell/textlabel`).
  open var textLabel: UILabel? {
    if labels.text == nil { labels.text = makeTextLabel() }
    return labels.text
  }

  /// The label for the secondary text of the cell, or `nil` in a cell of the default style
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel`).
  open var detailTextLabel: UILabel? {
    if labels.detail == nil { labels.detail = makeDetailTextLabel() }
    return labels.detail
  }

  /// The type of the standard accessory at the cell's right edge
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property`).
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A custom view that replaces the standard accessory, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessoryview`).
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// A custom view that replaces the accessory in the editing mode of the table, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/editingaccessoryview`).
  ///
  /// PortableUIKit doesn't display this view.
  open var editingAccessoryView: UIView?

  /// Whether the cell is in editing mode (`developer.apple.com/documentation/uikit/uitableviewcell/isediting`).
  open var isEditing = false

  /// Sets the editing mode of the cell
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setediting(_:animated:)`).
  ///
  /// Here, the cell shows no controls, so its content keeps its width.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The indentation level of the content
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/indentationlevel`).
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of an indentation level, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/indentationwidth`).
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  var background: UIBackgroundConfiguration?

  /// The view of the open swipe actions, or `nil` if none are open.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Prepares a reusable cell for display in another row
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()`).
  ///
  /// The default implementation deselects the cell, ends its highlight and closes its swipe actions.
  open func prepareForReuse() {
    pull = nil
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Selection

  private var looks = (isSelected: false, isHighlighted: false)

  /// The appearance of the cell while it is highlighted or selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property`).
  open var selectionStyle = UITableViewCell.SelectionStyle.default

  /// Whether the cell appears selected (`developer.apple.com/documentation/uikit/uitableviewcell/isselected`).
  ///
  /// Setting this property doesn't change the table's selection.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell appears highlighted (`developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted`).
  ///
  /// The table highlights a cell while the user touches its row.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell appears selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)`).
  ///
  /// Unlike in UIKit, the cell changes without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != looks.isSelected else { return }
    looks.isSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the cell appears highlighted
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)`).
  ///
  /// Unlike in UIKit, the cell changes without animation.
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

  /// The current configuration state of the cell, which includes whether the cell is highlighted or selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/configurationstate-4xwj0`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the cell's configuration
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()`).
  ///
  /// The update runs before the table next measures or lays out the cell.
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the content configuration for a state
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)`).
  ///
  /// The default implementation does nothing if ``automaticallyUpdatesContentConfiguration`` is `false` or the cell has
  /// no content configuration.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
  }

  // MARK: Layout

  override var standardMargins: NSDirectionalEdgeInsets { .cell }

  /// Lays out the labels and the accessory view, and gives the content view the width beside the accessory
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let width = bounds.width - accessoryWidth - indentation
    content.frame = CGRect(x: indentation, y: 0, width: width, height: bounds.height)
    placeAccessoryView()
    placeLabels()
  }

  /// Returns a size of the given width whose height, in points, fits the content
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// Without a content configuration, the height is at least 44 points, the default height of a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width - accessoryWidth - CGFloat(indentationLevel) * indentationWidth
    if let height = heightOfConfiguredContent(in: width) { return CGSize(width: size.width, height: height) }
    let height = heightOfLabels(in: width)
    return CGSize(width: size.width, height: max(height, UITableView.standardRowHeight))
  }

  /// Returns the size of the cell, in points, for a target size and fitting priorities
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// Unlike in UIKit, the method ignores constraints. A dimension with required priority equals the target dimension.
  /// Any other dimension comes from ``sizeThatFits(_:)``. A table calls the method for rows of automatic height.
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

  override func drawContent(in drawing: Drawing) {
    drawParts(in: drawing)
  }

  override func drawAbove(in drawing: Drawing) {
    roundCorners(in: drawing)
  }
}

/// The default content view of a cell.
///
/// UIKit uses an undocumented class with this name for the same purpose.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
  }
}
