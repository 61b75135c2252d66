/// Which models are the same rows, and whether they show the same, asked of whole stretches of them.
///
/// A list of a hundred thousand rows is compared in the time of a loop over two arrays because these closures are made
/// where the type of the models is known: by initialisers that the client's module specialises.
@usableFromInline
struct RowTraits<Model> {
  /// Walks along two stretches as far as the rows are the same, and notes how many steps away from the start are those
  /// that show something else. Answers how many steps it went.
  let follow: (RowWalk, _ models: [Model], _ earlier: [Model], _ changed: inout [Int]) -> Int

  /// Adds the hashes of the ids of a stretch.
  let hash: (_ models: [Model], Range<Int>, RowPlace, _ hashes: inout [Int]) -> Void

  /// The identity of a model by itself; nil where it is known by its place only.
  let identity: (Model) -> RowIdentity?

  /// What the rows are known by: only rows of one model type and one kind are followed by each other's closures.
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

  /// The traits of models that are known by an id each, all of one type.
  ///
  /// - Parameters:
  ///   - kind: whose id it is.
  ///   - type: the type of a model, which is part of what its row is known by.
  ///   - id: the id of a model.
  ///   - isEqual: whether two models show the same.
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
          // The very same memory, whose models are equal to themselves: nothing to look at.
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

/// What rows are known by.
@usableFromInline
enum RowIDKind: Equatable {
  /// By their models' own ids, of one type.
  case own

  /// By ids of that type, which a closure makes of the models.
  case given(ObjectIdentifier)

  /// By what each model says for itself, or by their places.
  case mixed
}

/// A walk along two stretches of models, step by step.
@usableFromInline
struct RowWalk {
  /// Where it starts, in the models and in the earlier ones.
  @usableFromInline let index: Int
  @usableFromInline let earlierIndex: Int

  /// How many steps it has at most.
  @usableFromInline let limit: Int

  /// 1 for downwards, -1 for upwards, in the models and in the earlier ones.
  @usableFromInline var stride = 1
  @usableFromInline var earlierStride = 1

  /// Where the first model stands, and the first earlier one.
  let place: RowPlace
  let earlierPlace: RowPlace

  /// Whether models are the same rows as themselves, as they stand.
  @usableFromInline var trustsMemory = false

  /// Whether it goes along both in the same way.
  var staysInPlace: Bool { index == earlierIndex && stride == earlierStride }

  /// The index so many steps from the start.
  func index(_ step: Int) -> Int { index + step * stride }
  func earlierIndex(_ step: Int) -> Int { earlierIndex + step * earlierStride }

  /// Whether both stand at the same place of one section, so many steps from the start.
  func isInPlace(_ step: Int) -> Bool {
    place.section == earlierPlace.section && place.row + index(step) == earlierPlace.row + earlierIndex(step)
  }
}

/// Where the first model of a group stands.
@usableFromInline
struct RowPlace {
  /// A number that a section shares with the earlier section that has its id, and with no other; where hashes are made,
  /// the hash of its id.
  let section: Int

  /// The place in the section.
  let row: Int
}
