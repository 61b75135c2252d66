internal import PlatformUIKit
public import RouterEvents

/// The sections and the nodes of outlines that were collapsed or expanded.
@MainActor
final class Disclosures {
  private struct Node {
    var isExpanded = false
    var hash = 0
    var parent: RowIdentity?
    var load: OutlineLoad?

    /// Whether the last list lacks the node.
    var isAbsent = false
  }

  /// Whether sections are collapsed, by section id. Sections that were never collapsed or expanded have no value.
  var collapsed: [AnyHashable: Bool] = [:]

  var texts = ListTexts()

  private var nodes: [RowIdentity: Node] = [:]

  /// The last list whose nodes were looked up, the trees of its outlines, and its nodes that have a state.
  private var list: DistinctRows?
  private var trees: [ObjectIdentifier: Branch] = [:]
  private var seen: Set<RowIdentity> = []

  private(set) var hasOutlines = false

  /// Called when children have been loaded or have failed to load.
  var onLoad: @MainActor () -> Void = {}

  func isExpanded(_ node: RowIdentity) -> Bool { nodes[node]?.isExpanded ?? false }

  /// Expands or collapses the node that a row shows. Collapsing cancels the load of its children.
  func set(_ isExpanded: Bool, _ row: Row) {
    guard let id = row.node else { return }
    var node = nodes[id] ?? Node()
    if case .success? = node.load?.result {} else if !isExpanded { node.load = nil }
    var hashes: [Int] = []
    row.group.hash(row.index..<row.index + 1, at: .first, into: &hashes)
    (node.isExpanded, node.hash, node.parent) = (isExpanded, hashes[0], row.group.branch?.parent)
    nodes[id] = node
    guard let branch = row.group.branch, trees[ObjectIdentifier(branch.declared)] === branch.top,
      branch.open(isExpanded, id, at: row.group.start + row.index, opening)
    else { return trees = [:] }
  }

  func retry(_ node: RowIdentity) {
    nodes[node]?.load = nil
    reopen(node)
  }

  private func reopen(_ node: RowIdentity) { for tree in trees.values { tree.reopen(node, opening) } }

  func forgetNodes() { (nodes, list, trees) = ([:], nil, [:]) }

  /// Forgets the last list, so that the next one is searched even if it is the same.
  func forgetList() { list = nil }

  private var opening: Opening {
    Opening(hashes: Set(nodes.values.lazy.map(\.hash)), texts: texts) { [self] node, parent in
      guard let state = nodes[node] else { return false }
      seen.insert(node)
      if state.parent != parent { nodes[node]?.parent = parent }
      return state.isExpanded
    } load: { [self] node, start in
      if let load = nodes[node]?.load { return load }
      let load = start { [weak self] in
        self?.reopen(node)
        self?.onLoad()
      }
      nodes[node]?.load = load
      return load
    } know: { [self] node in
      nodes[node]?.load = OutlineLoad()
    }
  }

  /// Returns a copy of a list with the shown nodes of its outlines, and without the rows of the sections that `hides`.
  func shownRows(of source: ListSource, hiding hides: (ListSection) -> Bool) -> ListSource {
    let hasHidden = source.sections.contains(where: hides)
    if source.distinct !== list { lookUpNodes(of: source) }
    guard hasHidden || source.hasOutlines else { return source }
    // A row whose id repeats that of a hidden row is also left out.
    let rows = hasHidden ? source.distinct.rows.sections : source.sections
    let sections = rows.map { hides($0) ? $0.with([]) : flat($0, tree) }
    if source.hasOutlines { return source.with(sections: sections) }
    return ListSource(distinct: sections, height: source.distinct.given.height)
  }

  /// Returns a copy of a list with the nodes below all nodes that `isOpen`, but without those that are not loaded.
  func allRows(of source: ListSource, where isOpen: @escaping (RowIdentity) -> Bool = { _ in true })
    -> ListSource
  {
    guard source.hasOutlines else { return source }
    let opening = Opening(hashes: nil, isOpen: { node, _ in isOpen(node) }, load: loaded)
    return source.with(sections: source.sections.map { flat($0) { Branch($0, opening) } })
  }

  private func loaded(_ node: RowIdentity, _: Opening.Start) -> OutlineLoad? {
    nodes[node]?.load.flatMap { if case .success? = $0.result { $0 } else { nil } }
  }

  /// Calls a closure for each row of a list, with the nodes above it, until it returns true. This includes rows of
  /// collapsed sections and all known nodes.
  func search(_ source: ListSource, _ isLast: (Row, _ parents: [Row], ListSection) -> Bool) {
    let opening = Opening(hashes: [], isOpen: { _, _ in false }, load: loaded)
    _ = source.distinct.rows.sections.contains { section in
      section.groups.contains { Branch($0, opening).search([], opening) { isLast($0, $1, section) } }
    }
  }

  private func flat(_ section: ListSection, _ tree: (AnyRows) -> Branch) -> ListSection {
    guard section.groups.contains(where: \.isOutline) else { return section }
    return section.with(
      section.groups.reduce(into: []) { groups, group in
        if group.isOutline { tree(group).append(to: &groups) } else { groups.append(group) }
      }
    )
  }

  private func tree(of group: AnyRows) -> Branch {
    // A tree retains its group, so that the identifier stays unique.
    let tree = trees[ObjectIdentifier(group)] ?? Branch(group, opening)
    trees[ObjectIdentifier(group)] = tree
    return tree
  }

  /// Forgets the nodes that neither this list nor the list before contains. Hidden nodes count as contained.
  private func lookUpNodes(of source: ListSource) {
    (list, trees, seen) = (source.distinct, [:], [])
    hasOutlines = hasOutlines || source.hasOutlines
    for group in source.sections.lazy.flatMap(\.groups) where group.isOutline { _ = tree(of: group) }
    for (id, node) in nodes {
      let parents = sequence(first: id) { [nodes] in nodes[$0]?.parent }.prefix(nodes.count + 1)
      // A hidden node is below a closed node that is shown.
      let isKnown = parents.first(where: seen.contains).map { $0 == id || !isExpanded($0) } ?? false
      nodes[id]?.isAbsent = !isKnown
      if !isKnown, node.isAbsent { nodes[id] = nil }
    }
  }
}

extension ListAdapter {
  /// Returns whether a collapsible section hides its rows: after the last tap or call to ``setCollapsed(_:section:)``,
  /// or else as declared initially, or false if the list has no collapsible section with this id.
  public func isCollapsed(_ section: some Hashable) -> Bool {
    let id = AnyHashable(section)
    return disclosures.collapsed[id] ?? source.sections.first { $0.id == id }?.collapsing?.isCollapsedAtFirst
      ?? false
  }

  /// Hides or shows the rows of a collapsible section without emitting an event. The section does not have to be in the
  /// list yet.
  public func setCollapsed(_ isCollapsed: Bool, section: some Hashable) {
    disclosures.collapsed[AnyHashable(section)] = isCollapsed
    guard source.sections.contains(where: { $0.id == AnyHashable(section) && $0.collapsing != nil }) else {
      return
    }
    showDisclosed()
  }

  /// Shows the last applied list again to hide or show rows, unless a waiting list will do so.
  func showDisclosed(keepsPosition: Bool = true) {
    if list.waiting == nil { applyAgain(keepsPosition: keepsPosition) }
  }

  func hides(_ section: ListSection) -> Bool {
    section.collapsing.map { disclosures.collapsed[section.id] ?? $0.isCollapsedAtFirst } ?? false
  }

  func setUpCollapsing(by header: UIView, ofSection index: Int) {
    for case let tap as CollapsingTap in header.gestureRecognizers ?? [] {
      header.removeGestureRecognizer(tap)
      describe(header, nil, by: tap)
    }
    guard let section = shown.section(at: index), let collapsing = section.collapsing else { return }
    let id = section.id
    let tap = CollapsingTap()
    tap.section = id
    let name = collapsing.event
    tap.emits(
      event: PreparedEvent(name) { [weak self] header in
        guard let self else { return nil }
        disclosures.collapsed[id] = !isCollapsed(id)
        // The event is emitted before the rows change. The header keeps its position, not the first visible row.
        defer { showDisclosed(keepsPosition: false) }
        return header.routerEvent(name: name, userInfo: [.isCollapsed: isCollapsed(id)])
      }
    )
    header.addGestureRecognizer(tap)
    describe(header, section, by: tap)
  }

  /// Describes the visible headers again, because their titles or states may have changed.
  func describeHeaders() {
    for header in listView?.subviews ?? [] {
      for case let tap as CollapsingTap in header.gestureRecognizers ?? [] {
        describe(header, shown.source.sections.first { $0.id == tap.section }, by: tap)
      }
    }
  }

  /// Makes the view in a header a button with a state for assistive technologies, or none if the section is nil.
  ///
  /// A title becomes an accessibility element. A view of the app decides itself whether it is one.
  private func describe(_ header: UIView, _ section: ListSection?, by tap: CollapsingTap) {
    let container = header as? SupplementContainer ?? (header as? ViewItem)?.container
    // A header that is reused has another view by now.
    guard let view = section == nil ? tap.described : container?.view ?? header else { return }
    tap.described = view
    if container == nil {
      (view.isAccessibilityElement, view.accessibilityLabel) = (section != nil, section?.header?.title)
    }
    view.accessibilityTraits.subtract([.button, .header])
    if section != nil { view.accessibilityTraits.formUnion([.button, .header]) }
    view.accessibilityValue = section.map { isCollapsed($0.id) ? texts.collapsed : texts.expanded }
  }
}

/// A recognizer for taps on the header of a collapsible section, which is replaced when the header is reused.
private final class CollapsingTap: UITapGestureRecognizer {
  var section: AnyHashable?

  /// The view that is described as a button.
  weak var described: UIView?
}

extension ListSection {
  /// Makes the section collapsible, so that a tap on the section's header hides or shows the rows.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// The rows are hidden initially if `isCollapsed` is true. The section stays collapsed or expanded in later lists. On
  /// a tap, the header emits the event with ``RouterEvents/UserInfoKeys/isCollapsed`` in its user info before the rows
  /// are hidden or shown. If the section has no header, use ``ListAdapter/setCollapsed(_:section:)``.
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
