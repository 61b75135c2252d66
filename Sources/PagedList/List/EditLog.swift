/// The edits of a list that the service has not confirmed yet, or that a running load may lack.
///
/// The service's rows show with these edits run over them, in order. So if an edit fails, it is removed and the others
/// run again: nothing restores an old value. A confirmed edit becomes part of the service's rows, as does an edit that is
/// not sent. A log contains no rows, and sends nothing.
struct EditLog<Item: Sendable> {
  typealias Change = (inout [Item]) -> Void

  struct Entry {
    let number: Int

    /// The ids of the rows that the edit concerns, or nil if it concerns all.
    let ids: Set<RowID>?

    var change: Change
    var state: State

    func concerns(_ other: Entry) -> Bool {
      guard let ids, let others = other.ids else { return true }
      return !ids.isDisjoint(with: others)
    }
  }

  enum State: Equatable {
    /// An earlier edit of a row is not settled.
    case waiting

    /// The service has the edit and has not answered.
    case sent

    /// The edit is confirmed. If `isIncluded` is true, it is part of the service's rows. Loads at these ends began before,
    /// so their rows may lack the edit.
    case settled(isIncluded: Bool, lacking: Set<PageEnd>)

    var isSettled: Bool { if case .settled = self { true } else { false } }
    var isIncluded: Bool { if case .settled(true, _) = self { true } else { false } }

    func isLacking(at end: PageEnd) -> Bool {
      if case .settled(_, let ends) = self { ends.contains(end) } else { false }
    }
  }

  private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// Whether the rows that show are not the service's.
  var isPending: Bool { entries.contains { !$0.state.isIncluded } }

  func isWaiting(_ number: Int) -> Bool { entries.contains { $0.number == number && $0.state == .waiting } }

  /// Adds an edit and returns its number.
  mutating func add(of ids: Set<RowID>?, isSent: Bool, _ change: @escaping Change) -> Int {
    lastNumber += 1
    let state = isSent ? State.waiting : .settled(isIncluded: false, lacking: [])
    entries.append(Entry(number: lastNumber, ids: ids, change: change, state: state))
    return lastNumber
  }

  /// Returns the edits to send now.
  mutating func send() -> [Int] {
    var numbers: [Int] = []
    for (index, entry) in entries.enumerated() where entry.state == .waiting {
      if entries[..<index].contains(where: { !$0.state.isSettled && $0.concerns(entry) }) { continue }
      entries[index].state = .sent
      numbers.append(entry.number)
    }
    return numbers
  }

  /// Settles an edit that the service has confirmed while loads at some ends were running.
  ///
  /// If it was not known whether the service has the edit, `answer` sets the rows that the service returned instead.
  mutating func confirm(_ number: Int, during loads: Set<PageEnd>, answer: Change? = nil) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries[index].state = .settled(isIncluded: false, lacking: loads)
    if let answer { entries[index].change = answer }
  }

  /// Removes an edit that the service has refused.
  mutating func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Returns the rows to show: the given ones, with the pending edits run over them.
  func shown(over rows: [Item], id: ((Item) -> RowID)?) -> [Item] {
    Self.run(entries.filter { !$0.state.isIncluded }, over: rows, id)
  }

  /// Returns the service's rows, to which it adds the settled edits that no earlier edit can change.
  mutating func include(in rows: [Item], id: ((Item) -> RowID)?) -> [Item] {
    var included: [Entry] = []
    for index in entries.indices {
      let entry = entries[index]
      guard case .settled(false, let ends) = entry.state,
        !entries[..<index].contains(where: { !$0.state.isIncluded && $0.concerns(entry) })
      else { continue }
      entries[index].state = .settled(isIncluded: true, lacking: ends)
      included.append(entry)
    }
    forget()
    return Self.run(included, over: rows, id)
  }

  /// Returns new rows of the service, with the edits that are part of the other rows and that they may lack.
  func including(_ rows: [Item], at end: PageEnd, id: ((Item) -> RowID)?) -> [Item] {
    Self.run(entries.filter { $0.state.isIncluded && $0.state.isLacking(at: end) }, over: rows, id)
  }

  /// Forgets the settled edits that are part of rows that replace all others.
  mutating func replaceRows() {
    entries.removeAll { $0.state.isSettled && !$0.state.isLacking(at: .next) }
  }

  /// Records that no load is running at an end.
  mutating func endLoad(at end: PageEnd) {
    for index in entries.indices {
      guard case .settled(let isIncluded, var ends) = entries[index].state else { continue }
      ends.remove(end)
      entries[index].state = .settled(isIncluded: isIncluded, lacking: ends)
    }
    forget()
  }

  private mutating func forget() { entries.removeAll { $0.state == .settled(isIncluded: true, lacking: []) } }

  private static func run(_ entries: [Entry], over rows: [Item], _ id: ((Item) -> RowID)?) -> [Item] {
    var rows = rows
    for entry in entries { entry.change(&rows) }
    guard let id, entries.contains(where: { $0.ids == nil }) else { return rows }
    // The service may have sent a row that an edit inserts.
    var ids: Set<RowID> = []
    let repeated = rows.indices.filter { !ids.insert(id(rows[$0])).inserted }
    for index in repeated.reversed() { rows.remove(at: index) }
    return rows
  }

  /// Returns the change of single rows. A row that is not there is not changed.
  static func change(
    of ids: Set<RowID>,
    by id: @escaping (Item) -> RowID,
    _ change: @escaping (inout Item?) -> Void
  ) -> Change {
    { rows in
      for index in rows.indices.filter({ ids.contains(id(rows[$0])) }).reversed() {
        var row: Item? = rows[index]
        change(&row)
        if let row { rows[index] = row } else { rows.remove(at: index) }
      }
    }
  }
}
