import Foundation

/// The mapping between the index of each section or row before a valid batch update and its index after the update.
struct BatchUpdateMap {
  private var sections: Displacement
  private var rows: [Int: Displacement] = [:]
  private var moves: [BatchUpdate.Place: BatchUpdate.Place] = [:]
  private var origins: [BatchUpdate.Place: BatchUpdate.Place] = [:]

  /// The indexes that the reloaded sections and rows had before the batch update.
  private var reloaded: Set<BatchUpdate.Place> = []

  /// The index paths that the reloaded and reconfigured rows had before the batch update.
  ///
  /// The rows of reloaded sections aren't included.
  private(set) var renewed: Set<IndexPath> = []

  init(_ updates: [BatchUpdate]) {
    var leaving: [Int: [Int]] = [:]
    var arriving: [Int: [Int]] = [:]
    var leavingSections: [Int] = []
    var arrivingSections: [Int] = []
    for update in updates {
      switch update.source {
      case .section(let section) where update.isDeparture: leavingSections.append(section)
      case .row(let row) where update.isDeparture: leaving[row.section, default: []].append(row.row)
      default: break
      }
      switch update.target {
      case .section(let section): arrivingSections.append(section)
      case .row(let row): arriving[row.section, default: []].append(row.row)
      case nil: break
      }
      if let source = update.source, let target = update.target {
        moves[source] = target
        origins[target] = source
      }
      switch update {
      case .reloadSection(let section): reloaded.insert(.section(section))
      case .reloadRow(let row):
        reloaded.insert(.row(row))
        renewed.insert(row)
      case .reconfigureRow(let row): renewed.insert(row)
      default: break
      }
    }
    sections = Displacement(leaving: leavingSections, arriving: arrivingSections)
    for section in Set(arriving.keys).union(leaving.keys.compactMap(destination(ofSection:))) {
      let old = origin(ofSection: section)
      rows[section] = Displacement(
        leaving: old.flatMap { leaving[$0] } ?? [],
        arriving: arriving[section] ?? []
      )
    }
  }

  /// Returns the index of a section after the batch update, or `nil` if the section was deleted.
  func destination(ofSection section: Int) -> Int? {
    if case .section(let target) = moves[.section(section)] { return target }
    return sections.destination(of: section)
  }

  /// Returns the index of a section before the batch update, or `nil` if the section was inserted.
  func origin(ofSection section: Int) -> Int? {
    if case .section(let source) = origins[.section(section)] { return source }
    return sections.origin(of: section)
  }

  /// Returns the index path of a row after the batch update, or `nil` if the row or its section was deleted.
  func destination(of row: IndexPath) -> IndexPath? {
    if case .row(let target) = moves[.row(row)] { return target }
    guard let section = destination(ofSection: row.section) else { return nil }
    guard let displacement = rows[section] else { return IndexPath(row: row.row, section: section) }
    return displacement.destination(of: row.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns the index path of a row before the batch update, or `nil` if the row or its section was inserted.
  func origin(of row: IndexPath) -> IndexPath? {
    if case .row(let source) = origins[.row(row)] { return source }
    guard let section = origin(ofSection: row.section) else { return nil }
    guard let displacement = rows[row.section] else { return IndexPath(row: row.row, section: section) }
    return displacement.origin(of: row.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns whether the batch update removes no rows from a section and inserts rows only at its end.
  ///
  /// - Parameters:
  ///   - section: The index of the section after the batch update.
  ///   - count: The number of rows in the section before the batch update.
  /// - Returns: `true` if all existing rows keep their indexes in the section.
  func onlyAppends(toSection section: Int, of count: Int) -> Bool {
    rows[section]?.onlyAppends(to: count) ?? true
  }

  /// Returns whether the batch update reloads the section or row that is at `place` before the batch update.
  ///
  /// Reloading a section also reloads its rows.
  func reloads(_ place: BatchUpdate.Place) -> Bool {
    if case .row(let row) = place, reloaded.contains(.section(row.section)) { return true }
    return reloaded.contains(place)
  }

  /// Returns the index path of a row after the batch update.
  ///
  /// If the row or its section was deleted or reloaded, the result is `nil`.
  func kept(_ row: IndexPath) -> IndexPath? {
    reloads(.row(row)) ? nil : destination(of: row)
  }
}

extension Dictionary {
  /// Returns a copy of the dictionary in which each key is replaced by its destination.
  ///
  /// The copy excludes entries whose keys have no destination.
  func moved(by destination: (Key) -> Key?) -> Self {
    reduce(into: [:]) { moved, entry in
      if let key = destination(entry.key) { moved.updateValue(entry.value, forKey: key) }
    }
  }
}
