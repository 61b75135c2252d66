internal import RouterEvents

/// Rows that show models of one type.
final class ModelRows<Model>: RowGroup {
  private let models: [Model]
  private let options: RowOptions<Model>
  private let traits = ModelTraits<Model>()

  /// Found once, because rows never change.
  private lazy var heights: ModelHeights = {
    guard let first = models.first.map({ ($0 as? any CellModel)?.height }) else { return .none }
    let areSame = models.allSatisfy { ($0 as? any CellModel)?.height == first }
    return areSame ? first.map(ModelHeights.all) ?? .none : .mixed
  }()

  init(_ rows: Rows<Model>) {
    models = rows.models
    options = rows.options
    super.init(count: rows.models.count)
  }

  override func identities(from start: Int, in section: AnyHashable) -> [RowIdentity] {
    models.enumerated().map { index, model in
      if let id = options.id { return RowIdentity(id: id(model), of: Swift.type(of: model as Any)) }
      if let identity = traits.identity(model) { return identity }
      UnidentifiedModels.note(Swift.type(of: model as Any))
      return RowIdentity(position: start + index, in: section)
    }
  }

  override func model(at index: Int) -> Any { models[index] }

  override func hasChanged(at index: Int, to other: RowGroup, at otherIndex: Int) -> Bool {
    guard let other = other as? ModelRows<Model>, other.options.cell?.identifier == options.cell?.identifier
    else { return true }
    return !traits.areEqual(models[index], other.models[otherIndex])
  }

  override var cell: (type: AnyObject.Type, identifier: String)? {
    options.cell.map { ($0.type, $0.identifier) }
  }

  override func reuseIdentifier(at index: Int) -> String? {
    (models[index] as? any CellModel)?.reuseIdentifier
  }

  override var height: CellHeight? { options.height }

  override var modelHeights: ModelHeights { heights }

  override func modelHeight(at index: Int) -> CellHeight? {
    (models[index] as? any CellModel)?.height
  }

  override var canDelete: Bool { options.onDelete != nil }

  override func configure(_ cell: AnyObject, at index: Int, place: Int) -> Bool {
    options.cell?.configure(cell, models[index], place) ?? false
  }

  override func select(at index: Int, place: Int) { options.onSelect?(models[index], place) }

  override func event(at index: Int, place: Int) -> (EventName, UserInfo)? {
    options.event?(models[index], place)
  }

  override func delete(at index: Int, place: Int) { options.onDelete?(models[index], place) }
  override func display(at index: Int, place: Int) { options.onDisplay?(models[index], place) }
}
