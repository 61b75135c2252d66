internal import KitSupport

extension ListSnapshot {
  /// The same list with more rows at the end of a section: a page that was loaded.
  ///
  /// What is there is not hashed again, and ``ListChanges`` from this list to the longer one are found without looking at
  /// it, also after a few pages more. An id that is there already is left out and reported; so are all rows if there is
  /// no such section.
  ///
  /// - Complexity: linear in the number of sections and, over many pages, of appended rows times a logarithm: pages are
  ///   joined to tables twice as big each time, so that few have to be asked for duplicates. Where pages come for several
  ///   sections in turn, also linear in the number of pages.
  public func appending(_ rows: [RowID], to sectionID: SectionID) -> ListSnapshot {
    guard let section = sections.position(of: sectionID, hash: sectionID.shortHash) else {
      Reports.report(
        """
        \(rows.count) rows were not appended: the list has no section '\(sectionID)'. \
        Append to one of \(sections.ids), or make a new snapshot, which may have other sections.
        """
      )
      return self
    }

    var result = self
    var page = IdentityTable<RowID>(capacity: rows.count)
    var duplicates = Duplicates()
    let given = counts[section] + (rowsLeftOut[section]?.count ?? 0)
    page.append(rows, after: tables) { offset, first in
      result.rowsLeftOut[section, default: []].append(given + offset)
      duplicates.rows.append((first, RowIndex(section: givenSection(section), row: given + offset)))
    }
    if page.count > 0 { result.add(page, to: section) }
    result.report(duplicates)
    return result
  }

  /// Whether this list is the other one, or is known to be that with rows appended.
  func continues(_ other: ListSnapshot) -> Bool {
    lineage.contains { $0 === other.lineage.last }
  }

  private mutating func add(_ page: IdentityTable<RowID>, to section: Int) {
    var numbers = numberOfRows..<numberOfRows + page.count
    if let last = appended[section]?.last, last.upperBound == numbers.lowerBound {
      appended[section]?.removeLast()
      numbers = last.lowerBound..<numbers.upperBound
    }
    appended[section, default: []].append(numbers)
    counts[section] += page.count

    tables.append(page)
    while let last = tables.last, let other = tables.dropLast().last, other.count <= last.count {
      var joined = IdentityTable<RowID>(capacity: other.count + last.count)
      joined.append(0..<other.count, of: other)
      joined.append(0..<last.count, of: last)
      tables.replaceSubrange((tables.count - 2)..., with: [joined])
    }
    lineage = lineage.suffix(8) + [Mark()]
  }
}
