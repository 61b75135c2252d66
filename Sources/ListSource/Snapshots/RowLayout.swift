/// Where the sections of a list begin when its rows are counted through.
struct RowLayout: Sendable {
  /// The number of each section's first row, and at the end how many rows there are.
  private var starts = [0]

  var numberOfSections: Int { starts.count - 1 }
  var numberOfRows: Int { starts[starts.count - 1] }

  /// The layout of sections with so many rows each.
  init(counts: [Int] = []) {
    for count in counts { append(sectionOf: count) }
  }

  /// Adds a section below the others.
  mutating func append(sectionOf rows: Int) {
    starts.append(numberOfRows + rows)
  }

  /// The numbers of a section's rows.
  func rows(in section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }

  /// Where the row with that number stands. A guess of its section is tried first.
  func index(of number: Int, guess: Int = 0) -> RowIndex {
    var section = guess
    if !rows(in: guess).contains(number) {
      section = starts.indices.partitioningIndex { starts[$0] > number } - 1
    }
    return RowIndex(section: section, row: number - starts[section])
  }
}
