internal import Foundation
internal import KitSupport

/// A list in two forms: as declared, and without the sections and rows whose ids have occurred earlier in the list.
///
/// The object finds and reports repeated ids when the second form is first needed. All indices refer to that form.
final class DistinctRows {
  let given: DeclaredRows

  private let lock = NSLock()
  private var found: DeclaredRows?
  private var ids: KnownIDs?

  init(_ sections: [ListSection], height: CellHeight? = nil, isDistinct: Bool = false) {
    given = DeclaredRows(sections: sections, height: height)
    if isDistinct { found = given }
  }

  /// The list, omitting each section or row whose id has occurred earlier in the list.
  ///
  /// - Complexity: Constant if the property has been read before, or if the list is known to have no repeated ids.
  ///   Otherwise linear in the number of rows.
  var rows: DeclaredRows {
    if let found = locked({ found }) { return found }
    let distinct = given.withoutDuplicates()
    locked { found = distinct }
    return distinct
  }

  /// Compares this list with an earlier list.
  ///
  /// If this list has not been checked for repeated ids, the method also checks it. To do so, it takes over the earlier
  /// list's set of known ids.
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
