extension ListChanges {
  /// One batch of updates: what happens at once, and what the list looks like afterwards.
  ///
  /// What is deleted or moved away is named by its place before the stage, what is inserted or moved in by its place
  /// after it. What is updated keeps its place, because nothing else happens in that stage. All is in ascending order;
  /// moves are by where they end.
  public struct Stage: Hashable, Sendable {
    /// The sections that go, as they stood before.
    public internal(set) var deletedSections: [Int] = []

    /// The sections that come, as they stand after.
    public internal(set) var insertedSections: [Int] = []

    /// The sections that change places, with all their rows.
    public internal(set) var movedSections: [Move<Int>] = []

    /// The rows that go, as they stood before.
    public internal(set) var deletedRows: [RowIndex] = []

    /// The rows that come, as they stand after.
    public internal(set) var insertedRows: [RowIndex] = []

    /// The rows that change places, also those that go to another section.
    public internal(set) var movedRows: [Move<RowIndex>] = []

    /// The rows that show something else in the same place, which is their place in the new list.
    ///
    /// They are to be configured again, or to be reloaded where their cell is of another kind now: both are legal.
    public internal(set) var updatedRows: [RowIndex] = []

    /// The sections whose header or footer shows something else, by their places in the new list.
    ///
    /// They may be reloaded: no row is touched in this stage. To set what the header view shows is less work.
    public internal(set) var updatedSections: [Int] = []

    /// What the sections show after the stage, from top to bottom.
    ///
    /// That is what the data source answers from when the stage is applied. After the last stage it is the new list.
    public internal(set) var contents: [Content] = []

    /// Whether nothing happens.
    public var isEmpty: Bool {
      deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
        && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
        && updatedRows.isEmpty && updatedSections.isEmpty
    }

    /// How many sections and rows come, go, move or show something else.
    var count: Int {
      deletedSections.count + insertedSections.count + movedSections.count
        + deletedRows.count + insertedRows.count + movedRows.count
        + updatedRows.count + updatedSections.count
    }

    /// Whether anything may change above a row that is not moved itself.
    func concernsWhatIsAbove(_ row: RowIndex) -> Bool {
      let sections =
        deletedSections + insertedSections + updatedSections + movedSections.flatMap { [$0.from, $0.to] }
      let rows = deletedRows + insertedRows + movedRows.flatMap { [$0.from, $0.to] }
      return sections.contains { $0 <= row.section } || rows.contains { $0 <= row }
        || updatedRows.contains { $0 < row }
    }
  }

  /// Whether a row has changed places among those that stay, by itself or with its section.
  ///
  /// - Parameters:
  ///   - old: its place in the old list.
  ///   - new: its place in the new list.
  /// - Returns: whether a move names it or its section.
  /// - Complexity: linear in the number of moves.
  func hasMoved(_ old: RowIndex, to new: RowIndex) -> Bool {
    stages.contains { stage in
      // Sections move in the first stage only.
      stage.movedSections.contains { $0.from == old.section }
        || stage.movedRows.contains {
          $0.to.row == new.row && stage.contents[$0.to.section] == .new(new.section)
        }
    }
  }

  /// What a section shows after a stage: one of the old or the new list, and all of its rows or none.
  public enum Content: Hashable, Sendable {
    /// That section of the old list.
    case old(Int)

    /// That section of the new list.
    case new(Int)

    /// That section of the old list without rows: they have left it, and it goes next.
    case oldWithoutRows(Int)

    /// That section of the new list without rows: it has just come, and they come next.
    case newWithoutRows(Int)
  }

  /// The way of a section or row that changes places.
  ///
  /// The two are equal now and then, where others change places around it: [a, b, c, d, e] becomes [d, e, c, a, b] by
  /// three moves, and c moves from 2 to 2. Left out, c would come to stand elsewhere.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// Where it stood before the stage.
    public internal(set) var from: Index

    /// Where it stands after the stage.
    public let to: Index
  }
}
