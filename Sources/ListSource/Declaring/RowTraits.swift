/// Closures that compare, hash and identify ranges of models.
///
/// They are made in inlinable initialisers that the client's module specialises for its model type. This is why
/// comparing 100,000 rows takes the time of a loop over two arrays.
@usableFromInline
struct RowTraits<Model> {
  /// Walks along two arrays of models until two rows have different identities. Appends the steps at which the content
  /// differs to `changed`. Returns the number of steps with the same identity.
  let follow: (RowWalk, _ models: [Model], _ earlier: [Model], _ changed: inout [Int]) -> Int

  /// Appends the hashes of the ids of a range of models.
  let hash: (_ models: [Model], Range<Int>, RowPlace, _ hashes: inout [Int]) -> Void

  /// The identity of a model, or nil if it is identified by its position.
  let identity: (Model) -> RowIdentity?

  /// The kind of the rows' ids. Closures can compare only rows with the same model type and kind.
  let kind: RowIDKind

  @usableFromInline
  init(
    kind: RowIDKind,
    follow: @escaping (RowWalk, [Model], [Model], inout [Int]) -> Int,
    hash: @escaping ([Model], Range<Int>, RowPlace, inout [Int]) -> Void,
    identity: @escaping (Model) -> RowIdentity?
  ) {
    (self.kind, self.follow, self.hash, self.identity) = (kind, follow, hash, identity)
  }

  /// Creates the traits of models with ids of one type.
  ///
  /// - Parameters:
  ///   - kind: The kind of the ids.
  ///   - type: Returns the type of a model, which is part of its row's identity.
  ///   - id: Returns the id of a model.
  ///   - isEqual: Whether two models show the same.
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
          // The same memory holds equal models.
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
    }
  }
}

/// The kind of id that identifies rows.
@usableFromInline
enum RowIDKind: Equatable {
  /// The models' own ids, of one type.
  case own

  /// Ids of this type, which a closure returns for each model.
  case given(ObjectIdentifier)

  /// The own id of each model that has one, else the position.
  case mixed
}

/// A walk along two arrays of models, step by step.
@usableFromInline
struct RowWalk {
  /// The indices at which the walk starts, in the models and in the earlier ones.
  @usableFromInline let index: Int
  @usableFromInline let earlierIndex: Int

  /// The maximum number of steps.
  @usableFromInline let limit: Int

  /// The directions in the models and in the earlier ones: 1 for downwards, -1 for upwards.
  @usableFromInline var stride = 1
  @usableFromInline var earlierStride = 1

  /// The places of the first model and of the first earlier one.
  let place: RowPlace
  let earlierPlace: RowPlace

  /// Whether two arrays with the same memory hold equal rows, so that the walk can skip them.
  @usableFromInline var trustsMemory = false

  /// Whether the models and the earlier ones have the same start and direction.
  var staysInPlace: Bool { index == earlierIndex && stride == earlierStride }

  /// Returns the index after a number of steps.
  func index(_ step: Int) -> Int { index + step * stride }
  func earlierIndex(_ step: Int) -> Int { earlierIndex + step * earlierStride }

  /// Returns whether both rows have the same position in the same section after a number of steps.
  func isInPlace(_ step: Int) -> Bool {
    place.section == earlierPlace.section && place.row + index(step) == earlierPlace.row + earlierIndex(step)
  }
}

/// The place of the first model of a group.
@usableFromInline
struct RowPlace {
  /// A number that only sections with the same id share. For hashing, it is the hash of the section's id.
  let section: Int

  /// The index in the section.
  let row: Int
}
