public import Foundation

/// A view for an item of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewcell`).
///
/// Unlike UIKit's, it has no dragging states and no focus.
open class UICollectionViewCell: UICollectionReusableView {
  var configuring = CellConfiguring<UICollectionViewCell>()
  var background: UIBackgroundConfiguration?
  private var content = UIView()

  /// Makes a cell with a frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  /// Makes an empty cell. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  // MARK: Content

  /// The superview of the cell's content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentview`).
  open var contentView: UIView { content }

  /// Replaces the content view with another view, or with an empty one.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    content = view ?? UIView()
    insertSubview(content, at: backgroundViews.count)
  }

  /// The space beside the content view, where a list cell places its accessories.
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

  /// The swipe actions that the user is pulling out, or `nil`.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Whether the collection view is editing. Some accessories of a list cell are displayed only in one of the states.
  var isEditing = false

  /// Prepares the cell for reuse: deselects it and ends its highlight
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  open override func prepareForReuse() {
    super.prepareForReuse()
    pull = nil
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Selection

  /// Whether the cell appears selected
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`).
  open var isSelected = false {
    didSet { if isSelected != oldValue { changeLooks() } }
  }

  /// Whether the cell appears highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted`).
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changeLooks() } }
  }

  /// The view behind the content, as large as the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview`).
  ///
  /// Setting a view removes the background configuration.
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// The view between background and content that shows while the cell is selected or highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview`).
  ///
  /// Setting a view removes the background configuration.
  open var selectedBackgroundView: UIView? {
    didSet {
      showBackground(selectedBackgroundView, insteadOf: oldValue, at: backgroundView == nil ? 0 : 1)
    }
  }

  private var backgroundViews: [UIView] { [backgroundView, selectedBackgroundView].compactMap { $0 } }

  private func showBackground(_ view: UIView?, insteadOf old: UIView?, at index: Int) {
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let view else { return }
    background = nil
    insertSubview(view, at: index)
    showSelectedBackground()
    setNeedsLayout()
  }

  private func changeLooks() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: Configuration

  /// Whether the cell updates its content configuration when its state changes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.updatesContent }
    set { configuring.updatesContent = newValue }
  }

  /// Whether the cell updates its background configuration when its state changes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration`).
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationstate-4u37h`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the configurations, which runs before the cell is next measured or laid out
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration()`).
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the configurations that update automatically for a state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/updateconfiguration(using:)`).
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
    guard automaticallyUpdatesBackgroundConfiguration else { return }
    background = background?.updated(for: state)
  }

  // MARK: Layout and drawing

  /// Places the content view and the backgrounds
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let margins = contentMargins
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    content.frame = CGRect(x: margins.leading, y: 0, width: width, height: bounds.height)
    for view in backgroundViews { view.frame = CGRect(origin: .zero, size: bounds.size) }
  }

  /// Returns the size of the content configuration in the given width, in points, or the cell's size if there is no
  /// configuration
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let margins = contentMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    guard let height = heightOfConfiguredContent(in: width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  /// Returns the size of the cell in the target's width, from ``sizeThatFits(_:)`` instead of constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// The default background of the cell where it is: clear.
  var standardBackground: UIBackgroundConfiguration { .clear() }

  /// The background to draw, or `nil` for none.
  var drawnBackground: UIBackgroundConfiguration? { background }

  /// Draws the background.
  override func drawContent(in drawing: Drawing) {
    drawnBackground?.draw(in: bounds, of: drawing)
  }
}
