import TestSupport

extension SampleList {
  /// Makes a small random list. It draws from so few ids that two lists have many in common.
  static func random(using generator: inout SeededGenerator) -> SampleList {
    let count = Int.random(in: 1...4, using: &generator)
    var sections = Array(0..<4).shuffled(using: &generator).prefix(count).map {
      Section(id: $0, header: .random(in: 0...1, using: &generator), rows: [])
    }
    for id in Array(0..<9).shuffled(using: &generator).dropLast(.random(in: 0...9, using: &generator)) {
      let section = sections.indices.randomElement(using: &generator) ?? 0
      sections[section].rows.append(Row(id: id, revision: .random(in: 0...1, using: &generator)))
    }
    return SampleList(sections)
  }

  /// The list after a few random changes, which can repeat ids.
  func altered(using generator: inout SeededGenerator) -> SampleList {
    var sections = given
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard let from = sections.indices.randomElement(using: &generator),
        let to = sections.indices.randomElement(using: &generator)
      else { break }
      let row = sections[from].rows.indices.randomElement(using: &generator)
      let place = Int.random(in: 0...sections[to].rows.count, using: &generator)
      switch (Int.random(in: 0..<12, using: &generator), row) {
      case (0, _):
        sections.append(Section(id: .random(in: 0...5, using: &generator), rows: []))
      case (1, _):
        sections.remove(at: from)
      case (2, _):
        sections.swapAt(from, to)
      case (3, _):
        sections[from].header += 1
      case (4, _):
        sections[to].rows.insert(Row(id: .random(in: 0...10, using: &generator)), at: place)
      case (5, let row?):
        sections[from].rows.remove(at: row)
      case (6, let row?):
        sections[from].rows[row].revision += 1
      case (7, let row?):
        sections[from].rows.append(sections[from].rows.remove(at: row))
      case (8, let row?) where from != to:
        sections[to].rows.insert(sections[from].rows.remove(at: row), at: place)
      default:
        sections[to].rows.shuffle(using: &generator)
      }
    }
    return SampleList(sections)
  }
}
