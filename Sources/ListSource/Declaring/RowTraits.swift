internal import KitSupport

/// Closures that compare, hash and identify models.
///
/// Where possible, inlinable code creates the closures, so the compiler specializes them for the client's model type.
@usableFromInline
struct RowTraits<Model> {
  /// Compares models along a walk until two identities differ, and returns the number of steps before that.
  ///
  /// If the content at a step differs or cannot be compared, the closure appends the step to `changed`.
  let follow: (RowWalk, _ models: [Model], _ earlier: [Model], _ changed: inout [Int]) -> Int

  /// Appends the identity hash of each model in a range to `hashes`. If a model has no id, its hash depends on the
  /// `RowPlace`, the position of the group's first row.
  let hash: (_ models: [Model], Range<Int>, RowPlace, _ hashes: inout [Int]) -> Void

  /// Returns the identity of a model, or nil if its row is identified by position.
  let identity: (Model) -> RowIdentity?

  /// Returns the index of the first model in a range that has the given id, regardless of its type.
  let find: (AnyHashable, _ models: [Model], Range<Int>) -> Int?

  /// The closures can compare two groups only if both have the same model type and the same source of ids.
  let kind: RowIDKind

  @usableFromInline
  init(
    kind: RowIDKind,
    follow: @escaping (RowWalk, [Model], [Model], inout [Int]) -> Int,
    hash: @escaping ([Model], Range<Int>, RowPlace, inout [Int]) -> Void,
    identity: @escaping (Model) -> RowIdentity?,
    find: @escaping (AnyHashable, [Model], Range<Int>) -> Int?
  ) {
    (self.kind, self.follow, self.hash, self.identity, self.find) = (kind, follow, hash, identity, find)
  }

  /// Creates the traits of models that are identified by ids of one type.
  ///
  /// `type` returns the type of a model at run time, which is part of its row's identity.
  @inlinable
  @inline(__always)
  init<ID: Hashable>(
    kind: RowIDKind,
    type: @escaping (Model) -> Any.Type,
    id: @escaping (Model) -> ID,
    isEqual: @escaping (Model, Model) -> Bool
  ) {
    self.init(kind: kind) { walk, models, earlier, changed in
      models.withUnsafeBufferPointer { models in
        earlier.withUnsafeBufferPointer { earlier in
          // Arrays that share memory contain equal models.
          if walk.trustsMemory, models.baseAddress == earlier.baseAddress { return walk.limit }
          var (index, earlierIndex) = (walk.index, walk.earlierIndex)
          for step in 0..<walk.limit {
            if id(models[index]) != id(earlier[earlierIndex]) { return step }
            if type(models[index]) != type(earlier[earlierIndex]) { return step }
            if !isEqual(models[index], earlier[earlierIndex]) { changed.append(step) }
            index &+= walk.stride
            earlierIndex &+= walk.earlierStride
          }
          return walk.limit
        }
      }
    } hash: { models, range, _, hashes in
      models.withUnsafeBufferPointer { models in
        for index in range {
          hashes.append(id(models[index]).hashValue ^ Int(bitPattern: ObjectIdentifier(type(models[index]))))
        }
      }
    } identity: { model in
      RowIdentity(id: AnyHashable(id(model)), of: type(model))
    } find: { wanted, models, range in
      // Ids of other types can be equal, such as integers of another size.
      guard Swift.type(of: wanted.base) == ID.self, ID.self != RowIdentity.self, let own = wanted as? ID
      else {
        return range.first { RowIdentity(id: AnyHashable(id(models[$0])), of: type(models[$0])).has(wanted) }
      }
      return models[range].firstIndex { id($0) == own }
    }
  }
}

@usableFromInline
enum RowIDKind: Equatable {
  /// The models' own ids, which all have the same type. All models are `Equatable`.
  case own

  /// The models' own ids, which all have the same type.
  case identified

  /// Ids that a closure returns for the models. The associated value identifies the type of the ids.
  case given(ObjectIdentifier)

  /// The models' own ids. If a model has no id, its row is identified by its position.
  case mixed
}

/// A simultaneous walk along an array of models and an array of earlier models.
@usableFromInline
struct RowWalk {
  @usableFromInline var index: Int
  @usableFromInline var earlierIndex: Int
  @usableFromInline let limit: Int

  /// The directions: 1 for downward, -1 for upward.
  @usableFromInline var stride = 1
  @usableFromInline var earlierStride = 1

  var place: RowPlace
  var earlierPlace: RowPlace

  /// Whether to treat rows as equal, without comparing them, if both arrays share their memory.
  @usableFromInline var trustsMemory = false

  var staysInPlace: Bool { index == earlierIndex && stride == earlierStride }

  func index(_ step: Int) -> Int { index + step * stride }
  func earlierIndex(_ step: Int) -> Int { earlierIndex + step * earlierStride }

  /// Returns the same walk along arrays in which the groups begin at other indices.
  func shifted(by offset: Int, _ earlierOffset: Int) -> RowWalk {
    var walk = self
    walk.index += offset
    walk.earlierIndex += earlierOffset
    walk.place = RowPlace(section: place.section, row: place.row - offset)
    walk.earlierPlace = RowPlace(section: earlierPlace.section, row: earlierPlace.row - earlierOffset)
    return walk
  }

  func isInPlace(_ step: Int) -> Bool {
    place.section == earlierPlace.section && place.row + index(step) == earlierPlace.row + earlierIndex(step)
  }
}

/// The section of a group of rows, and the index of the group's first row in that section.
@usableFromInline
struct RowPlace {
  /// An integer that identifies the section in both lists. For hashing, it is the hash of the section's id.
  let section: Int

  let row: Int

  static var first: RowPlace { RowPlace(section: 0, row: 0) }
}

extension RowTraits {
  @inlinable
  @inline(__always)
  static func own() -> RowTraits where Model: Identifiable & Equatable {
    RowTraits(kind: .own, type: { type(of: $0) }, id: { $0.id }, isEqual: { $0 == $1 })
  }

  /// Returns the traits of models with ids. Only models of a subclass can be `Equatable`, unless all are.
  @inlinable
  static func identified() -> RowTraits where Model: Identifiable {
    if Model.self is any Equatable.Type { return inferred() }
    return RowTraits(
      kind: .identified,
      type: { type(of: $0) },
      id: { $0.id },
      isEqual: { type(of: $0) != Model.self && isEqual($0, $1) }
    )
  }

  /// Returns the traits of models whose conformances are not known at compile time. Unless the type is `Identifiable`
  /// at run time, the closures cast each model, which makes a comparison about ten times as slow.
  @usableFromInline
  static func inferred() -> RowTraits {
    let type: Any.Type = Model.self
    if let type = type as? any (Identifiable & Equatable).Type { return own(type) as? RowTraits ?? mixed }
    if let type = type as? any Identifiable.Type { return identified(type) as? RowTraits ?? mixed }
    return mixed
  }

  private static func own<Actual: Identifiable & Equatable>(_: Actual.Type) -> Any { RowTraits<Actual>.own() }
  private static func identified<Actual: Identifiable>(_: Actual.Type) -> Any {
    RowTraits<Actual>.identified()
  }

  private static var mixed: RowTraits {
    RowTraits(kind: .mixed) { walk, models, earlier, changed in
      for step in 0..<walk.limit {
        let model = models[walk.index(step)]
        switch likeness(model, earlier[walk.earlierIndex(step)]) {
        case .equal: break
        case .same: changed.append(step)
        case .unidentified where walk.isInPlace(step):
          ListProblem.reportUnidentified(typeOfModel(model))
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
          ListProblem.reportUnidentified(typeOfModel(models[index]))
          var hasher = Hasher()
          hasher.combine(place.section)
          hasher.combine(place.row + index)
          hashes.append(hasher.finalize())
        }
      }
    } identity: {
      ($0 as? any Identifiable).map { RowIdentity($0) }
    } find: { id, models, range in
      models[range].firstIndex { model in
        (model as? any Identifiable).map { RowIdentity($0).has(id) } == true
      }
    }
  }

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

  case other, unidentified
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

@usableFromInline
func isOptional(_ type: Any.Type) -> Bool { type is any OptionalModel.Type }

private protocol OptionalModel {
  var wrapped: Any? { get }
}

extension Optional: OptionalModel {
  fileprivate var wrapped: Any? { self }
}
