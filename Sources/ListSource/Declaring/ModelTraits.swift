/// What can be told of models of a type: which is which, and whether two show the same. It is looked up once for rows of
/// one type, and for each model where the type is a protocol.
struct ModelTraits<Model> {
  private let identify: (Model) -> RowIdentity?
  private let areAllIdentifiable: Bool

  /// Whether the type says that each model is known by its id and can be compared.
  let areAllComparable: Bool
  private let compare: (Model, Model) -> Bool

  init() {
    let identifiable = Model.self as? any Identifiable.Type
    areAllIdentifiable = identifiable != nil
    identify =
      identifiable.map { identifier(of: $0) } ?? { ($0 as? any Identifiable).map { RowIdentity($0) } }
    let equatable = Model.self as? any Equatable.Type
    areAllComparable = identifiable != nil && equatable != nil
    compare =
      equatable.map { comparator(of: $0) }
      ?? { one, other in (one as? any Equatable).map { isEqual($0, to: other) } ?? false }
  }

  /// Which row a model is; nil where it does not say.
  func identity(_ model: Model) -> RowIdentity? { identify(model) }

  /// Whether a model says which row it is.
  func isIdentifiable(_ model: Model) -> Bool { areAllIdentifiable || model is any Identifiable }

  /// Whether two models show the same; false where they cannot be compared.
  func areEqual(_ one: Model, _ other: Model) -> Bool { compare(one, other) }
}

private func identifier<Model, Actual: Identifiable>(of _: Actual.Type) -> (Model) -> RowIdentity? {
  { ($0 as? Actual).map { RowIdentity($0) } }
}

private func comparator<Model, Actual: Equatable>(of _: Actual.Type) -> (Model, Model) -> Bool {
  { isEqual($0 as? Actual, to: $1) }
}

private func isEqual<Actual: Equatable>(_ one: Actual, to other: Any) -> Bool {
  (other as? Actual).map { $0 == one } ?? false
}

/// The type of what a model is: of what it wraps, where it is optional.
func typeOfModel(_ model: Any) -> Any.Type {
  if let wrapped = (model as? any OptionalModel)?.wrapped { return typeOfModel(wrapped) }
  return type(of: model)
}

private protocol OptionalModel {
  var wrapped: Any? { get }
}

extension Optional: OptionalModel {
  fileprivate var wrapped: Any? { self }
}
