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
  /// - Parameters:
  ///   - models: The models at the top of the outline.
  ///   - children: Returns the children of a model, or nil if it is a leaf, as in
  ///     ``expandable(children:emits:loading:)``.
  ///   - content: Returns the content for a model and the state of its cell, as in `Rows(_:content:)`.
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
  /// ```swift
  /// Rows(folders, cell: FolderCell.self).expandable(children: \.children, emits: .folderToggled)
  /// ```
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
      $0.outline = Outline(children: children, loading: loading, event: name)
    }
  }
}

extension ListAdapter {
  /// Returns whether a node of an outline is expanded, even if it is hidden.
  ///
  /// - Complexity: Linear in the number of rows, or of all nodes if the node is hidden.
  public func isExpanded(_ id: some Hashable) -> Bool {
    found(id).flatMap(\.node).map { isExpanded($0) } ?? false
  }

  /// Shows the children of a node of an outline without emitting an event. Hidden nodes stay hidden.
  ///
  /// - Parameter id: The id of the node, as in ``indexPath(for:)``.
  /// - Returns: Whether the last applied list contains the node, and it is not a leaf.
  /// - Complexity: Linear in the number of rows, or of all nodes if the node is hidden.
  @discardableResult
  public func expand(_ id: some Hashable) -> Bool { setExpanded(true, id) }

  /// Hides the children of a node of an outline. In all other respects, this method works like ``expand(_:)``.
  @discardableResult
  public func collapse(_ id: some Hashable) -> Bool { setExpanded(false, id) }

  /// Expands all nodes above a node of an outline, and its section if that is collapsed, without emitting an event.
  ///
  /// The node itself is neither expanded nor scrolled to. Children that have not been loaded are not known.
  ///
  /// - Parameter id: The id of the node or row, as in ``indexPath(for:)``.
  /// - Returns: Whether the last applied list contains the node.
  /// - Complexity: Linear in the number of nodes, unless the node is shown.
  @discardableResult
  public func reveal(_ id: some Hashable) -> Bool {
    if list.waiting == nil, shown.index(of: AnyHashable(id)) != nil { return true }
    let all = everything
    guard let index = all.index(of: AnyHashable(id)), let row = all.row(at: index) else { return false }
    for parent in parents(of: row, in: all) { disclosures.set(true, parent.node, in: parent.row) }
    if let section = all.section(at: index.section), isCollapsed(section.id) {
      disclosures.set(true, section: section.id)
    }
    showDisclosed()
    return true
  }

  private func setExpanded(_ isExpanded: Bool, _ id: some Hashable) -> Bool {
    guard let row = found(id), let node = row.node else { return false }
    if self.isExpanded(node) == isExpanded { return true }
    // The closed nodes above a hidden node tell whether a later list contains it.
    if row.group.branch?.parent != nil, shown.index(of: AnyHashable(id)) == nil {
      for parent in parents(of: row, in: everything) {
        disclosures.set(self.isExpanded(parent.node), parent.node, in: parent.row)
      }
    }
    disclosures.set(isExpanded, node, in: row)
    showDisclosed()
    return true
  }

  /// Returns the nodes above a row, from the outermost to the innermost.
  private func parents(of row: Row, in all: ShownList) -> [(row: Row, node: OutlineNode)] {
    all.indices(of: Set(row.group.branch?.path ?? [])).compactMap { index in
      all.row(at: index).flatMap { row in row.node.map { (row, $0) } }
    }
  }

  /// Returns the shown row with an id, or the hidden one.
  private func found(_ id: some Hashable) -> Row? {
    let id = AnyHashable(id)
    if list.waiting == nil, let index = shown.index(of: id) { return shown.row(at: index) }
    let all = everything
    return all.index(of: id).flatMap(all.row)
  }

  /// The last applied list, with the rows of collapsed sections and all known nodes of outlines.
  var everything: ShownList { ShownList(disclosures.allRows(of: source)) }

  func isExpanded(_ node: OutlineNode) -> Bool { disclosures.isExpanded(.node(node.id)) ?? false }

  /// Expands or collapses a node because the user has touched its cell.
  func toggle(_ cell: any ListCell) {
    guard let index = listView?.indexPath(ofCell: cell) else { return }
    RowInteraction(at: RowIndex(index), in: self)?.toggle()
  }

  /// Turns the chevrons of the visible rows, because nodes have been expanded or collapsed.
  func discloseVisibleRows() {
    guard disclosures.hasOutlines, let listView else { return }
    for indexPath in listView.visibleRows {
      guard let row = shown.row(at: RowIndex(indexPath)), let cell = listView.shownCell(at: indexPath)
      else { continue }
      disclose(row, in: cell)
    }
  }

  /// Shows the level of a row, and whether it is expanded, in its cell.
  func disclose(_ row: Row, in cell: any ListCell) {
    guard disclosures.hasOutlines else { return }
    let known = cell[associated: Chevron.self]
    if row.group.branch == nil, known == nil { return }
    let chevron = known ?? Chevron()
    cell[associated: Chevron.self] = chevron
    chevron.adapter = self
    chevron.show(row.node.map(isExpanded), at: row.group.branch?.level ?? 0, in: cell)
  }
}

extension Row {
  /// The node that the row shows, or nil if it has no children.
  var node: OutlineNode? { group.node(at: index) }
}

/// What a cell shows of an outline besides its row: an indentation, and a chevron that expands the node.
@MainActor
private final class Chevron {
  weak var adapter: ListAdapter?
  private var button: UIButton?

  /// The state of the node, or nil if the row has no children.
  func show(_ isExpanded: Bool?, at level: Int, in cell: any ListCell) {
    switch cell {
    case let cell as UITableViewCell: cell.indentationLevel = level
    case let cell as UICollectionViewListCell: cell.indentationLevel = level
    case let cell as UICollectionViewCell: cell.contentView.bounds.origin.x = -10 * CGFloat(level)
    default: break
    }
    let words = ["collapsed", "expanded"]
    if isExpanded != nil || cell.accessibilityValue.map(words.contains) == true {
      cell.accessibilityValue = isExpanded.map { words[$0 ? 1 : 0] }
    }
    (cell as? ContentCell)?.isExpanded = isExpanded
    if let cell = cell as? DisclosingItem { return cell.disclose(isExpanded, in: adapter) }
    guard let isExpanded else { return hide(in: cell) }
    let button = self.button ?? makeButton(in: cell)
    self.button = button
    button.configuration?.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
    button.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    if let cell = cell as? UITableViewCell {
      cell.accessoryView = button
    } else if button.superview !== cell {
      button.frame.origin.x = cell.bounds.width - button.frame.width
      button.frame.size.height = cell.bounds.height
      button.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
      cell.addSubview(button)
    }
  }

  private func hide(in cell: any ListCell) {
    guard let button else { return }
    if let cell = cell as? UITableViewCell, cell.accessoryView === button { cell.accessoryView = nil }
    button.removeFromSuperview()
  }

  private func makeButton(in cell: any ListCell) -> UIButton {
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction { [weak self, weak cell] _ in
        if let cell { self?.adapter?.toggle(cell) }
      }
    )
    button.frame.size = CGSize(width: 44, height: 44)
    return button
  }
}

/// A cell of the kit for collection views. UIKit's outline accessory turns by the cell's configuration state, which only
/// section snapshots set otherwise.
class DisclosingItem: UICollectionViewListCell {
  weak var adapter: ListAdapter?
  private var isExpanded: Bool?

  /// The accessories of the row, besides the chevron.
  var ownAccessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded == true
    return state
  }

  func disclose(_ isExpanded: Bool?, in adapter: ListAdapter?) {
    self.adapter = adapter
    let earlier = exchange(&self.isExpanded, with: isExpanded)
    if earlier != isExpanded { setNeedsUpdateConfiguration() }
    if (earlier == nil) != (isExpanded == nil) { showAccessories() }
  }

  private func showAccessories() {
    guard isExpanded != nil else { return accessories = ownAccessories }
    let options = UICellAccessory.OutlineDisclosureOptions(style: .cell)
    accessories =
      ownAccessories + [
        .outlineDisclosure(options: options) { [weak self] in
          if let self { adapter?.toggle(self) }
        }
      ]
  }
}

/// The row in place of children that are loading or have failed to load.
struct OutlineStatus: Identifiable, Equatable {
  let node: RowIdentity
  let isFailure: Bool

  var id: RowIdentity { node }

  func rows(in branch: Branch) -> AnyRows {
    let rows = Rows([self]) { status, cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = status.isFailure ? "Could not load. Tap to try again." : "Loading…"
      content.textProperties.color = .secondaryLabel
      return content
    }
    return ModelRows(
      [self][...],
      of: [self],
      like: ModelRows([self], .own(), rows.cell, rows.options),
      in: branch
    )
  }
}
