internal import RouterEvents

/// A group of rows for one array of models.
final class ModelRows<Model>: AnyRows {
  let models: [Model]
  let traits: RowTraits<Model>
  let options: RowOptions<Model>

  init(_ models: [Model], _ traits: RowTraits<Model>, _ options: RowOptions<Model>) {
    (self.models, self.traits, self.options) = (models, traits, options)
    super.init(count: models.count, cell: options.cell, height: options.height)
  }

  override func follow(_ walk: RowWalk, from earlier: AnyRows, changed: inout [Int]) -> Int {
    // Safe because the types are equal. Unlike `as?`, this does not retain.
    guard type(of: earlier) == type(of: self),
      case let earlier = unsafeDowncast(earlier, to: ModelRows<Model>.self),
      earlier.traits.kind == traits.kind
    else { return super.follow(walk, from: earlier, changed: &changed) }
    // Another closure may return different ids for the same models.
    if case .given = traits.kind {
      let model = earlier.models[walk.earlierIndex]
      if traits.identity(model) != earlier.traits.identity(model) {
        return super.follow(walk, from: earlier, changed: &changed)
      }
    }
    var walk = walk
    walk.trustsMemory = traits.kind == .own && walk.staysInPlace
    return traits.follow(walk, models, earlier.models, &changed)
  }

  override func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {
    traits.hash(models, range, place, &hashes)
  }

  override func identity(at index: Int) -> RowIdentity? { traits.identity(models[index]) }

  override func without(_ indices: Set<Int>) -> AnyRows {
    let kept = models.indices.lazy.filter { !indices.contains($0) }
    return ModelRows(kept.map { models[$0] }, traits, options)
  }

  override func model(at index: Int) -> Any { models[index] }

  override func reuseIdentifier(at index: Int) -> String? {
    (models[index] as? any CellModel)?.reuseIdentifier
  }

  override func modelHeight(at index: Int) -> CellHeight? {
    guard let height = (models[index] as? any CellModel)?.height, height != .automatic else { return nil }
    if height.isPossible { return height }
    ModelNotices.noteImpossible(height, of: typeOfModel(models[index]))
    return .automatic
  }

  override func has(_ action: RowMoment) -> Bool {
    options.action(for: action) != nil || action == .select && options.event != nil
  }

  override func perform(_ action: RowMoment, at index: Int, place: Int) {
    options.action(for: action)?(models[index], place)
  }

  override func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? {
    options.event?(models[index], place)
  }

  override var hasSwipes: Bool { options.actions.leading != nil || options.actions.trailing != nil }

  override func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowAction])? {
    options.actions[edge].map { ($0.isFull, $0.actions(models[index])) }
  }

  override func menu(at index: Int) -> [RowMenuElement]? { options.actions.menu?(models[index]) }

  override var isReorderable: Bool { options.actions.reorder != nil }

  override func event(of reorder: Reorder, at index: Int) -> PreparedEvent? {
    options.actions.reorder?(models[index], reorder)
  }

  override func accepts(_ row: Row) -> Bool {
    guard isReorderable, let group = row.group as? ModelRows<Model> else { return false }
    return traits.identity(group.models[row.index]) == group.identity(at: row.index)
  }

  override func inserting(_ row: Row, at index: Int) -> AnyRows {
    guard let model = (row.group as? ModelRows<Model>)?.models[row.index] else { return self }
    var models = models
    models.insert(model, at: index)
    return ModelRows(models, traits, options)
  }
}

/// A trigger for an action that a row declares, such as selection.
enum RowMoment {
  case select
  case delete
  case display
  case prefetch
  case cancelPrefetch
}

/// The declared properties of a group of rows, except its models.
struct RowOptions<Model> {
  typealias Action = @MainActor (_ model: Model, _ place: Int) -> Void

  var cell: CellKind?
  var height: CellHeight?
  var event: (@MainActor (Model, Int) -> (name: EventName, userInfo: UserInfo))?

  // One property for each trigger, because a dictionary would cost more than the rest of a declaration.
  var select: Action?
  var delete: Action?
  var display: Action?
  var prefetch: Action?
  var cancelPrefetch: Action?

  var actions = RowActions<Model>()

  func action(for moment: RowMoment) -> Action? {
    switch moment {
    case .select: select
    case .delete: delete
    case .display: display
    case .prefetch: prefetch
    case .cancelPrefetch: cancelPrefetch
    }
  }
}
