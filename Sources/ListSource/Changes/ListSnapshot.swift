internal import KitSupport

/// The ids of a list's sections and rows, without models and views.
///
/// ```swift
/// let old: ListSnapshot = ["notable": [1, 2], "recent": [3, 4, 5]]
/// let new: ListSnapshot = ["recent": [5, 3, 4, 6]]
/// let changes = ListChanges(from: old, to: new)
/// ```
///
/// Each section id and each row id must be unique in the whole list. If an id repeats, the snapshot leaves out the
/// later section or row and reports the indices of both. If row ids are of several types, use ``RowIdentity``.
///
/// A snapshot is `Sendable` if its ids are.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable> {
  let distinct: DistinctRows

  /// Creates a snapshot from the ids of sections and their rows, from top to bottom.
  @inlinable
  public init(_ given: [(id: SectionID, rows: [RowID])]) {
    let traits = RowTraits<RowID>(
      kind: .own,
      type: { _ in RowID.self },
      id: { $0 },
      isEqual: { _, _ in true }
    )
    self.init(given, traits)
  }

  @usableFromInline
  init(_ given: [(id: SectionID, rows: [RowID])], _ traits: RowTraits<RowID>) {
    let options = Shared(RowOptions(traits: traits))
    distinct = DistinctRows(
      given.map { section in ListSection(section.id) { Rows(section.rows, cell: nil, options: options) } }
    )
  }

  /// The ids of the sections, each with the ids of its rows, from top to bottom.
  public var sections: [(id: SectionID, rows: [RowID])] {
    distinct.rows.sections.compactMap { section in
      guard let id = section.id.base as? SectionID else { return nil }
      return (id, (section.groups.first as? ModelRows<RowID>)?.models ?? [])
    }
  }
}

extension ListSnapshot: ExpressibleByDictionaryLiteral {
  /// Creates a snapshot from a dictionary literal that lists the sections and their rows from top to bottom.
  @inlinable
  public init(dictionaryLiteral sections: (SectionID, [RowID])...) {
    self.init(sections.map { (id: $0, rows: $1) })
  }
}

extension ListSnapshot: Equatable {
  /// Returns whether two snapshots contain the same sections and rows in the same order.
  ///
  /// - Complexity: Linear in the number of rows.
  public static func == (one: ListSnapshot, other: ListSnapshot) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}

extension ListSnapshot: CustomStringConvertible {
  /// A dictionary literal of the ids, for example `["recent": [1, 2]]`. A `PrivateValue` is described by its type.
  public var description: String {
    let text = { (id: Any) in boundedDescription(of: id, isElement: true) }
    let sections = sections.map { "\(text($0.id)): [\($0.rows.map(text).joined(separator: ", "))]" }
    return sections.isEmpty ? "[:]" : "[\(sections.joined(separator: ", "))]"
  }
}

// Safe because a snapshot holds only `Sendable` ids and closures that compare and hash them. A lock protects the only
// mutable state, in `DistinctRows`.
extension ListSnapshot: @unchecked Sendable where SectionID: Sendable, RowID: Sendable {}

/// The identity of a row in a list with models of several types.
///
/// The identity consists of the id and the type of the model. For example, a `Quake` and a `User` with the id 7 are
/// different rows. If the model has no id, the identity consists of the section's id and the row's index in that
/// section.
///
/// `RowIdentity` is not `Sendable`, because an id whose type is known only at run time might not be. If all ids of a
/// list have the same type, snapshots can contain the ids themselves.
public struct RowIdentity: Hashable, CustomStringConvertible {
  private let model: Any.Type?
  private let id: AnyHashable

  /// Creates the identity of a model from its type at run time and its id. The model can be an `any Identifiable`.
  public init<Model: Identifiable>(_ model: Model) {
    self.model = type(of: model)
    id = AnyHashable(model.id)
  }

  @usableFromInline
  init(id: AnyHashable, of model: Any.Type) {
    self.model = model
    self.id = id
  }

  /// Creates the identity of a row whose model has no id, from the section's id and the row's index in that section.
  ///
  /// The content of such a row can change while its identity stays the same. For such rows, return true from the
  /// `rowChanged` closure of ``ListChanges/init(from:to:rowChanged:sectionChanged:)``.
  public init(position: Int, in section: AnyHashable) {
    model = nil
    id = AnyHashable(Position(position: position, section: section))
  }

  /// Returns whether two identities have the same id and model type, or the same section and index.
  public static func == (one: RowIdentity, other: RowIdentity) -> Bool {
    one.model == other.model && one.id == other.id
  }

  /// Hashes the id and the model type, or the section and the index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model.map(ObjectIdentifier.init))
    hasher.combine(id)
  }

  var isPosition: Bool { model == nil }

  /// The id of the model, or this identity if the model has no id.
  var idOfRow: AnyHashable { isPosition ? AnyHashable(self) : (id.base as? RowIdentity)?.idOfRow ?? id }

  /// A description such as `7 of Quake`, or `position 2 in 'recent'` if the model has no id.
  public var description: String {
    let id = boundedDescription(of: id)
    return model.map { "\(id) of \($0)" } ?? id
  }

  /// Returns whether the model has the given id, regardless of the model's type.
  @usableFromInline
  func has(_ id: AnyHashable) -> Bool {
    self.id == id || (self.id.base as? RowIdentity)?.has(id) == true
  }

  /// The types of the id and the model, such as `Int of Quake`, or `position` if the model has no id.
  var typeOfID: String {
    if let identity = id.base as? RowIdentity { return identity.typeOfID }
    guard let model else { return "position" }
    let own = type(of: id.base)
    return own == model ? "\(own)" : "\(own) of \(model)"
  }

  private struct Position: Hashable, CustomStringConvertible {
    let position: Int
    let section: AnyHashable
    var description: String { "position \(position) in '\(boundedDescription(of: section))'" }
  }
}

/// The position of a row in a list: the index of the row's section and the row's index in that section.
///
/// Both indices start at 0. Unlike the `section` and `row` of an `IndexPath`, this type does not require UIKit. To
/// convert a row index to an index path, use `IndexPath(index)`.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section, starting at 0.
  public var section: Int

  /// The index of the row in its section, starting at 0.
  public var row: Int

  /// Creates an index from the index of a section and the index of a row in that section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether the first row is above the second row in the list.
  public static func < (one: RowIndex, other: RowIndex) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  /// A description of the index, for example `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}
