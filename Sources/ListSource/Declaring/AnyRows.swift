internal import RouterEvents

/// A type-erased group of rows. To create one, use `Rows.erased`.
public class AnyRows {
  let count: Int

  /// The kind of cells that the rows declare, or nil if the adapter chooses a cell for each model.
  let cell: CellKind?

  let height: CellHeight?

  /// The siblings to which the rows belong, or nil if they are not the shown rows of an outline.
  let branch: Branch?

  /// The index of the first row among its siblings.
  @usableFromInline let start: Int

  @usableFromInline
  init(count: Int, cell: CellKind?, height: CellHeight?, _ branch: Branch? = nil, start: Int = 0) {
    (self.count, self.cell, self.height, self.branch, self.start) = (count, cell, height, branch, start)
  }

  /// Compares rows of this group with rows of `earlier`, as ``RowTraits/follow`` does.
  func follow(_ walk: RowWalk, from earlier: AnyRows, changed: inout [Int]) -> Int {
    for step in 0..<walk.limit {
      let index = walk.index(step)
      let id = identity(at: index)
      guard id == earlier.identity(at: walk.earlierIndex(step)), id != nil || walk.isInPlace(step)
      else { return step }
      if id == nil { ListProblem.reportUnidentified(typeOfModel(model(at: index))) }
      changed.append(step)
    }
    return walk.limit
  }

  /// Appends the identity hash of each row in a range to `hashes`, as ``RowTraits/hash`` does.
  func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {}

  /// Whether the hashes of rows without an id depend on their section and position.
  var hashesPlaces: Bool { false }

  /// Returns the identity of a row, or nil if the row is identified by its position.
  func identity(at index: Int) -> RowIdentity? { nil }

  /// Returns the index of the row with an id, regardless of the type of its model, or nil if there is none.
  func index(of id: AnyHashable) -> Int? { nil }

  func without(_ indices: Set<Int>) -> AnyRows { self }
  func model(at index: Int) -> Any { () }

  /// Returns whether the cells of these rows look like the cells of an earlier group if the models are equal. If
  /// closures configure the cells, both groups must be in the same section.
  func hasCells(of earlier: AnyRows, inSameSection: Bool) -> Bool {
    // Nearly all cells, and a comparison of two words.
    if case .configurable(let type)? = cell, case .configurable(let other)? = earlier.cell {
      return type == other
    }
    guard let cell, let earlier = earlier.cell else { return cell == nil && earlier.cell == nil }
    return cell.isSame(as: earlier) && cell.isConfiguredByClosure == earlier.isConfiguredByClosure
      && (inSameSection || !cell.isConfiguredByClosure)
  }

  func reuseIdentifier(at index: Int) -> String? { nil }

  /// Returns the fixed height that a row's model declares, or ``CellHeight/automatic`` if that is impossible.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  /// Returns whether the rows declare an action. An event by `Rows.emits(_:userInfo:)` counts as a selection action.
  func has(_ action: RowMoment) -> Bool { false }

  @MainActor func perform(_ action: RowMoment, at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> PreparedEvent? { nil }

  var prefetchDistance: PrefetchDistance? { nil }
  var sight: RowSight? { nil }

  var hasSwipes: Bool { false }
  @MainActor func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowActionItem])? { nil }
  @MainActor func menu(at index: Int) -> [RowMenuItem]? { nil }
  @MainActor func selectionMenu(of models: [Any]) -> [RowMenuItem]? { nil }

  var isReorderable: Bool { moves(.within) }
  func moves(_ move: RowMove) -> Bool { false }
  @MainActor func event(of reorder: Reorder, as move: RowMove) -> PreparedEvent? { nil }

  /// Returns whether the user may move a row of another group into this one. In both, it must have the same identity.
  func accepts(_ row: Row, by move: RowMove = .within) -> Bool { false }

  /// Returns a copy with a row inserted at an index. The group must accept the row.
  func inserting(_ row: Row, at index: Int) -> AnyRows { self }

  var isOutline: Bool { false }

  /// Returns a node that has children, or nil if the row has none.
  func node(at index: Int) -> (id: RowIdentity, event: EventName?)? { nil }

  /// Returns the children of a node, or a row in their place if they have to be loaded.
  @MainActor func children(at index: Int, of node: RowIdentity, _ opening: Opening) -> AnyRows { self }

  /// Returns some of these siblings, as a group of a branch.
  func part(_ range: Range<Int>, in branch: Branch) -> AnyRows { self }

  /// A row to insert after the first of the given siblings that is there, or else at the beginning.
  typealias Drop = (row: Row, siblings: [RowIdentity])

  /// Returns a copy of an outline in which a branch lacks a node, or has another row.
  func replacing(_ node: RowIdentity, in branch: Branch, by drop: Drop?) -> AnyRows { self }
}

struct Row {
  let group: AnyRows
  let index: Int

  /// The index of the row in its section.
  let place: Int

  let sectionHeight: CellHeight?
  let listHeight: CellHeight?

  var model: Any { group.model(at: index) }

  var height: CellHeight? {
    group.height ?? sectionHeight ?? group.modelHeight(at: index) ?? listHeight
  }

  /// The identity of the row, or nil if it is identified by its position.
  var id: RowIdentity? { group.identity(at: index) }

  @MainActor func perform(_ action: RowMoment) { group.perform(action, at: index, place: place) }
}

@usableFromInline
final class ModelRows<Model>: AnyRows {
  /// The models of the rows. In an outline, the models of all siblings, which the group shows from ``start``.
  @usableFromInline let models: [Model]
  @usableFromInline let traits: RowTraits<Model>
  @usableFromInline let options: Shared<RowOptions<Model>>?

  @inlinable
  init(
    _ models: [Model],
    _ traits: RowTraits<Model>,
    _ cell: CellKind?,
    _ options: Shared<RowOptions<Model>>?
  ) {
    (self.models, self.traits, self.options) = (models, traits, options)
    super.init(count: models.count, cell: cell, height: options?.value.height)
  }

  private init(_ models: [Model], _ range: Range<Int>, like rows: ModelRows, in branch: Branch?) {
    (self.models, traits, options) = (models, rows.traits, rows.options)
    super.init(count: range.count, cell: rows.cell, height: rows.height, branch, start: range.lowerBound)
  }

  private func with(_ models: [Model]) -> AnyRows {
    ModelRows(models, models.indices, like: self, in: branch)
  }

  override func follow(_ walk: RowWalk, from earlier: AnyRows, changed: inout [Int]) -> Int {
    // Safe because the types are equal. Unlike `as?`, this does not retain.
    guard type(of: earlier) == type(of: self),
      case let earlier = unsafeDowncast(earlier, to: ModelRows<Model>.self),
      earlier.traits.kind == traits.kind
    else { return super.follow(walk, from: earlier, changed: &changed) }
    // Another closure may return different ids for the same models.
    if case .given = traits.kind {
      let model = earlier.models[earlier.start + walk.earlierIndex]
      if traits.identity(model) != earlier.traits.identity(model) {
        return super.follow(walk, from: earlier, changed: &changed)
      }
    }
    var walk = walk.shifted(by: start, earlier.start)
    // One branch is one applied list, in which only nodes were expanded or collapsed.
    let isSameList = branch.map { $0 === earlier.branch } ?? false
    walk.trustsMemory = (traits.kind == .own || isSameList) && walk.staysInPlace
    return traits.follow(walk, models, earlier.models, &changed)
  }

  override func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {
    let (first, place) = (range.lowerBound + start, RowPlace(section: place.section, row: place.row - start))
    traits.hash(models, first..<first + range.count, place, &hashes)
  }

  override var hashesPlaces: Bool { traits.kind == .mixed }

  override func identity(at index: Int) -> RowIdentity? { traits.identity(models[start + index]) }

  override func index(of id: AnyHashable) -> Int? {
    traits.find(id, models, start..<start + count).map { $0 - start }
  }

  override func without(_ indices: Set<Int>) -> AnyRows {
    let kept = (0..<count).lazy.filter { !indices.contains($0) }
    return with(kept.map { models[start + $0] })
  }

  override func model(at index: Int) -> Any { models[start + index] }

  override func reuseIdentifier(at index: Int) -> String? {
    (models[start + index] as? any CellModel)?.reuseIdentifier
  }

  override func modelHeight(at index: Int) -> CellHeight? {
    let model = models[start + index]
    guard let height = (model as? any CellModel)?.height, height != .automatic else { return nil }
    if height.isPossible { return height }
    ListProblem.reportImpossible(height, of: typeOfModel(model))
    return .automatic
  }

  override func has(_ action: RowMoment) -> Bool {
    options?.value.action(for: action) != nil || action == .select && options?.value.event != nil
  }

  override func perform(_ action: RowMoment, at index: Int, place: Int) {
    options?.value.action(for: action)?(models[start + index], place)
  }

  override func event(at index: Int, place: Int) -> PreparedEvent? {
    options?.value.event?(models[start + index], place)
  }

  override var prefetchDistance: PrefetchDistance? { options?.value.prefetchDistance }

  override var sight: RowSight? { options?.value.sight }

  override var hasSwipes: Bool { options?.value.leading != nil || options?.value.trailing != nil }

  override func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowActionItem])? {
    options?.value[edge].map { ($0.isFull, $0.actions(models[start + index])) }
  }

  override func menu(at index: Int) -> [RowMenuItem]? { options?.value.menu?(models[start + index]) }

  override func selectionMenu(of models: [Any]) -> [RowMenuItem]? {
    options?.value.selectionMenu?(models.compactMap { $0 as? Model })
  }

  override func moves(_ move: RowMove) -> Bool { options?.value.moves[move] != nil }

  override func event(of reorder: Reorder, as move: RowMove) -> PreparedEvent? {
    (reorder.item as? Model).flatMap { options?.value.moves[move]?($0, reorder) }
  }

  override func accepts(_ row: Row, by move: RowMove) -> Bool {
    guard moves(move), let group = row.group as? ModelRows<Model>,
      move == .arrival || (branch == nil) == (group.branch == nil)
    else { return false }
    return traits.identity(group.models[group.start + row.index]) == group.identity(at: row.index)
  }

  override func inserting(_ row: Row, at index: Int) -> AnyRows {
    guard let model = row.model as? Model else { return self }
    var models = Array(models[start..<start + count])
    models.insert(model, at: index)
    return with(models)
  }

  override var isOutline: Bool { branch == nil && options?.value.outline != nil }

  override func node(at index: Int) -> (id: RowIdentity, event: EventName?)? {
    guard let own = options?.value.outline, own.children(models[start + index]) != nil else { return nil }
    return identity(at: index).map { ($0, own.event) }
  }

  override func children(at index: Int, of node: RowIdentity, _ opening: Opening) -> AnyRows {
    guard let outline = options?.value.outline else { return self }
    let model = models[start + index]
    let known = outline.moved[node] ?? outline.children(model) ?? []
    if !known.isEmpty, outline.loading != nil { opening.know(node) }
    guard known.isEmpty, outline.moved[node] == nil, let loading = outline.loading,
      let load = opening.load(node, { onEnd in OutlineLoad({ try await loading(model) }, onEnd: onEnd) })
    else { return with(known) }
    if case .success(let loaded) = load.result { return with(loaded as? [Model] ?? []) }
    let isFailure = load.result != nil
    let text = isFailure ? opening.texts.failure : opening.texts.loading
    let own = modelHeight(at: index) ?? .automatic
    return OutlineStatus(node: node, isFailure: isFailure, text: text, height: own).rows(height: height)
  }

  override func part(_ range: Range<Int>, in branch: Branch) -> AnyRows {
    ModelRows(models, range, like: self, in: branch)
  }

  override func replacing(_ node: RowIdentity, in branch: Branch, by drop: Drop?) -> AnyRows {
    // An outline of other models has none of these nodes.
    guard let known = (branch.siblings as? ModelRows<Model>)?.models else { return self }
    var options = options?.value ?? RowOptions()
    var models = branch.parent.map { options.outline?.moved[$0] ?? known } ?? self.models
    models.removeAll { traits.identity($0) == node }
    if let drop, let model = drop.row.model as? Model {
      let places = Dictionary(models.enumerated().map { (traits.identity($1), $0) }) { first, _ in first }
      let earlier = drop.siblings.lazy.compactMap { places[$0] }.first
      models.insert(model, at: earlier.map { $0 + 1 } ?? 0)
    }
    guard let parent = branch.parent else { return with(models) }
    options.outline?.moved[parent] = models
    return ModelRows(self.models, traits, cell, Shared(options))
  }
}

enum RowMoment {
  case select, delete, display, endDisplay, prefetch, cancelPrefetch
}

/// A drag of a row: to another place in its list, to another list, or here from another list.
enum RowMove { case within, departure, arrival }

/// The declared properties of a group of rows, except its models and cells.
@usableFromInline
struct RowOptions<Model> {
  typealias Action = @MainActor (_ model: Model, _ place: Int) -> Void
  typealias Swipe = (isFull: Bool, actions: @MainActor (Model) -> [RowActionItem])

  @usableFromInline var height: CellHeight?

  /// The traits of rows whose ids a closure returns, or nil if the conformances of the models decide.
  @usableFromInline var traits: RowTraits<Model>?

  var event: (@MainActor (Model, Int) -> PreparedEvent)?

  // One property for each trigger, because a dictionary would cost more than the rest of a declaration.
  var select: Action?
  var delete: Action?
  var display: Action?
  var prefetch: Action?
  var cancelPrefetch: Action?
  var endDisplay: Action?

  var prefetchDistance: PrefetchDistance?
  var sight: RowSight?

  var leading: Swipe?
  var trailing: Swipe?
  var menu: (@MainActor (Model) -> [RowMenuItem])?
  var selectionMenu: (@MainActor ([Model]) -> [RowMenuItem])?
  var moves: [RowMove: @MainActor (Model, Reorder) -> PreparedEvent] = [:]
  var outline: Outline<Model>?

  subscript(edge: SwipeEdge) -> Swipe? {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  func action(for moment: RowMoment) -> Action? {
    switch moment {
    case .select: select
    case .delete: delete
    case .display: display
    case .endDisplay: endDisplay
    case .prefetch: prefetch
    case .cancelPrefetch: cancelPrefetch
    }
  }
}

/// A value in an object of its own. Most declarations have none, and copies share it.
@usableFromInline
final class Shared<Value> {
  @usableFromInline let value: Value

  init(_ value: Value) { self.value = value }
}
