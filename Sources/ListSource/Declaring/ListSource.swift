/// A declared list: sections with rows, from top to bottom.
///
/// ```swift
/// let source = ListSource {
///   ListSection("notable", title: "Notable") {
///     Rows(notable, cell: NotableCell.self)
///   }
///   if !recent.isEmpty {
///     ListSection("recent") { Rows(recent, cell: QuakeCell.self) }
///   }
/// }
/// adapter.apply(source)
/// ```
///
/// A list source is a value that an adapter displays. Copies are cheap because they share the models.
public struct ListSource {
  let distinct: DistinctRows

  /// Creates a list from an array of sections.
  public init(sections: [ListSection] = []) {
    distinct = DistinctRows(sections)
  }

  /// Creates a list from the sections that a result builder returns.
  ///
  /// ``Rows`` that follow each other outside of a section form one section without a header. If other sections stand
  /// between such rows, this is reported, and each group of rows forms a section.
  public init(@ListBuilder<ListSection> _ sections: () -> [ListSection]) {
    self.init(sections: ListSection.joining(sections()))
  }

  private init(_ distinct: DistinctRows) { self.distinct = distinct }

  /// Creates a list whose sections and rows are known to have no repeated ids.
  init(distinct sections: [ListSection], height: CellHeight?) {
    distinct = DistinctRows(sections, height: height, isDistinct: true)
  }

  func with(sections: [ListSection]) -> ListSource {
    ListSource(DistinctRows(sections, height: distinct.given.height))
  }

  /// The declared sections, from top to bottom, including those that adapters leave out because their ids repeat.
  public var sections: [ListSection] { distinct.given.sections }

  /// A snapshot of the ids of the sections and rows, for example to test a declaration. It lacks those that adapters
  /// leave out because their ids repeat.
  ///
  /// - Complexity: Linear in the number of rows.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ListSnapshot(
      distinct.rows.sections.map { section in
        (id: section.id, rows: (0..<section.count).map(section.identity))
      }
    )
  }

  /// Sets the default row height of the list. Heights of ``Rows``, sections and models override it.
  ///
  /// If the height is impossible, for example negative, the method reports it and uses ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSource {
    let height = height.checked("Rows of a list", position: "\(fileID):\(line)")
    return ListSource(DistinctRows(sections, height: height))
  }
}

extension ListSource: Equatable {
  /// Returns whether two lists show the same content: the same sections and rows in the same order, with equal models,
  /// cell classes, heights, headers, footers and collapsing events. Closures are not compared. Rows are never equal if
  /// their models are not `Equatable` or have no id.
  ///
  /// - Complexity: Linear in the number of rows.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}

/// A result builder for the sections of a ``ListSource``, the rows of a ``ListSection``, swipe actions and menus.
///
/// The builder supports `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Part> {
  /// The parts of a statement. A single part takes no array, which would cost as much as the part.
  public enum Parts {
    /// A single part.
    case one(Part)

    /// Any number of parts, in order.
    case several([Part])

    @inlinable
    var count: Int {
      switch self {
      case .one: 1
      case .several(let parts): parts.count
      }
    }
  }

  /// Returns a single part.
  @inlinable public static func buildExpression(_ part: Part) -> Parts { .one(part) }

  /// Returns the parts of an array, so that a block can contain arrays as well as single parts.
  @inlinable public static func buildExpression(_ parts: [Part]) -> Parts { .several(parts) }

  /// Returns the parts of a block with one statement.
  @inlinable public static func buildBlock(_ parts: Parts) -> Parts { parts }

  /// Returns the parts of a block, in order.
  @inlinable public static func buildBlock(_ parts: Parts...) -> Parts { buildArray(parts) }

  /// Returns the parts of an `if` without `else`, or no parts if its condition is false.
  @inlinable public static func buildOptional(_ parts: Parts?) -> Parts { parts ?? .several([]) }

  /// Returns the parts of the first branch of an `if` or `switch`.
  @inlinable public static func buildEither(first parts: Parts) -> Parts { parts }

  /// Returns the parts of the second branch of an `if` or `switch`.
  @inlinable public static func buildEither(second parts: Parts) -> Parts { parts }

  /// Returns the parts of all iterations of a `for` loop, in order.
  @inlinable
  public static func buildArray(_ parts: [Parts]) -> Parts {
    var joined: [Part] = []
    joined.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for parts in parts {
      switch parts {
      case .one(let part): joined.append(part)
      case .several(let parts): joined += parts
      }
    }
    return .several(joined)
  }

  /// Returns the parts of an `if #available` block.
  @inlinable public static func buildLimitedAvailability(_ parts: Parts) -> Parts { parts }

  /// Returns all parts as an array.
  @inlinable
  public static func buildFinalResult(_ parts: Parts) -> [Part] {
    switch parts {
    case .one(let part): [part]
    case .several(let parts): parts
    }
  }
}

extension ListBuilder<AnyRows> {
  /// Returns the type-erased rows, so that one section can contain rows with different model types.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> Parts { .one(rows.erased) }

  /// Returns the type-erased rows. Models that the compiler knows to be `Identifiable` are compared faster.
  @inlinable
  public static func buildExpression<Model: Identifiable>(_ rows: Rows<Model>) -> Parts { .one(rows.erased) }

  /// Returns the type-erased rows, whose models are compared fastest.
  @inlinable
  public static func buildExpression<Model: Identifiable & Equatable>(_ rows: Rows<Model>) -> Parts {
    .one(rows.erased)
  }
}

extension ListSource {
  func canMove(_ origin: RowIndex, to target: RowIndex) -> Bool { slot(for: origin, at: target) != nil }

  /// Returns a copy with one row moved, or nil if that is not allowed. `target` is its index after the move.
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
  /// none, the row comes first in the section. The copy is unchanged if this list lacks the row or the section, or does
  /// not allow the move.
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

  /// A row to move, its old and new groups, and its index in the new group.
  typealias Slot = (row: Row, oldGroup: Int, newGroup: Int, index: Int)

  private func slot(for origin: RowIndex, at target: RowIndex) -> Slot? {
    guard let row = distinct.rows.row(at: origin), row.group.isReorderable else { return nil }
    return slot(for: row, from: origin, at: target)
  }

  /// Returns nil if the list does not allow the move. `origin` is nil if the row is in another list.
  ///
  /// If the target is between two groups, the row's own siblings come first, and then the first group that accepts it. The
  /// place below an open node of an outline belongs to its children, even if there are none.
  func slot(for row: Row, from origin: RowIndex?, at target: RowIndex) -> Slot? {
    let rows = distinct.rows
    let old: Int? = origin.map { rows.sections[$0.section].groups.firstIndex { $0 === row.group } } ?? 0
    guard rows.sections.indices.contains(target.section), let oldGroup = old else { return nil }
    var slot: Slot?
    var start = 0
    let groups = rows.sections[target.section].groups
    let id = row.group.identity(at: row.index)
    for (number, group) in groups.enumerated() {
      let isInSection = origin?.section == target.section
      let isSibling = group.branch.map { $0 === row.group.branch } ?? (group === row.group)
      let end = start + group.count - (isInSection && group === row.group ? 1 : 0)
      let next = groups.indices.contains(number + 1) ? groups[number + 1].branch?.level ?? 0 : 0
      let isOpen = group.branch.map { $0.level < next } ?? false
      // A node cannot become its own child.
      let isBelow = group.branch?.path.contains { $0 == id } ?? false
      if !isBelow, (start...end).contains(target.row), !isOpen || target.row < end,
        isSibling && isInSection || slot == nil && group.accepts(row, by: origin == nil ? .arrival : .within)
      {
        slot = (row, oldGroup, number, target.row - start)
        if group.count == 0, group.branch?.parent != nil { break }
      }
      start = end
    }
    return slot
  }
}

extension ListSection {
  fileprivate func replacing(_ group: Int, by other: (AnyRows) -> AnyRows) -> ListSection {
    var groups = groups
    groups[group] = other(groups[group])
    return with(groups)
  }
}
