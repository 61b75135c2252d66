public import Foundation

/// A view that displays an item of a collection view (`developer.apple.com/documentation/uikit/uicollectionviewcell`).
///
/// Unlike UIKit's cell, it has no drag state and no focus.
open class UICollectionViewCell: UICollectionReusableView {
  var configuring = CellConfiguring<UICollectionViewCell>()
  var background: UIBackgroundConfiguration?
  private var content = UIView()

  /// Creates a cell with the specified frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  /// Creates an empty cell (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  ///
  /// The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  // MARK: Content

  /// The view that contains the cell's content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentview`).
  open var contentView: UIView { content }

  /// Replaces the content view. If the specified view is `nil`, the new content view is empty.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    content = view ?? UIView()
    insertSubview(content, at: backgroundViews.count)
  }

  /// The space on either side of the content view, in points. A list cell places its accessories there.
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

  /// The swipe actions that the user has revealed, or `nil` if there are none.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Whether the collection view is in editing mode. Some accessories of a list cell depend on it.
  var isEditing = false

  /// Prepares the cell for reuse
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  ///
  /// The default implementation deselects the cell, ends its highlight and hides its swipe actions.
  open override func prepareForReuse() {
    super.prepareForReuse()
    pull = nil
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Selection

  /// Whether the cell is selected (`developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`).
  ///
  /// A change shows or hides the selected background view and requests a configuration update.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changeLooks() } }
  }

  /// Whether the cell is highlighted (`developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted`).
  ///
  /// A change shows or hides the selected background view and requests a configuration update.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changeLooks() } }
  }

  /// The view behind the content of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview`).
  ///
  /// The view has the size of the cell. Setting a view removes the background configuration.
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// The view that is shown behind the content while the cell is selected or highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview`).
  ///
  /// It is in front of ``backgroundView``. Setting a view removes the background configuration.
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

  /// The current configuration state of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationstate-4u37h`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the cell's configurations
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration()`).
  ///
  /// The update runs before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the cell's configurations for the specified state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/updateconfiguration(using:)`).
  ///
  /// The default implementation changes only configurations that update automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
    guard automaticallyUpdatesBackgroundConfiguration else { return }
    background = background?.updated(for: state)
  }

  // MARK: Layout and drawing

  /// Lays out the content view and the background views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let margins = contentMargins
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    content.frame = CGRect(x: margins.leading, y: 0, width: width, height: bounds.height)
    for view in backgroundViews { view.frame = CGRect(origin: .zero, size: bounds.size) }
  }

  /// Returns a size with the given width, and the height that the content configuration needs
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// If the cell has no content configuration, the size of the cell is returned.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let margins = contentMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    guard let height = heightOfConfiguredContent(in: width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  /// Returns the size that the cell prefers, with the width of the target size
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// The height comes from ``sizeThatFits(_:)`` and not from constraints. The cell's configurations are updated first.
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

  /// The default background configuration of the cell, which is clear. A list cell overrides it.
  var standardBackground: UIBackgroundConfiguration { .clear() }

  /// The background configuration to draw, or `nil` if there is none.
  var drawnBackground: UIBackgroundConfiguration? { background }

  /// Draws the background configuration.
  override func drawContent(in drawing: Drawing) {
    drawnBackground?.draw(in: bounds, of: drawing)
  }
}
