internal import KitSupport

/// What can be told of models of a type: which is which, and whether two show the same. It is looked up once for rows of one
/// type, and for each model where the type is a protocol.
struct ModelTraits<Model> {
  private let identify: (Model) -> RowIdentity?
  private let compare: (Model, Model) -> Bool

  init() {
    if let type = Model.self as? any Identifiable.Type {
      identify = identifier(of: type)
    } else {
      identify = { ($0 as? any Identifiable).map { RowIdentity($0) } }
    }
    if let type = Model.self as? any Equatable.Type {
      compare = comparator(of: type)
    } else {
      compare = { one, other in (one as? any Equatable).map { isEqual($0, to: other) } ?? false }
    }
  }

  /// Which row a model is; nil where it does not say.
  func identity(_ model: Model) -> RowIdentity? { identify(model) }

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

/// The types of models that were reported for not being `Identifiable`.
enum UnidentifiedModels {
  private static let reported = Lock<Set<ObjectIdentifier>>([])

  /// Reports a type, once.
  static func note(_ type: Any.Type) {
    let isNew = reported.withLock { $0.insert(ObjectIdentifier(type)).inserted }
    guard isNew else { return }
    Reports.report(
      """
      Models of type \(type) are not Identifiable: their rows are known by their positions, and shown anew each time a list \
      is applied. Make \(type) Identifiable, or say what tells its rows apart by .id { … }.
      """
    )
  }
}
