/// The operations of a batch update. ``violation(before:after:)`` checks whether they are valid.
package struct BatchUpdates: Sendable {
  /// The operations, in the order in which they were requested.
  ///
  /// The order doesn't change the result of a valid batch update, because each index refers to the state before
  /// or after the whole batch update.
  package var operations: [BatchUpdate]

  package init(_ operations: [BatchUpdate] = []) {
    self.operations = operations
  }

  /// Returns an error that makes the batch update invalid, or `nil` if the batch update is valid.
  ///
  /// The check reproduces UIKit's exceptions, as known from public reports. It also rejects the following operations,
  /// which corrupt memory, display wrong cells or have undefined results in UIKit:
  ///
  /// - Row operations in a section that is inserted, deleted, reloaded or moved.
  /// - Two operations on the same section or row.
  /// - A reload of a section or row whose index changes because of a move.
  ///
  /// The last rule is necessary because UIKit treats a reload as a deletion and an insertion. UIKit ignores moves when
  /// it determines the index of the insertion (github.com/Instagram/IGListKit/issues/690).
  ///
  /// - Parameters:
  ///   - before: The number of rows in each section before the batch update.
  ///   - after: The number of rows in each section after the batch update, as the data source reports it.
  /// - Returns: The first error found. The batch update may contain others.
  package func violation(before: [Int], after: [Int]) -> BatchUpdateViolation? {
    for update in operations {
      if let violation = update.missing(at: .before, update.source, in: before) { return violation }
      if let violation = update.missing(at: .after, update.target, in: after) { return violation }
    }
    let map = BatchUpdateMap(operations)
    return collision(of: \.source) ?? collision(of: \.target)
      ?? wrongSectionCount(before: before.count, after: after.count)
      ?? rowInChangedSection(map) ?? displacedReload(map)
      ?? wrongRowCount(map, before: before, after: after)
  }

  private func collision(of place: (BatchUpdate) -> BatchUpdate.Place?) -> BatchUpdateViolation? {
    var seen: [BatchUpdate.Place: BatchUpdate] = [:]
    for update in operations {
      guard let place = place(update) else { continue }
      if let other = seen.updateValue(update, forKey: place) { return .twice(other, update) }
    }
    return nil
  }

  private func wrongSectionCount(before: Int, after: Int) -> BatchUpdateViolation? {
    var inserted = 0
    var deleted = 0
    for update in operations {
      if case .insertSection = update { inserted += 1 }
      if case .deleteSection = update { deleted += 1 }
    }
    guard after != before + inserted - deleted else { return nil }
    return .sectionCount(before: before, inserted: inserted, deleted: deleted, after: after)
  }

  private func rowInChangedSection(_ map: BatchUpdateMap) -> BatchUpdateViolation? {
    var changedBefore: [Int: BatchUpdate] = [:]
    var changedAfter: [Int: BatchUpdate] = [:]
    for update in operations {
      if case .section(let section) = update.source { changedBefore[section] = update }
      if case .section(let section) = update.target { changedAfter[section] = update }
      if case .reloadSection(let section) = update, let target = map.destination(ofSection: section) {
        changedAfter[target] = update
      }
    }
    for update in operations {
      if case .row(let row) = update.source, let change = changedBefore[row.section] {
        return .rowInChangedSection(update, change)
      }
      if case .row(let row) = update.target, let change = changedAfter[row.section] {
        return .rowInChangedSection(update, change)
      }
    }
    return nil
  }

  private func displacedReload(_ map: BatchUpdateMap) -> BatchUpdateViolation? {
    guard operations.contains(where: \.isMove) else { return nil }
    let mapWithoutMoves = BatchUpdateMap(operations.filter { !$0.isMove })
    let targets = operations.filter(\.isMove).map { ($0.target, $0) }
    for update in operations {
      let place: BatchUpdate.Place?
      let insertion: BatchUpdate?
      switch update {
      case .reloadSection(let section):
        place = map.destination(ofSection: section).map { .section($0) }
        insertion = mapWithoutMoves.destination(ofSection: section).map { .insertSection($0) }
      case .reloadRow(let row):
        place = map.destination(of: row).map { .row($0) }
        insertion = mapWithoutMoves.destination(of: row).map { .insertRow($0) }
      default: continue
      }
      guard let insertion, insertion.target != place else { continue }
      let collided = targets.first { $0.0 == insertion.target }
      return collided.map { .twice(insertion, $0.1) } ?? .displacedReload(update)
    }
    return nil
  }

  private func wrongRowCount(_ map: BatchUpdateMap, before: [Int], after: [Int]) -> BatchUpdateViolation? {
    var deleted: [Int: Int] = [:]
    var inserted: [Int: Int] = [:]
    var movedIn: [Int: Int] = [:]
    var movedOut: [Int: Int] = [:]
    for update in operations {
      switch update {
      case .deleteRow(let row): deleted[row.section, default: 0] += 1
      case .insertRow(let row): inserted[row.section, default: 0] += 1
      case .moveRow(let row, let target):
        movedOut[row.section, default: 0] += 1
        movedIn[target.section, default: 0] += 1
      default: break
      }
    }
    for (old, count) in before.enumerated() where !map.reloads(.section(old)) {
      guard let new = map.destination(ofSection: old) else { continue }
      let counts = (inserted[new] ?? 0, deleted[old] ?? 0, movedIn[new] ?? 0, movedOut[old] ?? 0)
      guard after[new] != count + counts.0 - counts.1 + counts.2 - counts.3 else { continue }
      return .rowCount(
        section: new,
        before: count,
        inserted: counts.0,
        deleted: counts.1,
        movedIn: counts.2,
        movedOut: counts.3,
        after: after[new]
      )
    }
    return nil
  }
}

extension BatchUpdate {
  fileprivate func missing(
    at moment: BatchUpdateViolation.Moment,
    _ place: Place?,
    in counts: [Int]
  ) -> BatchUpdateViolation? {
    switch place {
    case .section(let section) where !counts.indices.contains(section):
      .missingSection(self, moment, sections: counts.count)
    case .row(let row) where !counts.indices.contains(row.section):
      .missingSection(self, moment, sections: counts.count)
    case .row(let row) where !(0..<counts[row.section]).contains(row.row):
      .missingRow(self, moment, rows: counts[row.section])
    default: nil
    }
  }
}
