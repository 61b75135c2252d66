internal import Foundation
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

extension Rows {
  /// Creates the rows of an outline from content configurations.
  ///
  /// ```swift
  /// Rows(folders, children: \.children) { folder, state in
  ///   var content = UIListContentConfiguration.cell()
  ///   content.text = folder.name
  ///   content.image = UIImage(systemName: state.isExpanded ? "folder.fill" : "folder")
  ///   return content
  /// }
  /// .expandable(emits: .folderToggled)
  /// ```
  ///
  /// For the closures, see ``expandable(children:emits:loading:)`` and `Rows(_:content:)`.
  public init(
    _ models: [Model],
    children: @escaping (_ model: Model) -> [Model]?,
    content:
      @escaping @MainActor (_ model: Model, _ state: UICellConfigurationState) -> any UIContentConfiguration
  ) {
    self = Rows(models, content: content).expandable(children: children)
  }

  /// Makes the rows an outline, which the user expands and collapses, or sets the event of one.
  ///
  /// A tap on the chevron expands a node, and a tap on the row if the rows declare no selection and keep none. The cell
  /// emits the event before the rows change, with ``RouterEvents/UserInfoKeys/isCollapsed`` in its user info.
  ///
  /// A node stays expanded in later lists, by its id, until two lists in succession do not contain it.
  ///
  /// With `loading`, an empty array of children stands for children to load when the node is first expanded. Meanwhile, a
  /// row says so. If that fails, a tap on the row tries again. Collapsing the node cancels the load.
  ///
  /// - Parameters:
  ///   - children: Returns the children of a model, or nil if it is a leaf. Called when the row is displayed or expanded.
  ///     If nil, the children are those that the rows already declare, or else all rows have children to load.
  ///   - name: The name of the event, or nil for no event.
  ///   - loading: Loads the children of a model, or nil if all children are known.
  /// - Returns: The rows of the outline.
  public func expandable(
    children: ((_ model: Model) -> [Model]?)? = nil,
    emits name: EventName? = nil,
    loading: (@MainActor (_ model: Model) async throws -> [Model])? = nil
  ) -> Rows {
    with {
      let children = children ?? $0.outline?.children ?? { _ in loading == nil ? nil : [] }
      let (former, event) = ($0.outline?.loading, name ?? $0.outline?.event)
      $0.outline = Outline(children: children, loading: loading ?? former, event: event)
    }
  }
}

/// The words of outlines and collapsible sections. They are in English unless the app sets others.
public struct ListTexts: Sendable {
  /// The text of the row in place of children that are loading.
  public var loading = "Loading…"

  /// The text of the row in place of children that failed to load.
  public var failure = "Could not load. Tap to try again."

  /// The accessibility value of a node or header whose rows are shown.
  public var expanded = "expanded"

  /// The accessibility value of a node or header whose rows are hidden.
  public var collapsed = "collapsed"

  /// The name of the accessibility action that shows the children of a node.
  public var expand = "Expand"

  /// The name of the accessibility action that hides the children of a node.
  public var collapse = "Collapse"

  /// Creates the English texts.
  public init() {}
}

extension ListAdapter {
  /// The words of outlines and collapsible sections. Set them before you apply a list.
  public var texts: ListTexts {
    get { disclosures.texts }
    set { disclosures.texts = newValue }
  }

  /// Returns whether a node of an outline is expanded, even if it is hidden.
  ///
  /// - Complexity: Linear in the number of rows, or of all nodes if the node is hidden.
  public func isExpanded(_ id: some Hashable) -> Bool {
    found(id)?.row.node.map(disclosures.isExpanded) ?? false
  }

  /// Shows the children of a node of an outline without emitting an event. Hidden nodes stay hidden. Returns whether the
  /// last applied list contains the node, and it is not a leaf.
  ///
  /// - Complexity: Linear in the number of rows, or of all nodes if the node is hidden.
  @discardableResult
  public func expand(_ id: some Hashable) -> Bool { setExpanded(true, id) }

  /// Hides the children of a node of an outline. In all other respects, this method works like ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: some Hashable) -> Bool { setExpanded(false, id) }

  /// Expands all nodes above a node of an outline, and its section if that is collapsed, without emitting an event.
  ///
  /// The node itself is neither expanded nor scrolled to. Children that have not been loaded are not found. Returns
  /// whether the last applied list contains the node.
  ///
  /// - Complexity: Linear in the number of nodes, unless the node is shown.
  @discardableResult
  public func reveal(_ id: some Hashable) -> Bool {
    guard let found = found(id) else { return false }
    guard let section = found.section else { return true }
    for parent in found.parents { disclosures.set(true, parent) }
    if isCollapsed(section) { disclosures.collapsed[section] = false }
    showDisclosed()
    return true
  }

  private func setExpanded(_ isExpanded: Bool, _ id: some Hashable) -> Bool {
    guard let found = found(id), let node = found.row.node else { return false }
    if disclosures.isExpanded(node) == isExpanded { return true }
    // The closed nodes above a hidden node tell whether a later list contains it.
    for parent in found.parents { disclosures.set(parent.node.map(disclosures.isExpanded) ?? false, parent) }
    disclosures.set(isExpanded, found.row)
    showDisclosed()
    return true
  }

  /// Returns the row with an id. If it is not shown, also returns the nodes above it, and its section.
  func found(_ id: some Hashable) -> (row: Row, parents: [Row], section: AnyHashable?)? {
    let id = AnyHashable(id)
    if list.waiting == nil, let row = shown.index(of: id).flatMap(shown.row) { return (row, [], nil) }
    var found: (Row, [Row], AnyHashable?)?
    disclosures.search(source) { row, parents, section in
      if row.id?.has(id) == true { found = (row, parents, section.id) }
      return found != nil
    }
    return found
  }

  /// The last applied list, with the rows of collapsed sections and all known nodes of outlines, and with duplicates.
  var everything: ShownList {
    ShownList(ListSource(distinct: disclosures.allRows(of: source).sections, height: nil))
  }

  /// Returns whether a touch highlights a row. One in place of children is not highlighted while they load, or while rows
  /// are ticked.
  func canHighlight(_ index: RowIndex) -> Bool {
    guard let status = shown.row(at: index)?.model as? OutlineStatus else { return true }
    return status.isFailure && !selectionIsTick
  }

  /// Returns whether the user selects a row: not one in place of children. If they failed to load, loads them again.
  func willSelect(_ index: RowIndex) -> Bool {
    guard let status = shown.row(at: index)?.model as? OutlineStatus else { return true }
    if canHighlight(index) {
      disclosures.retry(status.node)
      showDisclosed(keepsPosition: false)
    }
    return false
  }

  /// Expands or collapses a node because the user has touched its cell.
  func toggle(_ cell: any ListCell) {
    guard let index = listView?.indexPath(ofCell: cell) else { return }
    RowInteraction(at: RowIndex(index), in: self)?.toggle()
  }

  /// Turns the chevrons of the visible rows, because nodes have been expanded or collapsed.
  func discloseVisibleRows() {
    describeHeaders()
    guard disclosures.hasOutlines, let listView else { return }
    for indexPath in listView.visibleRows {
      if let cell = listView.shownCell(at: indexPath), let row = shown.row(at: RowIndex(indexPath)) {
        disclose(row, in: cell)
      }
    }
  }

  /// Shows the level of a row, and whether it is expanded, in its cell.
  func disclose(_ row: Row, in cell: any ListCell) {
    // In an app without outlines, no cell is asked. Another adapter may have used the cell for one.
    guard row.group.branch != nil || Chevron.areUsed else { return }
    let known = cell[associated: Chevron.self]
    if row.group.branch == nil, known == nil { return }
    let chevron = known ?? Chevron()
    cell[associated: Chevron.self] = chevron
    chevron.adapter = self
    chevron.show(row.node.map(disclosures.isExpanded), at: row.group.branch?.level ?? 0, in: cell)
  }
}

extension Row {
  var node: RowIdentity? { group.node(at: index)?.id }
}

/// The parts of a cell in an outline besides its row: an indentation, and a chevron that expands the node.
@MainActor
private final class Chevron {
  /// Whether a cell has ever shown a row of an outline.
  private(set) static var areUsed = false

  weak var adapter: ListAdapter?
  /// The chevron, and in a table cell a second one for the editing mode.
  private var buttons: [UIButton] = []
  private var action: UIAccessibilityCustomAction?

  init() { Self.areUsed = true }

  func show(_ isExpanded: Bool?, at level: Int, in cell: any ListCell) {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch cell {
    case let cell as UITableViewCell: cell.indentationLevel = level
    case let cell as UICollectionViewListCell: cell.indentationLevel = level
    case let cell as UICollectionViewCell:
      cell.contentView.bounds.origin.x = (isMirrored ? 10 : -10) * CGFloat(level)
    default: break
    }
    describe(cell, isExpanded)
    (cell as? ContentCell)?.isExpanded = isExpanded
    if let cell = cell as? DisclosingItem { return cell.disclose(isExpanded, in: adapter) }
    guard let isExpanded else {
      guard let button = buttons.first else { return }
      if let cell = cell as? UITableViewCell {
        if cell.accessoryView === button { cell.accessoryView = nil }
        if cell.editingAccessoryView === buttons[1] { cell.editingAccessoryView = nil }
      }
      return button.removeFromSuperview()
    }
    if buttons.isEmpty {
      let toggle = UIAction { [weak self, weak cell] _ in
        if let cell { self?.adapter?.toggle(cell) }
      }
      buttons = (0..<(cell is UITableViewCell ? 2 : 1)).map { _ in
        UIButton(configuration: .plain(), primaryAction: toggle)
      }
    }
    for button in buttons {
      button.configuration?.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      (button.accessibilityLabel, button.accessibilityValue) = (action?.name, cell.accessibilityValue)
    }
    let button = buttons[0]
    if let cell = cell as? UITableViewCell {
      if button.superview != nil { return }
      for button in buttons { button.frame.size = CGSize(width: 44, height: 44) }
      (cell.accessoryView, cell.editingAccessoryView) = (button, buttons[1])
      return
    }
    let left = isMirrored ? 0 : cell.bounds.width - 44
    button.frame = CGRect(x: left, y: 0, width: 44, height: cell.bounds.height)
    button.autoresizingMask = [isMirrored ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleHeight]
    if button.superview == nil { cell.addSubview(button) }
  }

  /// Gives a cell the value and the action of its node. What the app has set for other rows stays.
  private func describe(_ cell: any ListCell, _ isExpanded: Bool?) {
    guard isExpanded != nil || action != nil else { return }
    let texts = adapter?.texts ?? ListTexts()
    let others = cell.accessibilityCustomActions?.filter { [action] in $0 !== action } ?? []
    action = isExpanded.map {
      UIAccessibilityCustomAction(name: $0 ? texts.collapse : texts.expand) { [weak self, weak cell] _ in
        if let cell { self?.adapter?.toggle(cell) }
        return cell != nil
      }
    }
    cell.accessibilityCustomActions = others + [action].compactMap { $0 }
    if isExpanded != nil || [texts.expanded, texts.collapsed].contains(cell.accessibilityValue) {
      cell.accessibilityValue = isExpanded.map { $0 ? texts.expanded : texts.collapsed }
    }
  }
}

/// A cell of the kit for collection views. UIKit's outline accessory turns by the cell's configuration state.
class DisclosingItem: UICollectionViewListCell {
  weak var adapter: ListAdapter?
  private var isExpanded: Bool?

  var ownAccessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  override var configurationState: UICellConfigurationState {
    modified(super.configurationState) { $0.isExpanded = isExpanded == true }
  }

  func disclose(_ isExpanded: Bool?, in adapter: ListAdapter?) {
    self.adapter = adapter
    let earlier = exchange(&self.isExpanded, with: isExpanded)
    if earlier != isExpanded { setNeedsUpdateConfiguration() }
    if (earlier == nil) != (isExpanded == nil) { showAccessories() }
  }

  private func showAccessories() {
    accessories = ownAccessories
    if isExpanded == nil { return }
    let disclosure = UICellAccessory.outlineDisclosure(options: .init(style: .cell)) { [weak self] in
      if let self { adapter?.toggle(self) }
    }
    accessories.append(disclosure)
  }
}

/// The row in place of children that are loading or have failed to load.
struct OutlineStatus: Identifiable, Equatable, CellModel {
  let node: RowIdentity
  let isFailure: Bool
  let text: String

  /// The height of the node's model, because its children are not known yet.
  let height: CellHeight

  var id: RowIdentity { node }

  /// Returns the row, with the height that the rows of the outline declare, if any.
  func rows(height: CellHeight?) -> AnyRows {
    let rows = Rows([self]) { status, _, _ in
      var content = UIListContentConfiguration.cell()
      content.text = status.text
      content.textProperties.color = .secondaryLabel
      return content
    }
    return height.map { rows.height($0).erased } ?? rows.erased
  }
}
