extension ListSnapshot {
  /// How many rows there are.
  var numberOfRows: Int { tables.reduce(0) { $0 + $1.count } }

  /// The numbers of a section's rows, from top to bottom.
  func numbers(inSection section: Int) -> [Range<Int>] {
    [layout.rows(in: section)] + (appended[section] ?? [])
  }

  /// The rows counted through from top to bottom, as the current ``RowLayout`` counts them.
  var rowsFromTopToBottom: IdentityTable<RowID> {
    if appended.isEmpty { return tables[0] }
    var rows = IdentityTable<RowID>(capacity: numberOfRows)
    for numbers in counts.indices.lazy.flatMap(numbers) {
      var start = 0
      for table in tables {
        let own = numbers.clamped(to: start..<start + table.count)
        rows.append(own.lowerBound - start..<own.upperBound - start, of: table)
        start += table.count
      }
    }
    return rows
  }

  /// The id of the row with that number.
  func rowID(of number: Int) -> RowID {
    var position = number
    var table = 0
    while position >= tables[table].count {
      position -= tables[table].count
      table += 1
    }
    return tables[table].ids[position]
  }

  /// Where the row with that number stands.
  func index(ofNumber number: Int) -> RowIndex {
    if number < layout.numberOfRows { return layout.index(of: number) }
    for (section, pages) in appended {
      var row = layout.rows(in: section).count
      for numbers in pages {
        if numbers.contains(number) {
          return RowIndex(section: section, row: row + number - numbers.lowerBound)
        }
        row += numbers.count
      }
    }
    preconditionFailure("There are \(numberOfRows) rows, and none has number \(number).")
  }

  /// Where the row with an id stands, if it is in the list.
  func index(of id: RowID) -> RowIndex? {
    tables.position(of: id, hash: id.shortHash).map(index(ofNumber:))
  }
}
