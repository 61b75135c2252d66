extension ListSource {
  /// Returns whether the user may move the row at `origin` to `target`, an index in the list without that row.
  func canMove(_ origin: RowIndex, to target: RowIndex) -> Bool { slot(for: origin, at: target) != nil }

  /// Moves one row in a copy of the list.
  ///
  /// - Parameters:
  ///   - origin: The index of the row.
  ///   - target: The new index of the row, in the list after the move.
  /// - Returns: The copy, or nil if the list does not allow the move.
  /// - Complexity: Linear in the number of rows in the row's old and new groups.
  func moving(_ origin: RowIndex, to target: RowIndex) -> ListSource? {
    guard let slot = slot(for: origin, at: target) else { return nil }
    var sections = distinct.rows.sections
    sections[origin.section] = sections[origin.section].replacing(slot.oldGroup) {
      $0.without([slot.row.index])
    }
    sections[target.section] = sections[target.section].replacing(slot.newGroup) {
      $0.inserting(slot.row, at: slot.index)
    }
    return ListSource(distinct: sections, height: distinct.rows.height)
  }

  /// Repeats a move in a copy of this list. The move has already been made in `moved`, a different version of the list.
  ///
  /// The row comes after its nearest predecessor in `moved` that is also in the same section of this list. If there is
  /// none, the row comes first in the section.
  ///
  /// - Parameters:
  ///   - moved: The other version of the list, after the move.
  ///   - place: The index of the row in `moved`.
  /// - Returns: A copy of this list with the row moved. The copy is unchanged if this list lacks the row or the
  ///   section, or does not allow the move.
  /// - Complexity: Linear in the number of rows.
  func following(_ moved: ListSource, to place: RowIndex) -> ListSource {
    let (rows, section) = (distinct.rows, moved.distinct.rows.sections[place.section])
    guard let origin = ShownList(self).index(of: section.identity(of: place.row), near: place),
      let target = rows.sections.firstIndex(where: { $0.hasID(of: section) })
    else { return self }
    let others = (0..<rows.numberOfRows(inSection: target)).filter {
      RowIndex(section: target, row: $0) != origin
    }
    let places = Dictionary(
      others.enumerated().map { place, row in
        let id = rows.sections[target].identity(of: row)
        // Without the moved row, rows below it are at other positions.
        return (id.isPosition ? RowIdentity(position: place, in: section.id) : id, place)
      },
      uniquingKeysWith: { first, _ in first }
    )
    let before = (0..<place.row).reversed().lazy.compactMap { places[section.identity(of: $0)] }.first
    return moving(origin, to: RowIndex(section: target, row: before.map { $0 + 1 } ?? 0)) ?? self
  }

  /// A row to move, the indices of its old and new groups, and the row's index in the new group.
  private typealias Slot = (row: Row, oldGroup: Int, newGroup: Int, index: Int)

  /// Returns the slot for moving a row to a target index, or nil if the list does not allow the move.
  ///
  /// If the target is between two groups, the method chooses the row's own group, or else the first group that accepts
  /// the row.
  private func slot(for origin: RowIndex, at target: RowIndex) -> Slot? {
    let rows = distinct.rows
    guard let row = rows.row(at: origin), row.group.isReorderable,
      rows.sections.indices.contains(target.section),
      let oldGroup = rows.sections[origin.section].groups.firstIndex(where: { $0 === row.group })
    else { return nil }
    var slot: Slot?
    var start = 0
    for (number, group) in rows.sections[target.section].groups.enumerated() {
      let isOwn = group === row.group && origin.section == target.section
      let end = start + group.count - (isOwn ? 1 : 0)
      if (start...end).contains(target.row), isOwn || slot == nil && group.accepts(row) {
        slot = (row, oldGroup, number, target.row - start)
      }
      start = end
    }
    return slot
  }
}

extension ListSection {
  /// Returns a copy of the section in which a group is replaced by the result of `other`.
  fileprivate func replacing(_ group: Int, by other: (AnyRows) -> AnyRows) -> ListSection {
    var groups = groups
    groups[group] = other(groups[group])
    return with(groups)
  }
}
