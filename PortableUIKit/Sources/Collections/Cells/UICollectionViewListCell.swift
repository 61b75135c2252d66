public import Foundation

/// A cell for a list, with accessories, indentation and a separator
/// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell`).
///
/// Unlike UIKit's list cell, this class has no separator layout guide.
open class UICollectionViewListCell: UICollectionViewCell {
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []

  /// Returns a content configuration that displays smaller secondary text below the primary text
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell/defaultcontentconfiguration()`).
  ///
  /// Unlike in UIKit, the configuration doesn't depend on the appearance of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: Indentation

  /// The indentation level of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell/indentationlevel`).
  ///
  /// The content is indented by the level multiplied by ``indentationWidth``.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The width of an indentation level, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell/indentationwidth`).
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether the leading accessories are indented with the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell/indentsaccessories`).
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  // MARK: Accessories

  /// The accessories at the leading and trailing edges of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlistcell/accessories-8nui4`).
  ///
  /// System accessories have a fixed order. Custom accessories are placed between the content and the system
  /// accessories. They keep the order of the array, from the content outward.
  ///
  /// If the array contains two system accessories of the same kind, the app terminates with an error message.
  public var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories() }
  }

  override var isEditing: Bool {
    didSet { if isEditing != oldValue { showAccessories() } }
  }

  private func replaceAccessories() {
    let custom = accessories.filter { $0.kind == .custom }
    let system = accessories.filter { $0.kind != .custom }.sorted { $0.kind < $1.kind }
    for (accessory, next) in zip(system, system.dropFirst()) where accessory.kind == next.kind {
      Rejection.repeatedAccessory("\(next.kind)").raise()
    }
    let old = shown
    shown = (custom + system).map { ($0, $0.content.makeView()) }
    for (_, view) in old where view.superview === self && !shown.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    showAccessories()
  }

  private func showAccessories() {
    for (accessory, view) in shown {
      if !accessory.isShown(whileEditing: isEditing) {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    setNeedsLayout()
  }

  /// Returns the displayed accessory views at an edge of the cell, ordered from the content to that edge.
  private func accessoryViews(isLeading: Bool) -> [UIView] {
    shown.filter { $0.accessory.isLeading == isLeading && $0.view.superview === self }.map(\.view)
  }

  // MARK: Layout and drawing

  private static let gap: CGFloat = 8

  private func room(for views: [UIView]) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    let widths = views.reduce(0) { $0 + $1.frame.width }
    return UITableViewCell.margin + widths + CGFloat(views.count - 1) * UICollectionViewListCell.gap
  }

  override var standardMargins: NSDirectionalEdgeInsets { .cell }

  override var contentMargins: (leading: CGFloat, trailing: CGFloat) {
    (
      indentation + room(for: accessoryViews(isLeading: true)),
      room(for: accessoryViews(isLeading: false))
    )
  }

  /// Lays out the content view and the accessories (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    for case (let accessory, let button as UIButton) in shown where accessory.kind == .outlineDisclosure {
      let isExpanded = configurationState.isExpanded
      button.configuration?.title = isExpanded ? AccessorySign.expanded : AccessorySign.disclosure
    }
    var start = UITableViewCell.margin + (indentsAccessories ? indentation : 0)
    for view in accessoryViews(isLeading: true).reversed() {
      view.frame.origin = CGPoint(x: start, y: (bounds.height - view.frame.height) / 2)
      start += view.frame.width + UICollectionViewListCell.gap
    }
    var end = bounds.width - UITableViewCell.margin
    for view in accessoryViews(isLeading: false).reversed() {
      end -= view.frame.width
      view.frame.origin = CGPoint(x: end, y: (bounds.height - view.frame.height) / 2)
      end -= UICollectionViewListCell.gap
    }
  }

  /// The list configuration and the layout attributes of the cell, or `nil` if the cell isn't in a list.
  private var place:
    (list: UICollectionLayoutListConfiguration, attributes: UICollectionViewLayoutAttributes)?
  {
    guard let placement, let collection = collectionView,
      let list = collection.collectionViewLayout.listConfiguration(ofSection: placement.indexPath.section)
    else { return nil }
    return (list, placement)
  }

  private var collectionView: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
  }

  override var standardBackground: UIBackgroundConfiguration {
    guard let place else { return .listPlainCell() }
    if place.list.appearance == .plain { return .listPlainCell() }
    return place.attributes.representedElementCategory == .cell ? .listGroupedCell() : .clear()
  }

  /// The background configuration to draw, or `nil` to draw none.
  ///
  /// A cell without a configuration draws the default, unless it has a background view or a selected background view. A
  /// background color replaces the default while the cell is neither selected nor highlighted.
  override var drawnBackground: UIBackgroundConfiguration? {
    if let background { return background }
    guard backgroundView == nil, selectedBackgroundView == nil else { return nil }
    if backgroundColor != nil, !isSelected, !isHighlighted { return nil }
    return standardBackground.updated(for: configurationState)
  }

  override func drawContent(in drawing: Drawing) {
    super.drawContent(in: drawing)
    separators?.draw(drawing, in: bounds)
  }

  override func drawAbove(in drawing: Drawing) {
    guard let place, let collectionView, place.list.appearance == .insetGrouped,
      place.attributes.representedElementCategory == .cell
    else { return }
    let item = place.attributes.indexPath
    drawing.roundCorners(
      of: bounds,
      isFirst: item.item == 0,
      isLast: item.item + 1 == collectionView.numberOfItems(inSection: item.section),
      over: collectionView.listBackgroundColor
    )
  }

  /// The separators that the cell draws, or `nil` if it draws none.
  ///
  /// Headers and footers have no separators. In an inset grouped list, the cell of a section's last item has none at its
  /// bottom edge, unless the configuration says otherwise.
  private var separators: UIListSeparatorConfiguration? {
    guard let place, place.list.showsSeparators, place.attributes.representedElementCategory == .cell else {
      return nil
    }
    let item = place.attributes.indexPath
    let count = collectionView?.numberOfItems(inSection: item.section) ?? 0
    let isBottomVisible = place.list.appearance != .insetGrouped || item.row + 1 < count
    let leading = UITableViewCell.margin + indentation
    let resolve = { (separators: UIListSeparatorConfiguration) in
      separators.resolved(isBottomVisible: isBottomVisible, leading: leading)
    }
    let section = resolve(place.list.separatorConfiguration)
    return place.list.itemSeparatorHandler.map { resolve($0(item, section)) } ?? section
  }
}
