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
    distinct = DistinctRows(
      given.map { section in ListSection(section.id) { Rows(section.rows, traits: traits) } }
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
  /// A dictionary literal of the section and row ids, for example `["recent": [1, 2]]`.
  ///
  /// An id that is a `PrivateValue` is described by its type.
  public var description: String {
    let text = { (id: Any) in boundedDescription(of: id, isElement: true) }
    let sections = sections.map { "\(text($0.id)): [\($0.rows.map(text).joined(separator: ", "))]" }
    return sections.isEmpty ? "[:]" : "[\(sections.joined(separator: ", "))]"
  }
}

// Safe because a snapshot holds only `Sendable` ids and closures that compare and hash them. A lock protects the only
// mutable state, in `DistinctRows`.
extension ListSnapshot: @unchecked Sendable where SectionID: Sendable, RowID: Sendable {}
