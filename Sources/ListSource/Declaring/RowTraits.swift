/// Closures that compare, hash and identify models.
///
/// Where possible, inlinable code creates the closures, so the compiler specializes them for the client's model type.
/// Comparing 100,000 rows then takes no longer than a loop over two arrays.
@usableFromInline
struct RowTraits<Model> {
  /// A closure that compares models along a walk until two rows have different identities.
  ///
  /// If the content at a step differs or cannot be compared, the closure appends the step to `changed`. It returns the
  /// number of steps with the same identity.
  let follow: (RowWalk, _ models: [Model], _ earlier: [Model], _ changed: inout [Int]) -> Int

  /// A closure that appends the identity hash of each model in a range to `hashes`. If a model has no id, its hash
  /// depends on the `RowPlace`.
  let hash: (_ models: [Model], Range<Int>, RowPlace, _ hashes: inout [Int]) -> Void

  /// A closure that returns the identity of a model, or nil if its row is identified by position.
  let identity: (Model) -> RowIdentity?

  /// The source of the rows' ids. The closures can compare two groups only if both have the same model type and the
  /// same source of ids.
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

  /// Creates the traits of models that are identified by ids of one type.
  ///
  /// - Parameters:
  ///   - kind: The source of the ids.
  ///   - type: Returns the type of a model at run time, which is part of its row's identity.
  ///   - id: Returns the id of a model.
  ///   - isEqual: Returns whether two models show the same content.
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
    }
  }
}

/// The source of the ids that identify rows.
@usableFromInline
enum RowIDKind: Equatable {
  /// The models' own ids, which all have the same type.
  case own

  /// Ids that a closure returns for the models. The associated value identifies the type of the ids.
  case given(ObjectIdentifier)

  /// The models' own ids. If a model has no id, its row is identified by its position.
  case mixed
}

/// A simultaneous walk along an array of models and an array of earlier models.
@usableFromInline
struct RowWalk {
  /// The index of the first model of the walk.
  @usableFromInline let index: Int
  /// The index of the first earlier model of the walk.
  @usableFromInline let earlierIndex: Int

  /// The maximum number of steps.
  @usableFromInline let limit: Int

  /// The direction in the models: 1 for downward, -1 for upward.
  @usableFromInline var stride = 1
  /// The direction in the earlier models: 1 for downward, -1 for upward.
  @usableFromInline var earlierStride = 1

  /// The section of the group, and the index of the group's first row in that section.
  let place: RowPlace
  /// The section of the earlier group, and the index of that group's first row in that section.
  let earlierPlace: RowPlace

  /// Whether to treat rows as equal, without comparing them, if both arrays share their memory.
  @usableFromInline var trustsMemory = false

  /// Whether the walk has the same start and direction in both arrays.
  var staysInPlace: Bool { index == earlierIndex && stride == earlierStride }

  /// Returns the index in the models after a number of steps.
  func index(_ step: Int) -> Int { index + step * stride }
  /// Returns the index in the earlier models after a number of steps.
  func earlierIndex(_ step: Int) -> Int { earlierIndex + step * earlierStride }

  /// Returns whether a step compares two rows at the same position in the same section.
  func isInPlace(_ step: Int) -> Bool {
    place.section == earlierPlace.section && place.row + index(step) == earlierPlace.row + earlierIndex(step)
  }
}

/// The section of a group of rows, and the index of the group's first row in that section.
@usableFromInline
struct RowPlace {
  /// An integer that identifies the section in both lists. For hashing, it is the hash of the section's id.
  let section: Int

  /// The index of the group's first row in the section.
  let row: Int
}
