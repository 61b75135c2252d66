internal import Foundation
internal import KitSupport

/// A list as it was declared, and what becomes known of it once it is shown or compared: which of its sections and rows
/// have an id of their own. The others are left out and reported, so that from then on a place is the same for all.
final class DistinctRows {
  let given: DeclaredRows

  private let lock = NSLock()
  private var found: DeclaredRows?
  private var ids: KnownIDs?

  init(_ sections: [ListSection], height: CellHeight? = nil, isDistinct: Bool = false) {
    given = DeclaredRows(sections: sections, height: height)
    if isDistinct { found = given }
  }

  /// The list without sections and rows that have the id of an earlier one.
  ///
  /// - Complexity: linear in the number of rows, unless the list was compared.
  var rows: DeclaredRows {
    if let found = locked({ found }) { return found }
    let distinct = given.withoutDuplicates()
    locked { found = distinct }
    return distinct
  }

  /// This list compared to an earlier one, from which it takes over what is known of ids.
  func compared(to earlier: DistinctRows) -> Comparison {
    let before = earlier.rows
    if locked({ found == nil }) {
      var known = earlier.locked { exchange(&earlier.ids, with: nil) }
      if let comparison = Comparison(before, given, known: &known) {
        locked { (found, ids) = (given, known) }
        return comparison
      }
    }
    return Comparison(before, rows)
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
