internal import RouterEvents

/// Rows that show models of one type.
final class ModelRows<Model>: RowGroup {
  private let models: [Model]
  private let options: RowOptions<Model>
  private let traits = ModelTraits<Model>()

  /// Found once, because rows never change.
  private lazy var areFoundToAgreeOnHeight: Bool = {
    guard let first = models.indices.first.map(modelHeight) else { return true }
    return models.indices.dropFirst().allSatisfy { modelHeight(at: $0) == first }
  }()

  init(_ rows: Rows<Model>) {
    models = rows.models
    options = rows.options
    super.init(count: rows.models.count)
  }

  override func identities(from start: Int, in section: AnyHashable) -> [RowIdentity] {
    models.enumerated().map { index, model in
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

  override var modelsAgreeOnHeight: Bool { areFoundToAgreeOnHeight }

  override func modelHeight(at index: Int) -> CellHeight? {
    let model = models[index]
    guard let height = (model as? any CellModel)?.height, height != .automatic else { return nil }
    return height.isPossible ? height : ImpossibleHeights.note(height, of: typeOfModel(model))
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
