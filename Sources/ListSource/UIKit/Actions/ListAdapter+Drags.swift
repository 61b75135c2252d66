internal import Foundation
internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

extension Rows {
  /// Lets the user drag the rows to other lists of the app, whose adapters accept drags from this one.
  ///
  /// After a drop, the other list's ``dropDestination(emits:)-(EventName)`` emits its event. If that event is handled, the row
  /// emits this one. Both carry the same ``Reorder`` in `userInfo[.reorder]`. Neither list changes until you apply another.
  /// Rows without an id cannot be dragged, which is reported. To move rows in the list, add ``reorderable(emits:)-(EventName)``.
  public func draggable(emits name: EventName) -> Rows {
    draggable { _, reorder in .named(name) { [.reorder: reorder] } }
  }

  /// Lets the user drag the rows to other lists, and emits the event that a closure returns, for example a typed event.
  public func draggable(emits event: @escaping @MainActor (Model, Reorder) -> PreparedEvent) -> Rows {
    with { $0.moves[.departure] = event }
  }

  /// Lets the user drop `draggable` rows of other lists among these rows, also if there are none yet.
  ///
  /// A row can be dropped if its model has the same type and the same id in both lists, and if this list has no such
  /// row yet. The list view emits the event, with the model as its item. See ``ListAdapter/accepts(dragsFrom:)``.
  public func dropDestination(emits name: EventName) -> Rows {
    dropDestination { _, reorder in .named(name) { [.reorder: reorder] } }
  }

  /// Lets the user drop rows of other lists here, and emits the event that a closure returns, for example a typed event.
  public func dropDestination(emits event: @escaping @MainActor (Model, Reorder) -> PreparedEvent) -> Rows {
    with { $0.moves[.arrival] = event }
  }
}

/// A row that the user drags.
struct DraggedRow {
  let row: Row
  let id: RowIdentity
  let moves: Bool
  weak var cell: (any ListCell)?
}

extension ListAdapter {
  /// Lets the user drag `draggable` rows of another list to rows of this list that are a `dropDestination`.
  ///
  /// ```swift
  /// cart.accepts(dragsFrom: shelf)   // in table views, collection views, or one of each
  /// ```
  ///
  /// Lists that are applied during the drag wait until the drop, in both list views. The row then belongs below its
  /// nearest earlier neighbor in the list that waits. If that list has no such row or place, no event is emitted.
  ///
  /// The adapter becomes the drop delegate of its list view, and reports another one. It holds the other adapter weakly.
  public func accepts(dragsFrom other: ListAdapter) {
    dragSources.removeAll { $0() == nil || $0() === other }
    dragSources.append { [weak other] in other }
    takeRolesIfNeeded()
  }

  /// Returns whether the dragged row, of this list or of another one, can be dropped at an index path.
  func allowsDrop(_ session: any UIDropSession, at destination: IndexPath?) -> Bool {
    guard let drag = session.localDragSession else { return false }
    if isDragging(drag), progress.source == nil { return dragged?.moves ?? true }
    guard let dragged = source(of: drag)?.dragged, !progress.isGuestKnown else { return false }
    return target(of: dragged.row, at: destination) != nil
  }

  /// Performs a drop. Returns the index path of the dropped row, or nil if the list does not show it at once.
  func drop(_ session: any UIDropSession, from origin: IndexPath?, at destination: IndexPath?) -> IndexPath? {
    guard let drag = session.localDragSession else { return nil }
    if isDragging(drag), progress.source == nil {
      guard let origin, let destination, canMove(RowIndex(origin)) else { return nil }
      let target = target(of: RowIndex(origin), at: RowIndex(destination))
      moveShownRow(RowIndex(origin), to: target)
      return IndexPath(target)
    }
    guard let source = source(of: drag), let id = duringCallback({ transfer(from: source, to: destination) })
    else { return nil }
    // The lists that the strategies have declared or applied show now, so that the drop is animated to the row.
    for adapter in [self, source] { adapter.declaration?.updateIfNeeded() }
    source.endDrag(drag)
    return shown.firstIndex { $0 == id }.map(IndexPath.init)
  }

  /// Returns the adapter of the list whose row is dragged here. From the first call on, the lists of this adapter wait.
  private func source(of drag: any UIDragSession) -> ListAdapter? {
    if progress.drag != nil { return isDragging(drag) ? progress.source : nil }
    let sources = dragSources.lazy.compactMap { $0() }
    guard let source = sources.first(where: { $0.isDragging(drag) && $0.progress.source == nil }),
      let dragged = source.dragged, dragged.row.group.moves(.departure),
      source.shown.firstIndex(where: { $0 == dragged.id }) != nil
    else { return nil }
    (progress.source, progress.drag) = (source, drag)
    progress.isGuestKnown = shown.firstIndex { $0 == dragged.id } != nil
    source.dragEnds.append { [weak self, weak drag] in
      if let drag { self?.endDrag(drag) } else { self?.showWaitingWhenIdle() }
    }
    return source
  }

  /// Returns the index at which a row of another list can be dropped. Without a destination, that is the end of a section.
  private func target(of row: Row, at destination: IndexPath?) -> RowIndex? {
    let ends = (0..<shown.numberOfSections).reversed().map {
      RowIndex(section: $0, row: shown.numberOfRows(inSection: $0))
    }
    let targets = destination.map { [RowIndex($0)] } ?? ends
    return targets.first { shown.source.slot(for: row, from: nil, at: $0) != nil }
  }

  /// Emits the events of a drop, and returns the identity of the row if it has left the other list.
  private func transfer(from source: ListAdapter, to destination: IndexPath?) -> RowIdentity? {
    guard !progress.isUpdating, !progress.isGuestKnown, let listView, let dragged = source.dragged,
      case let id = dragged.id, let target = target(of: dragged.row, at: destination),
      let index = source.shown.firstIndex(where: { $0 == id }),
      let left = RowInteraction(at: index, in: source),
      let (from, row) = source.place(of: id, in: source.source, near: index),
      place(of: id, in: self.source, near: target) == nil, let (to, group) = place(of: row, at: target)
    else { return nil }
    let reorder = Reorder(item: row.model, id: id.idOfRow, from: from, to: to)
    let position = ListPosition(list: self, section: to.section, item: row.item)
    guard let arrival = group.event(of: reorder, as: .arrival),
      let departure = row.group.event(of: reorder, as: .departure),
      emitting(for: position, { arrival.emit(from: listView)?.isHandled ?? false })
    else { return nil }
    _ = left.emit(departure)
    return id
  }

  /// Returns the place of a dropped row in the last applied list, and the rows there: below its nearest earlier
  /// sibling. If there is none, it is above the group at the same place among those below the parent that accept it.
  private func place(of row: Row, at target: RowIndex) -> (Reorder.Place, AnyRows)? {
    guard let slot = shown.source.slot(for: row, from: nil, at: target) else { return nil }
    let old = shown.source.distinct.rows.sections[target.section]
    let (group, parent) = (old.groups[slot.newGroup], old.groups[slot.newGroup].branch?.parent)
    let list = disclosures.allRows(of: source, where: disclosures.isExpanded).distinct.rows.sections
    guard let section = list.firstIndex(where: { $0.hasID(of: old) }) else { return nil }
    let groups = list[section].groups
    func accepts(_ group: AnyRows) -> Bool {
      group.branch?.parent == parent && group.accepts(row, by: .arrival)
    }
    let parts = groups.indices.filter { accepts(groups[$0]) }
    let number = old.groups[..<slot.newGroup].count(where: accepts)
    guard var part = parts.dropFirst(number).first ?? parts.last else { return nil }
    var index = 0
    if let same = parts.first(where: { groups[$0] === group }) {
      (part, index) = (same, slot.index)
    } else {
      let siblings = group.branch?.siblings ?? group
      let ids = parts.flatMap { part in
        (0..<groups[part].count).map { (groups[part].identity(at: $0), (part, groups[part].start + $0 + 1)) }
      }
      let places = Dictionary(ids) { first, _ in first }
      let earlier = (0..<group.start + slot.index).reversed().lazy.compactMap { siblings.identity(at: $0) }
      (part, index) = earlier.compactMap { places[$0] }.first ?? (part, 0)
      // The next part of an outline begins below the children of the sibling.
      let next = parts.last { groups[$0].branch === groups[part].branch && groups[$0].start <= index }
      if groups[part].branch != nil, let next { part = next }
    }
    let start = groups[..<part].reduce(0) { $0 + $1.count }
    let indexPath = IndexPath(row: start + index - groups[part].start, section: section)
    let place = Reorder.Place(section: old.id, indexPath: indexPath, parent: parent?.idOfRow, index: index)
    return (place, groups[part])
  }
}
