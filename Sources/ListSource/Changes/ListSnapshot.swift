/// The ids of a list's sections and rows, without models and views.
///
/// ```swift
/// let old: ListSnapshot = ["notable": [1, 2], "recent": [3, 4, 5]]
/// let new: ListSnapshot = ["recent": [5, 3, 4, 6]]
/// let changes = ListChanges(from: old, to: new)
/// ```
///
/// A row id must be unique in the whole list. If one repeats, the later row is left out, and a report names both
/// positions. If row ids are of several types, use ``RowIdentity``. A snapshot is `Sendable` if its ids are.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable> {
  let distinct: DistinctRows

  /// Creates a snapshot of sections and their rows, from top to bottom.
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

  /// The sections, each with its rows, from top to bottom.
  public var sections: [(id: SectionID, rows: [RowID])] {
    distinct.rows.sections.compactMap { section in
      guard let id = section.id.base as? SectionID else { return nil }
      return (id, (section.groups.first as? ModelRows<RowID>)?.models ?? [])
    }
  }
}

extension ListSnapshot: ExpressibleByDictionaryLiteral {
  /// Creates a snapshot of sections and their rows, from top to bottom.
  @inlinable
  public init(dictionaryLiteral sections: (SectionID, [RowID])...) {
    self.init(sections.map { (id: $0, rows: $1) })
  }
}

extension ListSnapshot: Equatable {
  /// Returns whether two snapshots have the same rows in the same order and sections.
  ///
  /// - Complexity: linear in the number of rows.
  public static func == (one: ListSnapshot, other: ListSnapshot) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}

extension ListSnapshot: CustomStringConvertible {
  /// The sections and rows as a dictionary literal that makes this snapshot.
  public var description: String {
    let sections = sections.map { "\(String(reflecting: $0.id)): \($0.rows)" }
    return sections.isEmpty ? "[:]" : "[\(sections.joined(separator: ", "))]"
  }
}

// A snapshot holds ids, which are Sendable here, and closures that only compare and hash them. A lock protects the only
// mutable state, in `DistinctRows`.
extension ListSnapshot: @unchecked Sendable where SectionID: Sendable, RowID: Sendable {}
