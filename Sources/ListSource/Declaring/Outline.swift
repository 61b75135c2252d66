/// The sources of the children of the rows of an outline.
struct Outline<Model> {
  /// Returns the children of a node, or nil if it is a leaf.
  var children: (Model) -> [Model]?

  /// Loads the children of a node for which `children` returns an empty array, or nil to load nothing.
  var loading: (@MainActor (Model) async throws -> [Model])?

  var event: EventName?

  /// The children of nodes after a drag, by the identities of the nodes.
  var moved: [RowIdentity: [Model]] = [:]
}

/// The nodes to open in a tree.
@MainActor
struct Opening {
  /// The hashes of the only nodes to ask about, or nil to ask about all.
  let hashes: Set<Int>?

  var texts = ListTexts()

  /// Returns whether a node is open. `parent` is nil at the top of the outline.
  let isOpen: (_ node: RowIdentity, _ parent: RowIdentity?) -> Bool

  let load: (_ node: RowIdentity, _ start: Start) -> OutlineLoad?
  typealias Start = (_ onEnd: @escaping @MainActor () -> Void) -> OutlineLoad

  /// Notes that the list has the children of a node, so that none are loaded.
  var know: (_ node: RowIdentity) -> Void = { _ in }
}

/// The children of a node, which are loading or have been loaded. Releasing the load cancels it.
@MainActor
final class OutlineLoad {
  /// The children as an array of models, or nil while they are loading.
  private(set) var result: Result<Any, any Error>?

  private var task: Task<Void, Never>?

  init() { result = .success(()) }

  init<Models>(
    _ load: @escaping @MainActor () async throws -> Models,
    onEnd: @escaping @MainActor () -> Void
  ) {
    task = Task { [weak self] in
      let result: Result<Any, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      guard !Task.isCancelled, let self else { return }
      self.result = result
      onEnd()
    }
  }

  deinit { task?.cancel() }
}

/// The siblings of an outline whose parent is open, or that have no parent. An adapter keeps the branches of a list
/// while it shows that list. They are never part of the list itself.
@usableFromInline
final class Branch {
  /// The rows that declare the outline.
  let declared: AnyRows

  let siblings: AnyRows
  let parent: RowIdentity?
  let level: Int
  private weak var outer: Branch?
  private var open: [(index: Int, branch: Branch)] = []

  @MainActor
  convenience init(_ declared: AnyRows, _ opening: Opening) {
    var opened: Set<RowIdentity> = []
    self.init(declared, of: nil, in: nil, opening, &opened)
  }

  /// `opened` has the nodes that are already open in the tree, so that a cycle ends.
  @MainActor
  private init(
    _ siblings: AnyRows,
    of parent: RowIdentity?,
    in outer: Branch?,
    _ opening: Opening,
    _ opened: inout Set<RowIdentity>
  ) {
    (self.siblings, self.parent, self.outer) = (siblings, parent, outer)
    (declared, level) = (outer?.declared ?? siblings, outer.map { $0.level + 1 } ?? 0)
    if opening.hashes?.isEmpty == true { return }
    var own: [Int] = []
    if opening.hashes != nil { siblings.hash(0..<siblings.count, at: .first, into: &own) }
    for index in 0..<siblings.count where opening.hashes?.contains(own[index]) != false {
      guard let node = siblings.node(at: index)?.id, opening.isOpen(node, parent),
        opened.insert(node).inserted
      else { continue }
      let children = siblings.children(at: index, of: node, opening)
      open.append((index, Branch(children, of: node, in: self, opening, &opened)))
    }
  }

  /// The parents of the siblings, from the innermost to the outermost.
  var path: [RowIdentity] { sequence(first: self, next: \.outer).compactMap(\.parent) }

  var top: Branch { sequence(first: self, next: \.outer).reduce(self) { $1 } }

  /// Appends the siblings and the rows below them as groups of rows. A new group begins after each open node.
  func append(to groups: inout [AnyRows]) {
    var start = 0
    for (index, branch) in open {
      groups.append(siblings.part(start..<index + 1, in: self))
      branch.append(to: &groups)
      start = index + 1
    }
    groups.append(siblings.part(start..<siblings.count, in: self))
  }

  /// Opens or closes a sibling, in linear time in the number of open siblings, and in the number of children to show.
  /// Returns false if the sibling at the index is another one.
  @MainActor
  func open(_ isOpen: Bool, _ node: RowIdentity, at index: Int, _ opening: Opening) -> Bool {
    guard index < siblings.count, siblings.identity(at: index) == node else { return false }
    open.removeAll { $0.index == index }
    guard isOpen else { return true }
    var opened = Set(path).union([node])
    let children = siblings.children(at: index, of: node, opening)
    let branch = Branch(children, of: node, in: self, opening, &opened)
    open.insert((index, branch), at: open.firstIndex { $0.index > index } ?? open.count)
    return true
  }

  /// Calls a closure for each sibling and the rows below it, until the closure returns true.
  @MainActor
  func search(_ parents: [Row], _ opening: Opening, _ isLast: (Row, _ parents: [Row]) -> Bool) -> Bool {
    let all = siblings.part(0..<siblings.count, in: self)
    var opened: Set<RowIdentity> = []
    return (0..<siblings.count).contains { index in
      let row = Row(group: all, index: index, place: index, sectionHeight: nil, listHeight: nil)
      if isLast(row, parents) { return true }
      guard let node = row.node, !parents.contains(where: { $0.id == node }) else { return false }
      let children = siblings.children(at: index, of: node, opening)
      let below = Branch(children, of: node, in: self, opening, &opened)
      return below.search(parents + [row], opening, isLast)
    }
  }

  /// Opens a node again if it is open, because other children are known.
  @MainActor
  func reopen(_ node: RowIdentity, _ opening: Opening) {
    for (index, branch) in open {
      if branch.parent == node {
        _ = open(true, node, at: index, opening)
      } else {
        branch.reopen(node, opening)
      }
    }
  }
}

extension ListSource {
  var hasOutlines: Bool { sections.contains { $0.groups.contains(where: \.isOutline) } }
}
