/// How the rows of an outline get their children.
struct Outline<Model> {
  /// Returns the children of a node, or nil if it is a leaf.
  var children: (Model) -> [Model]?

  /// Loads the children of a node for which `children` returns an empty array, or nil to load nothing.
  var loading: (@MainActor (Model) async throws -> [Model])?

  var event: EventName?

  /// The children of nodes after a drag, by the identities of the nodes.
  var moved: [RowIdentity: [Model]] = [:]
}

/// A node that has children.
struct OutlineNode {
  let id: RowIdentity

  /// The hash of the identity, as ``RowTraits/hash`` returns it.
  let hash: Int

  let event: EventName?
}

/// The nodes to open in a tree.
@MainActor
struct Opening {
  /// The hashes of the only nodes to ask about, or nil to ask about all.
  let hashes: Set<Int>?

  /// Returns whether a node is open. `parent` is nil at the top of the outline.
  let isOpen: (_ node: RowIdentity, _ parent: RowIdentity?) -> Bool

  /// Returns the load of a node's children. It may call `start`.
  let load: (_ node: RowIdentity, _ start: () -> OutlineLoad) -> OutlineLoad?
}

/// The children of a node, which are loading or have been loaded. Releasing the load cancels it.
@MainActor
final class OutlineLoad {
  /// The children as an array of models, or nil while they are loading.
  private(set) var result: Result<Any, any Error>?

  /// The branch that shows the state of the load.
  weak var status: Branch?

  var onEnd: @MainActor () -> Void = {}

  private var task: Task<Void, Never>?

  init<Models>(_ load: @escaping @MainActor () async throws -> Models) {
    task = Task { [weak self] in
      let result: Result<Any, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      if !Task.isCancelled { self?.end(result) }
    }
  }

  private func end(_ result: Result<Any, any Error>) {
    self.result = result
    onEnd()
  }

  deinit { task?.cancel() }
}

/// The siblings of an outline whose parent is open, or that have no parent.
///
/// An adapter keeps the branches of a list while it shows that list. They are never part of the list itself.
@usableFromInline
class Branch {
  let parent: RowIdentity?
  let level: Int
  private(set) weak var outer: Branch?

  init(of parent: RowIdentity?, in outer: Branch?) {
    (self.parent, self.outer, level) = (parent, outer, outer.map { $0.level + 1 } ?? 0)
  }

  /// The parents of the siblings, from the innermost to the outermost.
  var path: [RowIdentity] { sequence(first: self, next: \.outer).compactMap(\.parent) }

  var top: Branch { sequence(first: self, next: \.outer).reduce(self) { $1 } }

  /// The rows that declare the outline.
  var declared: AnyRows? { nil }

  /// Appends the siblings and the rows below them as groups of rows. A new group begins after each open node.
  func append(to groups: inout [AnyRows]) {}

  /// Opens or closes a sibling. Returns false if the sibling at the index is another one.
  ///
  /// - Complexity: Linear in the number of open siblings, and in the number of children to show.
  @MainActor func open(_ isOpen: Bool, _ node: RowIdentity, at index: Int, _ opening: Opening) -> Bool {
    false
  }

  /// Opens a sibling again, because its children have been loaded.
  @MainActor func reopen(_ child: Branch, _ opening: Opening) {}
}

final class ModelBranch<Model>: Branch {
  let models: [Model]
  private let rows: ModelRows<Model>
  private var open: [(index: Int, branch: Branch)] = []

  @MainActor
  init(
    of parent: RowIdentity? = nil,
    _ models: [Model],
    in rows: ModelRows<Model>,
    _ outer: Branch? = nil,
    _ opening: Opening,
    _ opened: inout Set<RowIdentity>
  ) {
    (self.rows, self.models) = (rows, models)
    super.init(of: parent, in: outer)
    for index in candidates(opening.hashes) {
      guard let node = rows.node(models[index]), opening.isOpen(node.id, parent),
        opened.insert(node.id).inserted
      else { continue }
      open.append((index, rows.branch(below: models[index], node.id, in: self, opening, &opened)))
    }
  }

  private func candidates(_ hashes: Set<Int>?) -> [Int] {
    guard let hashes else { return Array(models.indices) }
    if hashes.isEmpty { return [] }
    var own: [Int] = []
    rows.traits.hash(models, models.indices, RowPlace(section: 0, row: 0), &own)
    return models.indices.filter { hashes.contains(own[$0]) }
  }

  override var declared: AnyRows? { rows }

  override func append(to groups: inout [AnyRows]) {
    var start = 0
    for (index, branch) in open {
      groups.append(ModelRows(models[start...index], of: models, like: rows, in: self))
      branch.append(to: &groups)
      start = index + 1
    }
    groups.append(ModelRows(models[start...], of: models, like: rows, in: self))
  }

  override func open(_ isOpen: Bool, _ node: RowIdentity, at index: Int, _ opening: Opening) -> Bool {
    guard models.indices.contains(index), rows.traits.identity(models[index]) == node else { return false }
    let place = open.firstIndex { $0.index >= index } ?? open.count
    if place < open.count, open[place].index == index { open.remove(at: place) }
    guard isOpen else { return true }
    var opened = Set(path).union([node])
    open.insert((index, rows.branch(below: models[index], node, in: self, opening, &opened)), at: place)
    return true
  }

  override func reopen(_ child: Branch, _ opening: Opening) {
    guard let (index, _) = open.first(where: { $0.branch === child }), let node = child.parent else { return }
    _ = open(true, node, at: index, opening)
  }
}

/// A single row in place of children that are not there yet.
private final class StatusBranch: Branch {
  private let status: OutlineStatus

  init(_ status: OutlineStatus, of parent: RowIdentity, in outer: Branch) {
    self.status = status
    super.init(of: parent, in: outer)
  }

  override func append(to groups: inout [AnyRows]) { groups.append(status.rows(in: self)) }
}

extension ModelRows {
  /// Returns the node of a model, or nil if the model is a leaf or has no id.
  func node(_ model: Model) -> OutlineNode? {
    guard let outline = options?.value.outline, outline.children(model) != nil,
      let id = traits.identity(model)
    else { return nil }
    var hashes: [Int] = []
    traits.hash([model], 0..<1, RowPlace(section: 0, row: 0), &hashes)
    return OutlineNode(id: id, hash: hashes[0], event: outline.event)
  }

  @MainActor
  func branch(
    below model: Model,
    _ node: RowIdentity,
    in outer: Branch,
    _ opening: Opening,
    _ opened: inout Set<RowIdentity>
  ) -> Branch {
    guard let outline = options?.value.outline else { return Branch(of: node, in: outer) }
    var children = outline.moved[node] ?? outline.children(model) ?? []
    if outline.moved[node] == nil, children.isEmpty, let loading = outline.loading {
      let load = opening.load(node) { OutlineLoad { try await loading(model) } }
      switch load?.result {
      case .success(let loaded): children = loaded as? [Model] ?? []
      case nil where load == nil: break
      case let result:
        let status = StatusBranch(OutlineStatus(node: node, isFailure: result != nil), of: node, in: outer)
        load?.status = status
        return status
      }
    }
    return ModelBranch(of: node, children, in: self, outer, opening, &opened)
  }

  /// Returns the siblings of a branch. After a drag, they may differ from the branch.
  func siblings(in branch: Branch) -> [Model] {
    guard let parent = branch.parent else { return models }
    return options?.value.outline?.moved[parent] ?? (branch as? ModelBranch<Model>)?.models ?? []
  }

  func with(_ siblings: [Model], in branch: Branch) -> AnyRows {
    guard let parent = branch.parent else { return ModelRows(siblings, traits, cell, options) }
    var options = options?.value ?? RowOptions()
    options.outline?.moved[parent] = siblings
    return ModelRows(models, traits, cell, Shared(options))
  }
}

extension ListSource {
  var hasOutlines: Bool { sections.contains { $0.groups.contains(where: \.isOutline) } }

  /// Repeats the drop of a node, which has been made in another version of this list.
  ///
  /// The node comes after the first of `siblings` that its new parent has. `all` is this list with all nodes open.
  /// Returns nil if the node now has another parent than before the drag, or if the new parent is gone.
  ///
  /// - Complexity: Linear in the number of nodes.
  func dropping(
    _ node: RowIdentity,
    from old: RowIdentity?,
    onto new: RowIdentity?,
    in section: AnyHashable,
    after siblings: [RowIdentity],
    all: ShownList
  ) -> ListSource? {
    guard let row = all.index(of: node, near: RowIndex(section: 0, row: 0)).flatMap(all.row),
      let origin = row.group.branch, origin.parent == old
    else { return nil }
    let target =
      new == nil
      ? (0..<all.numberOfSections).lazy.filter { all.section(at: $0)?.id == section }
        .flatMap { all.section(at: $0)?.groups ?? [] }
        .first { $0.branch?.parent == nil && $0.accepts(row) }?.branch
      : all.firstIndex { $0 == new }.flatMap(all.row).flatMap { parent in
        all.source.distinct.rows.sections.lazy.flatMap(\.groups).first { $0.branch?.parent == new }?.branch
      }
    guard let target, !target.path.contains(node) else { return nil }
    var sections = sections
    func replace(_ declared: AnyRows?, _ change: (AnyRows) -> AnyRows) -> AnyRows? {
      for (index, section) in sections.enumerated() {
        guard let group = section.groups.firstIndex(where: { $0 === declared }) else { continue }
        var groups = section.groups
        groups[group] = change(groups[group])
        sections[index] = section.with(groups)
        return groups[group]
      }
      return nil
    }
    let isSame = origin.declared === target.declared
    let rest = replace(origin.declared) { $0.removing(node, from: origin) }
    let end = replace(isSame ? rest : target.declared) { $0.inserting(row, into: target, after: siblings) }
    return rest == nil || end == nil ? nil : with(sections: sections)
  }
}
