public import Foundation

/// The view of a table's row (`developer.apple.com/documentation/uikit/uitableviewcell`).
///
/// It differs from UIKit's in what it does not have: editing controls and backgrounds.
/// The separator takes no room of the cell; UIKit's takes a pixel of it.
open class UITableViewCell: UIView {
  let style: CellStyle
  var labels: (text: UILabel?, detail: UILabel?)
  var configuring = CellConfiguring<UITableViewCell>()
  private var content: UIView = UITableViewCellContentView()

  /// What a table finds the cell by to use it again
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier`).
  open private(set) var reuseIdentifier: String?

  /// Makes a cell with labels of a style and an identifier
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`).
  ///
  /// Other than UIKit's it is required, so that a registered class can be made; a subclass for both does not
  /// override it.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    content.frame = bounds
    addSubview(content)
  }

  /// Makes a cell: there are no nibs here, so nothing is decoded
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

  /// The view to put others in
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/contentview`).
  open var contentView: UIView { content }

  /// Has another view, or an empty one, take the place of the content view and its labels.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    labels = (nil, nil)
    content = view ?? UITableViewCellContentView()
    insertSubview(content, at: 0)
  }

  /// The view of the row's image, in the content view; there are no images here, so it takes no room
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/imageview`).
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The label of the row's text, in the content view
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/textlabel`).
  open var textLabel: UILabel? {
    if labels.text == nil { labels.text = makeTextLabel() }
    return labels.text
  }

  /// The label of what is said besides, or `nil` in a cell of the default style
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel`).
  open var detailTextLabel: UILabel? {
    if labels.detail == nil { labels.detail = makeDetailTextLabel() }
    return labels.detail
  }

  /// What is drawn at the right
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property`).
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// What is at the right in place of that
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/accessoryview`).
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// What a finger pulls out of the cell.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Makes the cell ready to be used again: it is not selected any more
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()`).
  open func prepareForReuse() {
    pull = nil
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Selection

  private var looks = (isSelected: false, isHighlighted: false)

  /// How the cell looks when it is selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property`).
  open var selectionStyle = UITableViewCell.SelectionStyle.default

  /// Whether the cell looks selected
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/isselected`).
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks touched
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted`).
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Has the cell look selected or not
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)`).
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != looks.isSelected else { return }
    looks.isSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Has the cell look touched or not
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)`).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != looks.isHighlighted else { return }
    looks.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  /// Whether the cell updates its content configuration for its state by itself
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.updatesContent }
    set { configuring.updatesContent = newValue }
  }

  /// How the cell is
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/configurationstate-4xwj0`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Has the cell updated for its state before it is measured or laid out again
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()`).
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the cell for a state: its content configuration, if it does so by itself
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)`).
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
  }

  // MARK: Layout

  /// Gives the content view the room that the accessory leaves, and places the labels in it
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = CGRect(x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    placeAccessoryView()
    placeLabels()
  }

  /// The size for the labels in that width, in points, at least as high as a row is by default
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width - accessoryWidth
    if let height = heightOfConfiguredContent(in: width) { return CGSize(width: size.width, height: height) }
    let height = heightOfLabels(in: width)
    return CGSize(width: size.width, height: max(height, UITableView.standardRowHeight))
  }

  /// The size of the cell in the target's width, which is asked of ``sizeThatFits(_:)`` because there are no
  /// constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A table asks for it where rows have automatic height.
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

  /// Draws the ground, the separator and the accessory.
  override func drawContent(in drawing: Drawing) {
    drawParts(in: drawing)
  }
}

/// The view that a cell's content is in (observed, not documented).
final class UITableViewCellContentView: UIView {}
