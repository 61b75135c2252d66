#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import TestSupport

  /// A model, a random valid batch of updates for it, and the model after them.
  ///
  /// In unchanged sections, rows may be deleted, inserted and reconfigured, and either reloaded or moved, also between
  /// sections. Other sections are inserted, deleted, reloaded or moved as a whole.
  struct RandomBatch {
    private(set) var before: [[String]] = []
    private(set) var after: [[String]] = []
    private(set) var updates: [BatchUpdate] = []
    /// The sections, by their places after the batch, whose counts the operations determine.
    private(set) var checkedSections: [Int] = []
    private var generator: SeededGenerator

    /// Returns the place after the batch of the row with a text before it, or `nil` if it was deleted or reloaded.
    func place(of text: String) -> IndexPath? {
      let texts = [text, text + "?"]
      for (section, rows) in after.enumerated() {
        if let row = rows.firstIndex(where: texts.contains) { return IndexPath(row: row, section: section) }
      }
      return nil
    }

    init(seed: UInt64, before model: [[String]]? = nil) {
      generator = SeededGenerator(seed: seed)
      let made = (0..<Int.random(in: 0...6, using: &generator)).map { section in
        (0..<Int.random(in: 0...12, using: &generator)).map { "\(section).\($0)" }
      }
      before = model ?? made
      let moves = Bool.random(using: &generator)
      let plan = makePlan(count: before.count, moves: moves)
      updates += plan.deleted.map { .deleteSection($0) } + plan.reloaded.map { .reloadSection($0) }
      updates += plan.moved.map { .moveSection($0, to: $1) } + plan.inserted.map { .insertSection($0) }
      makeRows(plan, moves: moves)
      updates.shuffle(using: &generator)
    }

    /// The changes to the places of a list.
    private struct Plan {
      var deleted: Set<Int> = []
      var reloaded: Set<Int> = []
      var moved: [Int: Int] = [:]
      var inserted: [Int] = []
      /// For every place after the batch, the one before it, or `nil` if it was inserted.
      var origins: [Int?] = []
    }

    private mutating func makePlan(count: Int, moves: Bool, leaving: Set<Int> = [], arriving: Int = 0) -> Plan
    {
      var plan = Plan()
      var movable: [Int] = []
      for place in 0..<count where !leaving.contains(place) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: plan.deleted.insert(place)
        case 1 where moves: movable.append(place)
        case 1: plan.reloaded.insert(place)
        default: break
        }
      }
      let insertions = Int.random(in: 0...2, using: &generator)
      let staying = (0..<count).filter {
        !leaving.contains($0) && !plan.deleted.contains($0) && !movable.contains($0)
      }
      let total = staying.count + movable.count + insertions + arriving
      var targets = Array(Array(0..<total).shuffled(using: &generator).prefix(total - staying.count))
      plan.origins = Array(repeating: nil, count: total)
      for place in movable {
        let target = targets.removeLast()
        plan.moved[place] = target
        plan.origins[target] = place
      }
      plan.inserted = targets
      let taken = Set(plan.moved.values).union(targets)
      for (target, place) in zip((0..<total).filter { !taken.contains($0) }, staying) {
        plan.origins[target] = place
      }
      return plan
    }

    private mutating func makeRows(_ plan: Plan, moves: Bool) {
      let changed = plan.reloaded.union(plan.moved.keys)
      let kept = plan.origins.enumerated().compactMap { new, old in
        old.flatMap { changed.contains($0) ? nil : (old: $0, new: new) }
      }
      var travelers: [IndexPath] = []
      for section in kept.map(\.old) where moves {
        for row in before[section].indices where Int.random(in: 0..<8, using: &generator) == 0 {
          travelers.append(IndexPath(row: row, section: section))
        }
      }
      var arrivals: [Int: [IndexPath]] = [:]
      for traveler in travelers {
        guard let target = kept.randomElement(using: &generator) else { continue }
        arrivals[target.new, default: []].append(traveler)
      }
      after = plan.origins.enumerated().map { new, old in
        guard let old, !plan.reloaded.contains(old) else { return ["new \(new).0", "new \(new).1"] }
        return before[old]
      }
      for (old, new) in kept {
        makeRows(from: old, to: new, moves: moves, leaving: travelers, arriving: arrivals[new] ?? [])
      }
      checkedSections = plan.origins.enumerated().compactMap { new, old in
        old.flatMap { plan.reloaded.contains($0) ? nil : new }
      }
    }

    private mutating func makeRows(
      from old: Int,
      to new: Int,
      moves: Bool,
      leaving: [IndexPath],
      arriving: [IndexPath]
    ) {
      let left = Set(leaving.filter { $0.section == old }.map(\.row))
      let plan = makePlan(count: before[old].count, moves: moves, leaving: left, arriving: arriving.count)
      func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }
      updates +=
        plan.deleted.map { .deleteRow(path($0, old)) } + plan.reloaded.map { .reloadRow(path($0, old)) }
      updates += plan.moved.map { .moveRow(path($0, old), to: path($1, new)) }
      var places = plan.inserted
      after[new] = plan.origins.enumerated().map { row, origin in
        origin.map { before[old][$0] } ?? "new \(row)"
      }
      for row in plan.reloaded {
        guard let place = plan.origins.firstIndex(of: row) else { continue }
        after[new][place] += "!"
      }
      for (place, origin) in plan.origins.enumerated() {
        guard let origin, plan.moved[origin] == nil, !plan.reloaded.contains(origin) else { continue }
        guard Int.random(in: 0..<8, using: &generator) == 0 else { continue }
        updates.append(.reconfigureRow(path(origin, old)))
        after[new][place] += "?"
      }
      for traveler in arriving {
        let place = places.removeLast()
        updates.append(.moveRow(traveler, to: path(place, new)))
        after[new][place] = before[traveler.section][traveler.row]
      }
      updates += places.map { .insertRow(path($0, new)) }
    }
  }

  extension ListView {
    /// Requests an operation.
    func perform(_ update: BatchUpdate) {
      switch update {
      case .deleteSection(let section): delete(sections: [section])
      case .insertSection(let section): insert(sections: [section])
      case .reloadSection(let section): reload(sections: [section])
      case .moveSection(let section, let target): moveSection(section, toSection: target)
      case .deleteRow(let row): delete(rows: [row])
      case .insertRow(let row): insert(rows: [row])
      case .reloadRow(let row): reload(rows: [row])
      case .reconfigureRow(let row): reconfigure(rows: [row])
      case .moveRow(let row, let target): move(row: row, to: target)
      }
    }
  }
#endif
