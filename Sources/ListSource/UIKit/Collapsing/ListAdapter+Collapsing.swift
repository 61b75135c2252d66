internal import PlatformUIKit
public import RouterEvents

/// The sections that were collapsed or expanded, and the nodes of outlines that were.
@MainActor
final class Disclosures {
  enum ID: Hashable {
    case section(AnyHashable)
    case node(RowIdentity)
  }

  private struct State {
    var isExpanded: Bool

    // Only nodes have these.
    var hash = 0
    var parent: RowIdentity?
    var load: OutlineLoad?

    /// Whether the last list lacks the node.
    var isAbsent = false
  }

  private var states: [ID: State] = [:]

  /// The last list whose nodes were looked up, and the trees of its outlines.
  private var list: DistinctRows?
  private var trees: [ObjectIdentifier: Branch] = [:]

  /// Whether a list with an outline was shown.
  private(set) var hasOutlines = false

  /// Called when children have been loaded or have failed to load.
  var onLoad: @MainActor () -> Void = {}

  func isExpanded(_ id: ID) -> Bool? { states[id]?.isExpanded }

  func set(_ isExpanded: Bool, section: AnyHashable) {
    states[.section(section)] = State(isExpanded: isExpanded)
  }

  /// Expands or collapses a node. `row` is the row that shows it. Collapsing cancels the load of its children.
  func set(_ isExpanded: Bool, _ node: OutlineNode, in row: Row) {
    var state = states[.node(node.id)] ?? State(isExpanded: false)
    if case .success? = state.load?.result {} else if !isExpanded { state.load = nil }
    (state.isExpanded, state.hash, state.parent) = (isExpanded, node.hash, row.group.branch?.parent)
    states[.node(node.id)] = state
    guard let branch = row.group.branch, trees.values.contains(where: { $0 === branch.top }),
      branch.open(isExpanded, node.id, at: row.group.firstSibling + row.index, opening)
    else { return trees = [:] }
  }

  /// Loads the children of a node again.
  func retry(_ node: RowIdentity) {
    guard let load = states[.node(node)]?.load else { return }
    states[.node(node)]?.load = nil
    load.status?.outer.map { outer in load.status.map { outer.reopen($0, opening) } }
  }

  func forgetNodes() {
    states = states.filter { if case .section = $0.key { true } else { false } }
    (list, trees) = (nil, [:])
  }

  private var opening: Opening { opening { _ in } }

  private func opening(_ see: @escaping (RowIdentity) -> Void) -> Opening {
    let hashes = Set(states.compactMap { if case .node = $0.key { $0.value.hash } else { nil } })
    return Opening(hashes: hashes) { [self] node, parent in
      guard let state = states[.node(node)] else { return false }
      see(node)
      if state.parent != parent { states[.node(node)]?.parent = parent }
      return state.isExpanded
    } load: { [self] node, start in
      if let load = states[.node(node)]?.load { return load }
      let load = start()
      load.onEnd = { [weak self, weak load] in
        guard let self, let load else { return }
        load.status?.outer.map { outer in load.status.map { outer.reopen($0, opening) } }
        onLoad()
      }
      states[.node(node)]?.load = load
      return load
    }
  }

  /// Returns a copy of a list with the shown nodes of its outlines, and without the rows of the sections that `hides`.
  func shownRows(of source: ListSource, hiding hides: (ListSection) -> Bool) -> ListSource {
    let hasHidden = source.sections.contains(where: hides)
    if source.distinct !== list { lookUpNodes(of: source) }
    guard hasHidden || source.hasOutlines else { return source }
    // A row whose id repeats that of a hidden row is also left out.
    let rows = hasHidden ? source.distinct.rows.sections : source.sections
    let sections = rows.map { section in hides(section) ? section.with([]) : flat(section) { tree(of: $0) } }
    if source.hasOutlines { return source.with(sections: sections) }
    return ListSource(distinct: sections, height: source.distinct.given.height)
  }

  /// Returns a copy of a list with the nodes below all nodes that `isOpen`, but without those that are not loaded.
  func allRows(
    of source: ListSource,
    where isOpen: @escaping (RowIdentity) -> Bool = { _ in true }
  ) -> ListSource {
    guard source.hasOutlines else { return source }
    let opening = Opening(hashes: nil) { node, _ in
      isOpen(node)
    } load: { [self] node, _ in
      states[.node(node)]?.load.flatMap { if case .success? = $0.result { $0 } else { nil } }
    }
    return source.with(sections: source.sections.map { section in flat(section) { $0.tree(opening) } })
  }

  private func flat(_ section: ListSection, _ tree: (AnyRows) -> Branch?) -> ListSection {
    guard section.groups.contains(where: \.isOutline) else { return section }
    return section.with(
      section.groups.reduce(into: []) { groups, group in
        if let top = tree(group) { top.append(to: &groups) } else { groups.append(group) }
      }
    )
  }

  private func tree(of group: AnyRows) -> Branch? {
    guard group.isOutline else { return nil }
    if let tree = trees[ObjectIdentifier(group)] { return tree }
    let tree = group.tree(opening)
    // The tree retains the group, so that its identifier stays unique.
    trees[ObjectIdentifier(group)] = tree
    return tree
  }

  /// Forgets the nodes that neither this list nor the list before contains. Hidden nodes count as contained.
  private func lookUpNodes(of source: ListSource) {
    (list, trees) = (source.distinct, [:])
    hasOutlines = hasOutlines || source.hasOutlines
    if !hasOutlines { return }
    var seen: Set<RowIdentity> = []
    let opening = opening { seen.insert($0) }
    for group in source.sections.lazy.flatMap(\.groups) where group.isOutline {
      trees[ObjectIdentifier(group)] = group.tree(opening)
    }
    for case (.node(let node), var state) in states {
      let parents = sequence(first: node) { [states] in states[.node($0)]?.parent }.prefix(states.count + 1)
      // A hidden node is below a closed node that is shown.
      let isKnown = parents.first(where: seen.contains).map { $0 == node || isExpanded(.node($0)) == false }
      if isKnown != true, state.isAbsent {
        states[.node(node)] = nil
      } else {
        state.isAbsent = isKnown != true
        states[.node(node)] = state
      }
    }
  }
}

extension ListAdapter {
  /// Returns whether a collapsible section hides its rows.
  ///
  /// - Parameter section: The id of the section.
  /// - Returns: The state after the last tap or call to ``setCollapsed(_:section:)``. Before any tap or call, this is
  ///   the declared initial state, or false if the list has no collapsible section with this id.
  public func isCollapsed(_ section: some Hashable) -> Bool {
    let id = AnyHashable(section)
    return disclosures.isExpanded(.section(id)).map { !$0 }
      ?? source.sections.first { $0.id == id }?.collapsing?.isCollapsedAtFirst ?? false
  }

  /// Hides or shows the rows of a collapsible section without emitting an event.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether to hide the rows.
  ///   - section: The id of the section, which does not have to be in the list yet.
  public func setCollapsed(_ isCollapsed: Bool, section: some Hashable) {
    disclosures.set(!isCollapsed, section: AnyHashable(section))
    guard source.sections.contains(where: { $0.id == AnyHashable(section) && $0.collapsing != nil }) else {
      return
    }
    showDisclosed()
  }

  /// Shows the last applied list again to hide or show rows.
  ///
  /// Does nothing if another list is waiting, because that list will hide or show them.
  func showDisclosed(keepsPosition: Bool = true) {
    if list.waiting == nil { applyAgain(keepsPosition: keepsPosition) }
  }

  /// Hides or shows rows because of the user. `emit` emits the event before that, given its user info.
  ///
  /// The row or header that the user has touched keeps its position, not the first visible row.
  func toggle<Outcome>(isCollapsed: Bool, _ change: () -> Void, emit: (UserInfo) -> Outcome) -> Outcome {
    change()
    defer { showDisclosed(keepsPosition: false) }
    return emit([.isCollapsed: isCollapsed])
  }

  var hasHiddenRows: Bool { source.sections.contains { hides($0) && $0.count > 0 } }

  private func hides(_ section: ListSection) -> Bool {
    section.collapsing.map { !(disclosures.isExpanded(.section(section.id)) ?? !$0.isCollapsedAtFirst) }
      ?? false
  }

  /// Returns a copy of a list without the rows of its collapsed sections, and with the nodes below expanded nodes.
  func withoutHiddenRows(_ source: ListSource) -> ListSource {
    disclosures.shownRows(of: source, hiding: hides)
  }

  func setUpCollapsing(by header: UIView, ofSection index: Int) {
    for case let tap as CollapsingTap in header.gestureRecognizers ?? [] {
      header.removeGestureRecognizer(tap)
    }
    guard let section = shown.section(at: index), let collapsing = section.collapsing else { return }
    let (id, name) = (section.id, collapsing.event)
    let tap = CollapsingTap()
    tap.emits(
      event: PreparedEvent(name) { [weak self] header in
        guard let self else { return nil }
        let isCollapsed = !isCollapsed(id)
        return toggle(isCollapsed: isCollapsed) {
          self.disclosures.set(!isCollapsed, section: id)
        } emit: {
          header.routerEvent(name: name, userInfo: $0)
        }
      }
    )
    header.addGestureRecognizer(tap)
  }
}

/// A recognizer for taps on the header of a collapsible section.
///
/// The adapter replaces the recognizer when the header is reused.
private final class CollapsingTap: UITapGestureRecognizer {}

extension ListSection {
  /// Makes the section collapsible, so that a tap on the section's header hides or shows the rows.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// If a later list contains a section with the same id, that section stays collapsed or expanded. On a tap, the
  /// header emits the event with ``RouterEvents/UserInfoKeys/isCollapsed`` in its user info before the rows are hidden
  /// or shown. If the section has no header, use ``ListAdapter/setCollapsed(_:section:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the event that the header emits.
  ///   - isCollapsed: Whether the rows are hidden initially.
  /// - Returns: The collapsible section.
  public func collapsible(emits name: EventName, isCollapsed: Bool = false) -> ListSection {
    with(Collapsing(event: name, isCollapsedAtFirst: isCollapsed))
  }
}

extension UserInfoKeys {
  /// The key for a Boolean value: true if the user collapses a section or a node of an outline, or false if the user
  /// expands it.
  public static var isCollapsed: UserInfoKey<Bool> { storedIsCollapsed }

  private static let storedIsCollapsed = UserInfoKey<Bool>("isCollapsed")
}

struct Collapsing {
  let event: EventName
  let isCollapsedAtFirst: Bool
}
