import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Lists declared and compared with the previous one: the work of `apply` before it updates the table.
@MainActor
enum DeclaredListBenchmarks {
  private static let counts = [1_000, 10_000, 100_000]

  static var all: [Benchmark] {
    let small: [Shape] = [.unchanged, .changed, .appended]
    let inSections = [1, 100].flatMap { sections in
      small.flatMap { shape in counts.map { againstLoop(shape, $0, sections) } }
        + small.map { againstDictionary($0, sections, goal: 0.2) }
        + [.churned, .shuffled, .replaced].map { againstDictionary($0, sections, goal: 1) }
        + [againstDictionary(.reversed, sections, goal: 1.5)]
    }
    return inSections
      + [firstLoad, movedSections, comparedTwice, section, unequatable, mixed]
      + [bare(isTouched: false), bare(isTouched: true)] + allocations
  }

  private static func againstLoop(_ shape: Shape, _ count: Int, _ sections: Int) -> Benchmark {
    Benchmark(
      name: "declared.\(shape.name).\(count)\(sections == 1 ? "" : ".sections")",
      work: "a list of \(count) rows in \(words(sections)) compared, \(shape.description)",
      against: "a loop that compares id and model at each index",
      goal: .atMost(sections == 1 ? (count == 1_000 ? 5 : 2) : (count == 1_000 ? 6 : 3))
    ) {
      worst(ListPair.all(shape, count, sections)) { pair in
        Timing.ratio(rounds: 24, of: pair.show, to: pair.loop)
      }
    }
  }

  private static func againstDictionary(_ shape: Shape, _ sections: Int, goal: Double) -> Benchmark {
    Benchmark(
      name: "declared.\(shape.name).dictionary\(sections == 1 ? "" : ".sections")",
      work: "a list of 1,000 to 100,000 rows in \(words(sections)) compared, \(shape.description)",
      against: "a dictionary of ids, models compared",
      goal: .atMost(goal)
    ) {
      worst(counts.flatMap { ListPair.all(shape, $0, sections) }) { pair in
        Timing.ratio(rounds: 6, of: pair.show, to: pair.lookUp)
      }
    }
  }

  private static var firstLoad: Benchmark {
    Benchmark(
      name: "declared.first",
      work: "a list of 1,000 to 100,000 rows declared and compared with an empty list",
      against: "a dictionary of the ids",
      goal: .atMost(1)
    ) {
      worst(counts.flatMap { ListPair.all(.unchanged, $0, 1) }) { pair in
        Timing.ratio(rounds: 6, of: pair.load, to: pair.index)
      }
    }
  }

  /// The reference leaves out the contents, and does no more for a section than a look-up and a loop over its ids.
  private static var movedSections: Benchmark {
    Benchmark(
      name: "declared.sections.moved",
      work: "a list of 10,000 rows in a hundred sections declared and compared, ten sections moved",
      against: "a dictionary of the sections, ids of their rows compared",
      goal: .none
    ) {
      worst(ListPair.all(.unchanged, 10_000, 100, movesSections: true)) { pair in
        Timing.ratio(rounds: 24, of: pair.show, to: pair.compareIDs)
      }
    }
  }

  private static var comparedTwice: Benchmark {
    Benchmark(
      name: "declared.compared.twice",
      work:
        "two lists of 100,000 rows declared and compared with the one before, twenty appended, then removed",
      against: "one list",
      goal: .atMost(2)
    ) {
      worst(ListPair.all(.appended, 100_000, 1)) { pair in
        Timing.ratio(rounds: 12, of: { pair.show(times: $0, isTwice: true) }, to: pair.show)
      }
    }
  }

  private static var section: Benchmark {
    Benchmark(
      name: "declared.section",
      work: "a section of 10 rows, one of a hundred, declared and compared",
      against: "",
      goal: .atMost(0.5)
    ) {
      let figure = worst(ListPair.all(.unchanged, 1_000, 100)) { pair in
        Timing.ratio(rounds: 24, of: pair.show, to: pair.loop)
      }
      return Figure(value: (figure.sides?.work ?? 0) / 100_000, unit: .microseconds)
    }
  }

  private static var unequatable: Benchmark {
    let work = "a list of 10,000 rows declared and compared"
    return Benchmark(
      name: "declared.unequatable",
      work: "\(work), models Identifiable but not Equatable",
      against: "\(work), models Identifiable and Equatable, nothing changed",
      goal: .atMost(5)
    ) {
      let lists = (0..<2).map { _ in (0..<10_000).map { DeclaredItem(id: $0, name: "\($0)", rating: 0) } }
      let others = lists.map { $0.map { UnequatableItem(id: $0.id, name: $0.name, rating: $0.rating) } }
      return Timing.ratio(rounds: 12) { times in
        show(times) { side in ListSource { ListSection(0) { Rows(others[side], cell: UnequatableCell.self) } }
        }
      } to: { times in
        show(times) { side in ListSource { ListSection(0) { Rows(lists[side], cell: DeclaredCell.self) } } }
      }
    }
  }

  /// Declares two lists in turn, and compares each with the one before.
  private static func show(_ times: Int, _ list: (_ side: Int) -> ListSource) {
    var shown = list(1)
    for time in 0..<times {
      let next = list(time % 2)
      use(ListChanges(from: shown, to: next))
      shown = next
    }
  }

  private static func words(_ sections: Int) -> String {
    sections == 1 ? "one section" : "a hundred sections"
  }

  /// Rows of two types in one array of `any CellModel`.
  private static var mixed: Benchmark {
    Benchmark(
      name: "declared.mixed",
      work: "a list of 10,000 rows of two types, [any CellModel], declared and compared, one changed",
      against: "a loop that casts each model and compares id and model at each index",
      goal: .atMost(4)
    ) {
      let lists = [false, true].map { isChanged in
        (0..<10_000).map { index -> any CellModel in
          let text = isChanged && index == 5_000 ? "other" : "text \(index)"
          return index.isMultiple(of: 2) ? Story(id: index, text: text) : Notice(id: index, text: text)
        }
      }
      return Timing.ratio(rounds: 12) { times in
        show(times) { side in ListSource { ListSection(0) { Rows(lists[side]) } } }
      } to: { times in
        for time in 0..<times {
          var changed: [Int] = []
          for (index, (old, new)) in zip(lists[time % 2], lists[(time + 1) % 2]).enumerated()
          where !isEqual(old, new) {
            changed.append(index)
          }
          use(changed)
        }
      }
    }
  }

  private static func isEqual(_ one: any CellModel, _ other: any CellModel) -> Bool {
    switch (one, other) {
    case (let one as Story, let other as Story): one.id == other.id && one == other
    case (let one as Notice, let other as Notice): one.id == other.id && one == other
    default: false
    }
  }

  /// Snapshots of plain ids, unchanged or with changes in two sections.
  private static func bare(isTouched: Bool) -> Benchmark {
    Benchmark(
      name: isTouched ? "snapshot.touched" : "snapshot.unchanged",
      work: "a snapshot of 10,000 ids created and compared, "
        + (isTouched ? "two of a hundred sections touched" : "unchanged"),
      against: "building a dictionary of the ids",
      goal: .atMost(isTouched ? 0.4 : 0.3)
    ) {
      let given = (0..<100).map { section in (id: section, rows: (0..<100).map { section * 100 + $0 }) }
      var other = given.map { section in (id: section.id, rows: section.rows.map { $0 }) }
      if isTouched {
        other[20].rows.swapAt(10, 70)
        other[80].rows[30] = 10_001
      }
      let ids = given.flatMap(\.rows)
      var shown = (isOther: false, list: ListSnapshot(given))
      return Timing.ratio(rounds: 12) { times in
        for _ in 0..<times {
          let next = (isOther: !shown.isOther, list: ListSnapshot(shown.isOther ? given : other))
          use(ListChanges(from: shown.list, to: next.list))
          shown = next
        }
      } to: { times in
        for _ in 0..<times {
          var places: [Int: Int] = [:]
          for (place, id) in ids.enumerated() { places[id] = place }
          use(places)
        }
      }
    }
  }

  private static var allocations: [Benchmark] {
    [
      Allocations.benchmark(
        "declared.first",
        of: "a list of 10,000 rows compared with an empty one",
        limit: 34
      ) {
        let pair = ListPair.all(.unchanged, 10_000, 1)[0]
        return { pair.load(times: 1) }
      },
      Allocations.benchmark("declared.unchanged", of: "an unchanged list of 10,000 rows", limit: 17) {
        let pair = ListPair.all(.unchanged, 10_000, 1)[0]
        return { pair.show(times: 1) }
      },
      Allocations.benchmark("declared.shuffled", of: "a shuffled list of 10,000 rows", limit: 65) {
        let pair = ListPair.all(.shuffled, 10_000, 1)[0]
        return { pair.show(times: 1) }
      },
      Allocations.benchmark(
        "declared.section",
        of: "a section of 10 rows, one of a hundred",
        per: 100,
        limit: 2.3
      ) {
        let pair = ListPair.all(.unchanged, 1_000, 100)[0]
        return { pair.show(times: 1) }
      },
    ]
  }

  private static func worst(_ pairs: [ListPair], _ figure: (ListPair) -> Figure) -> Figure {
    pairs.map(figure).max { $0.value < $1.value } ?? Figure(value: .infinity)
  }
}

/// The change from one list to another. The benchmarks alternate between the two.
private struct Shape: Sendable {
  let name: String
  let description: String
  let change: @Sendable ([Int]) -> [Int]

  /// Whether the model of the middle row changes.
  var changesModel = false

  static let unchanged = Shape(name: "unchanged", description: "nothing changed") { $0 }
  static let changed = Shape(name: "changed", description: "one changed", change: { $0 }, changesModel: true)
  static let appended = Shape(name: "appended", description: "twenty appended, then removed") { ids in
    ids + (0..<20).map { ids.count + $0 }
  }
  static let churned = Shape(name: "churned", description: "5% removed, 5% inserted, one moved") { ids in
    var ids = ids
    let last = ids.count - 1
    for index in stride(from: 7, to: ids.count, by: 20) { ids[index] += 1_000_000 }
    ids.insert(ids.remove(at: last), at: last / 2)
    return ids
  }
  static let reversed = Shape(name: "reversed", description: "reversed") { $0.reversed() }
  static let shuffled = Shape(name: "shuffled", description: "shuffled") { ids in
    var generator = SeededGenerator(seed: 7)
    return ids.shuffled(using: &generator)
  }
  static let replaced = Shape(name: "replaced", description: "all replaced") { $0.map { $0 + 1_000_000 } }
}

/// Two lists of models that share no storage, in sections.
@MainActor
private final class ListPair {
  private var sides: [[(id: Int, items: [DeclaredItem])]] = []

  /// The index of the list shown last.
  private var side = 0
  private lazy var shown = source(0)

  /// Returns a pair with short strings and a pair with long ones.
  static func all(_ shape: Shape, _ count: Int, _ sections: Int, movesSections: Bool = false) -> [ListPair] {
    ["", "a text of more than fifteen bytes, "].map {
      ListPair(shape, count, sections: sections, text: $0, movesSections: movesSections)
    }
  }

  private init(_ shape: Shape, _ count: Int, sections: Int, text: String, movesSections: Bool) {
    let ids = Array(0..<count)
    for (side, ids) in [ids, shape.change(ids)].enumerated() {
      let items = ids.enumerated().map { index, id in
        let isChanged = shape.changesModel && side == 1 && index == count / 2
        return DeclaredItem(id: id, name: "\(text)\(id)", rating: isChanged ? -1 : id % 7)
      }
      let size = count / sections
      sides.append(
        (0..<sections).map { section in
          let end = section == sections - 1 ? items.count : (section + 1) * size
          return (section, Array(items[section * size..<end]))
        }
      )
    }
    if movesSections {
      for section in stride(from: 5, to: sections, by: 10) {
        sides[1].insert(sides[1].remove(at: section), at: (section + 33) % sections)
      }
    }
  }

  private func source(_ side: Int) -> ListSource {
    ListSource {
      for (id, items) in sides[side] {
        ListSection(id) { Rows(items, cell: DeclaredCell.self) }
      }
    }
  }

  func show(times: Int) { show(times: times, isTwice: false) }

  /// Declares the two lists in turn, and compares each with the one before.
  func show(times: Int, isTwice: Bool) {
    for _ in 0..<times {
      side = 1 - side
      if isTwice { use(ListChanges(from: shown, to: source(side))) }
      let next = source(side)
      use(ListChanges(from: shown, to: next))
      shown = next
    }
  }

  func load(times: Int) {
    for _ in 0..<times { use(ListChanges(from: ListSource(), to: source(0))) }
  }

  func index(times: Int) {
    for _ in 0..<times {
      var places: [Int: Int] = [:]
      for (place, item) in sides[0][0].items.enumerated() { places[item.id] = place }
      use(places)
    }
  }

  func compareIDs(times: Int) {
    for time in 0..<times {
      let (old, new) = (sides[time % 2], sides[(time + 1) % 2])
      var places: [Int: Int] = [:]
      for (place, section) in old.enumerated() { places[section.id] = place }
      var (moved, changed) = ([Int](), [Int]())
      for (place, section) in new.enumerated() {
        guard let origin = places[section.id] else { continue }
        if origin != place { moved.append(place) }
        let (items, others) = (old[origin].items, section.items)
        if items.count != others.count || items.indices.contains(where: { items[$0].id != others[$0].id }) {
          changed.append(place)
        }
      }
      use((moved, changed))
    }
  }

  /// Compares ids and models at equal indices, which is the minimum.
  func loop(times: Int) {
    for time in 0..<times {
      var changed: [Int] = []
      for ((_, old), (_, new)) in zip(sides[time % 2], sides[(time + 1) % 2]) {
        for index in 0..<min(old.count, new.count)
        where old[index].id != new[index].id || old[index] != new[index] {
          changed.append(index)
        }
      }
      use(changed)
    }
  }

  /// Computes a simple diff with a dictionary of ids.
  func lookUp(times: Int) {
    for time in 0..<times {
      let (old, new) = (sides[time % 2].map(\.items), sides[(time + 1) % 2].map(\.items))
      var places: [Int: (section: Int, row: Int)] = [:]
      for (section, items) in old.enumerated() {
        for (row, item) in items.enumerated() { places[item.id] = (section, row) }
      }
      var stays = old.map { Array(repeating: false, count: $0.count) }
      var (inserted, updated) = ([RowIndex](), [RowIndex]())
      for (section, items) in new.enumerated() {
        for (row, item) in items.enumerated() {
          if let place = places[item.id] {
            stays[place.section][place.row] = true
            if old[place.section][place.row] != item { updated.append(RowIndex(section: section, row: row)) }
          } else {
            inserted.append(RowIndex(section: section, row: row))
          }
        }
      }
      use((inserted, updated, stays))
    }
  }
}

private struct DeclaredItem: Identifiable, Equatable {
  let id: Int
  let name: String
  let rating: Int
}

private final class DeclaredCell: UITableViewCell, ViewConfigurable {
  func configure(with model: DeclaredItem) {}
}

private struct UnequatableItem: Identifiable {
  let id: Int
  let name: String
  let rating: Int
}

private final class UnequatableCell: UITableViewCell, ViewConfigurable {
  func configure(with model: UnequatableItem) {}
}

private struct Story: CellModel, Identifiable, Equatable {
  let id: Int
  let text: String
}

private struct Notice: CellModel, Identifiable, Equatable {
  let id: Int
  let text: String
}
