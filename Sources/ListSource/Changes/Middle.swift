/// The rows that a comparison does not skip: one range of rows in each section.
///
/// These rows are numbered from top to bottom across all sections, starting at 0. The number of a row is not its index
/// in the section.
struct Middle {
  /// A range of rows that belong to the same group.
  struct Piece {
    let group: AnyRows
    let section: Int
    let numbers: Range<Int>

    /// The offset to add to the number of a row to get its index in the group.
    let offset: Int

    /// The key of the section, and the index of the group's first row in the section.
    let place: RowPlace
    /// The hash of the section's id.
    let sectionHash: Int
  }

  private(set) var pieces: [Piece] = []

  /// The range of unskipped rows in each section, and the number of the first row in each range.
  private var stretches: [(rows: Range<Int>, start: Int)] = []

  private(set) var count = 0
  var numberOfSections: Int { stretches.count }

  /// Creates an instance that contains a range of rows from each section.
  ///
  /// `key` takes the index of a section and returns its key, an integer that identifies the section in both lists.
  init(_ sections: [ListSection], _ ranges: [Range<Int>], key: (Int) -> Int) {
    stretches.reserveCapacity(ranges.count)
    for (section, rows) in ranges.enumerated() {
      stretches.append((rows, count))
      if !rows.isEmpty { append(rows, of: sections[section], key: key(section)) }
    }
  }

  /// Creates an instance that contains all rows of the sections.
  init(_ sections: [ListSection]) {
    self.init(sections, sections.map { 0..<$0.count }) { $0 }
  }

  private mutating func append(_ rows: Range<Int>, of section: ListSection, key: Int) {
    let sectionHash = section.id.hashValue
    for (index, group) in section.groups.enumerated() {
      let start = section.start(of: index)
      let own = rows.clamped(to: start..<start + group.count)
      if own.isEmpty { continue }
      pieces.append(
        Piece(
          group: group,
          section: numberOfSections - 1,
          numbers: own.lowerBound - rows.lowerBound + count..<own.upperBound - rows.lowerBound + count,
          offset: rows.lowerBound - count - start,
          place: RowPlace(section: key, row: start),
          sectionHash: sectionHash
        )
      )
    }
    count += rows.count
  }

  /// Returns the numbers of the unskipped rows in a section.
  func rows(in section: Int) -> Range<Int> {
    stretches[section].start..<stretches[section].start + stretches[section].rows.count
  }

  /// Returns the number of rows that are skipped at the start of a section.
  func beginning(of section: Int) -> Int { stretches[section].rows.lowerBound }

  /// Converts the number of a row to the row's index in its section.
  func row(of number: Int, in section: Int) -> Int {
    number - stretches[section].start + beginning(of: section)
  }

  /// Converts the number of a row to the row's ``RowIndex``.
  func index(of number: Int) -> RowIndex {
    let section = stretches.indices.partitioningIndex { stretches[$0].start > number } - 1
    return RowIndex(section: section, row: row(of: number, in: section))
  }

  /// Returns the index of the piece that contains a row, given the number of the row. Tries `guess` first.
  func piece(of number: Int, near guess: Int = 0) -> Int {
    if guess < pieces.count, pieces[guess].numbers.contains(number) { return guess }
    return pieces.indices.partitioningIndex { pieces[$0].numbers.lowerBound > number } - 1
  }

  /// The hash of each row's identity, in the order of the row numbers.
  var hashes: [Int] {
    var hashes: [Int] = []
    hashes.reserveCapacity(count)
    for piece in pieces { piece.hash(piece.numbers, into: &hashes) }
    return hashes
  }
}

extension Middle.Piece {
  func hash(_ numbers: Range<Int>, into hashes: inout [Int]) {
    let range = numbers.lowerBound + offset..<numbers.upperBound + offset
    group.hash(range, at: RowPlace(section: sectionHash, row: place.row), into: &hashes)
  }
}
