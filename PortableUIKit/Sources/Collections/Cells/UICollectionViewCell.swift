public import Foundation

/// A view that displays an item of a collection view (`developer.apple.com/documentation/uikit/uicollectionviewcell`).
///
/// Unlike UIKit's cell, this class doesn't support drag states or focus.
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

  /// Creates a cell with an empty frame (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  ///
  /// The initializer ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  // MARK: Content

  /// The view that contains the cell's content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentview`).
  open var contentView: UIView { content }

  /// Replaces the content view with `view`, or with an empty view if `view` is `nil`.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    content = view ?? UIView()
    insertSubview(content, at: backgroundViews.count)
  }

  /// The widths of the spaces before and after the content view, in points.
  ///
  /// A list cell uses these spaces for its accessories and for indentation.
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

  /// The view with the swipe actions that the user revealed, or `nil` if no swipe actions are visible.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Whether the collection view is in editing mode.
  ///
  /// A list cell shows or hides accessories when the value changes.
  var isEditing = false

  /// Prepares the cell for reuse
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  ///
  /// The default implementation deselects and unhighlights the cell, and hides its swipe actions.
  open override func prepareForReuse() {
    super.prepareForReuse()
    pull = nil
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Selection

  /// Whether the cell is selected (`developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`).
  ///
  /// Changing the value updates the visibility of the selected background view and requests a configuration update.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changeLooks() } }
  }

  /// Whether the cell is highlighted (`developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted`).
  ///
  /// Changing the value updates the visibility of the selected background view and requests a configuration update.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changeLooks() } }
  }

  /// The view behind the content of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview`).
  ///
  /// The view fills the cell. Setting a view removes the background configuration.
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// The view that is shown behind the content while the cell is selected or highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview`).
  ///
  /// The view fills the cell, in front of ``backgroundView``. Setting a view removes the background configuration.
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

  /// Whether the cell updates its content configuration when the configuration state changes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.updatesContent }
    set { configuring.updatesContent = newValue }
  }

  /// Whether the cell updates its background configuration when the configuration state changes
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
  /// The default implementation updates each configuration for which automatic updates are enabled.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
    guard automaticallyUpdatesBackgroundConfiguration else { return }
    background = background?.updated(for: state)
  }

  // MARK: Layout and drawing

  /// Runs any pending configuration update, and lays out the content view and the background views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let margins = contentMargins
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    content.frame = CGRect(x: margins.leading, y: 0, width: width, height: bounds.height)
    for view in backgroundViews { view.frame = CGRect(origin: .zero, size: bounds.size) }
  }

  /// Returns a size with the specified width and the height that fits the content configuration
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// If the cell has no content configuration, the method returns the cell's current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let margins = contentMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    guard let height = heightOfConfiguredContent(in: width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  /// Returns the size that fits the cell, with the target size's length in each required dimension
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A dimension is required if its fitting priority is ``UILayoutPriority/required``. Any other dimension comes from
  /// ``sizeThatFits(_:)``, not from constraints. The method first runs any pending configuration update.
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

  /// The default background configuration, which is clear unless a subclass overrides this property.
  var standardBackground: UIBackgroundConfiguration { .clear() }

  /// The background configuration to draw, or `nil` if there is none.
  var drawnBackground: UIBackgroundConfiguration? { background }

  override func drawContent(in drawing: Drawing) {
    drawnBackground?.draw(in: bounds, of: drawing)
  }
}
