internal import KitSupport
internal import RouterEvents

/// Rows that show models of one type.
final class ModelRows<Model>: RowGroup {
  private let models: Pages<Model>
  private let options: RowOptions<Model>
  private let traits = ModelTraits<Model>()

  /// Whether the models agree on a height, once that was found out and where it stays so.
  private var agreement: Bool?

  /// How many models from the first one on are known to agree on a height.
  private var knownToAgree = 1

  init(_ rows: Rows<Model>) {
    models = rows.models
    options = rows.options
    super.init(count: rows.models.count)
  }

  override func identities(from start: Int, in section: AnyHashable, after known: Int = 0) -> [RowIdentity] {
    (known..<count).map { index in
      let model = models[index]
      if let id = options.id { return RowIdentity(id: id(model), of: typeOfModel(model)) }
      if let identity = traits.identity(model) { return identity }
      UnidentifiedModels.note(typeOfModel(model))
      return RowIdentity(position: start + index, in: section)
    }
  }

  override func model(at index: Int) -> Any { models[index] }

  override func hasChanged(at index: Int, to other: RowGroup, at otherIndex: Int) -> Bool {
    guard let other = other as? ModelRows<Model>, other.cell?.identifier == cell?.identifier else {
      return true
    }
    let model = models[index]
    let isKnown = options.id != nil || traits.isIdentifiable(model)
    return !isKnown || !traits.areEqual(model, other.models[otherIndex])
  }

  override var cell: CellKind? { options.cell }

  override func reuseIdentifier(at index: Int) -> String? {
    (models[index] as? any CellModel)?.reuseIdentifier
  }

  override var height: CellHeight? { options.height }

  override var modelsAgreeOnHeight: Bool {
    if let agreement { return agreement }
    let first = models.first.map(height)
    let agree = models.dropFirst(knownToAgree).allSatisfy { height(of: $0) == first }
    // What cannot be compared counts as changed each time, as an object may have.
    if traits.areAllComparable { agreement = agree }
    return agree
  }

  override func modelHeight(at index: Int) -> CellHeight? { height(of: models[index]) }

  private func height(of model: Model) -> CellHeight? {
    guard let height = (model as? any CellModel)?.height, height != .automatic else { return nil }
    return height.isPossible ? height : ImpossibleHeights.note(height, of: typeOfModel(model))
  }

  override func continues(_ other: RowGroup) -> Bool {
    guard let other = other as? ModelRows<Model>, traits.areAllComparable, models.continues(other.models),
      options.id == nil, other.options.id == nil, height == other.height,
      cell?.identifier == other.cell?.identifier
    else { return false }
    if other.agreement == true { knownToAgree = max(1, other.count) }
    if other.agreement == false { agreement = false }
    return true
  }

  override func has(_ action: RowAction) -> Bool {
    options.actions[action] != nil || action == .select && options.event != nil
  }

  override func perform(_ action: RowAction, at index: Int, place: Int) {
    options.actions[action]?(models[index], place)
  }

  override func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? {
    options.event?(models[index], place)
  }
}
