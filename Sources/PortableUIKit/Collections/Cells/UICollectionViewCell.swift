public import Foundation

/// The view of a collection view's item
/// (`developer.apple.com/documentation/uikit/uicollectionviewcell`).
///
/// It differs from UIKit's in what it does not have: dragging states and focus.
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

  /// Makes an empty cell: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  // MARK: Content

  /// The view to put others in
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentview`).
  open var contentView: UIView { content }

  /// Puts another view, or an empty one, in the place of the content view.
  func replaceContentView(by view: UIView?) {
    content.removeFromSuperview()
    content = view ?? UIView()
    insertSubview(content, at: backgroundViews.count)
  }

  /// The room beside the content view, which a list cell needs for its accessories.
  var contentMargins: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

  /// What a finger pulls out of the cell.
  var pull: SwipePull? {
    didSet { showPull(insteadOf: oldValue) }
  }

  /// Whether the collection view edits: some accessories of a list cell show only then, or only else.
  var isEditing = false

  /// Makes the cell ready to be used again: it is not selected any more
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  open override func prepareForReuse() {
    super.prepareForReuse()
    pull = nil
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Selection

  /// Whether the cell looks selected
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`).
  open var isSelected = false {
    didSet { if isSelected != oldValue { changeLooks() } }
  }

  /// Whether the cell looks touched
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/ishighlighted`).
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changeLooks() } }
  }

  /// The view behind the content, as large as the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview`).
  ///
  /// One that is set takes the background configuration away.
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// The view between the background and the content of a cell that is selected or touched
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview`).
  ///
  /// One that is set takes the background configuration away.
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

  /// Whether the cell updates its content configuration for its state by itself
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration`).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring.updatesContent }
    set { configuring.updatesContent = newValue }
  }

  /// Whether the cell updates its background configuration for its state by itself
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration`).
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// How the cell is
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationstate-4u37h`).
  open var configurationState: UICellConfigurationState { currentState }

  /// Has the cell updated for its state before it is measured or laid out again
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration()`).
  open func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate()
  }

  /// Updates the cell for a state: its configurations, if it does so by itself
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

  /// The size that a content configuration asks for in that width, in points, or without one the size that the cell
  /// has
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let margins = contentMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    guard let height = heightOfConfiguredContent(in: width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  /// The size of the cell in the target's width, which is asked of ``sizeThatFits(_:)`` because there are no
  /// constraints
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

  /// The background that a cell has by default where it is: none.
  var standardBackground: UIBackgroundConfiguration { .clear() }

  /// The background to draw: the cell's own, or `nil` for none.
  var drawnBackground: UIBackgroundConfiguration? { background }

  /// Draws the background.
  override func drawContent(in drawing: Drawing) {
    drawnBackground?.draw(in: bounds, of: drawing)
  }
}
