extension RowTraits {
  /// Returns the traits of models that are identified by their own ids.
  @inlinable
  @inline(__always)
  static func own() -> RowTraits where Model: Identifiable & Equatable {
    RowTraits(kind: .own, type: { type(of: $0) }, id: { $0.id }, isEqual: { $0 == $1 })
  }

  /// Returns the traits of models whose conformances are not known at compile time.
  ///
  /// If the type is `Identifiable` and `Equatable` at run time, the traits are those of ``own()``, but not specialized.
  /// Otherwise the closures cast each model before they read its id or compare it. The casts make a comparison about
  /// ten times as slow.
  @usableFromInline
  static func inferred() -> RowTraits {
    guard let type = Model.self as? any (Identifiable & Equatable).Type else { return mixed }
    return own(type) as? RowTraits ?? mixed
  }

  private static func own<Actual: Identifiable & Equatable>(_: Actual.Type) -> Any { RowTraits<Actual>.own() }

  private static var mixed: RowTraits {
    RowTraits(kind: .mixed) { walk, models, earlier, changed in
      for step in 0..<walk.limit {
        let model = models[walk.index(step)]
        switch likeness(model, earlier[walk.earlierIndex(step)]) {
        case .equal: break
        case .same: changed.append(step)
        case .unidentified where walk.isInPlace(step):
          ModelNotices.noteUnidentified(typeOfModel(model))
          changed.append(step)
        case .unidentified, .other: return step
        }
      }
      return walk.limit
    } hash: { models, range, place, hashes in
      for index in range {
        if let model = models[index] as? any Identifiable {
          hashes.append(hash(of: model))
        } else {
          ModelNotices.noteUnidentified(typeOfModel(models[index]))
          var hasher = Hasher()
          hasher.combine(place.section)
          hasher.combine(place.row + index)
          hashes.append(hasher.finalize())
        }
      }
    } identity: {
      ($0 as? any Identifiable).map { RowIdentity($0) }
    }
  }

  /// Compares two models by type and id and, if they are `Equatable`, by value.
  private static func likeness(_ one: Model, _ other: Model) -> Likeness {
    func compare<Actual: Identifiable & Equatable>(_ one: Actual) -> Likeness {
      guard let other = other as? Actual, type(of: other) == type(of: one), other.id == one.id else {
        return .other
      }
      return other == one ? .equal : .same
    }
    func identify<Actual: Identifiable>(_ one: Actual) -> Likeness {
      guard let other = other as? Actual, type(of: other) == type(of: one), other.id == one.id else {
        return .other
      }
      return .same
    }
    if let one = one as? any (Identifiable & Equatable) { return compare(one) }
    if let one = one as? any Identifiable { return identify(one) }
    return other is any Identifiable ? .other : .unidentified
  }

  private static func hash<Actual: Identifiable>(of model: Actual) -> Int {
    model.id.hashValue ^ Int(bitPattern: ObjectIdentifier(type(of: model) as Any.Type))
  }
}

private enum Likeness {
  case equal

  /// The models have the same id, but are unequal or not `Equatable`.
  case same

  case other

  /// Neither model has an id.
  case unidentified
}

/// Returns whether two models are equal, or false if they are not `Equatable`.
@usableFromInline
func isEqual<Model>(_ one: Model, _ other: Model) -> Bool {
  func isEqual<Actual: Equatable>(_ one: Actual) -> Bool { (other as? Actual).map { $0 == one } ?? false }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}

/// Returns the dynamic type of a model, or of the wrapped value if the model is an optional that is not nil.
@usableFromInline
func typeOfModel(_ model: Any) -> Any.Type {
  if let wrapped = (model as? any OptionalModel)?.wrapped { return typeOfModel(wrapped) }
  return type(of: model)
}

/// Returns whether a type is an optional.
@usableFromInline
func isOptional(_ type: Any.Type) -> Bool { type is any OptionalModel.Type }

private protocol OptionalModel {
  var wrapped: Any? { get }
}

extension Optional: OptionalModel {
  fileprivate var wrapped: Any? { self }
}
