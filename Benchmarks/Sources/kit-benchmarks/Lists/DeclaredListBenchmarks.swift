import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Declared lists compared with the previous one: the work of `apply` before it updates the table.
@MainActor
enum DeclaredListBenchmarks {
  private static let counts = [1_000, 10_000, 100_000]

  static var all: [Benchmark] {
    let small: [Shape] = [.unchanged, .changed, .appended]
    let inSections = [1, 100].flatMap { sections in
      small.flatMap { shape in counts.map { againstLoop(shape, $0, sections) } }
        + small.map { againstDictionary($0, sections, goal: 0.2) }
        + [againstDictionary(.churned, sections, goal: 1.5), againstDictionary(.reversed, sections, goal: 3)]
    }
    return inSections + [mixed, bare(isTouched: false), bare(isTouched: true)]
  }

  private static func againstLoop(_ shape: Shape, _ count: Int, _ sections: Int) -> Benchmark {
    Benchmark(
      name: "declared.\(shape.name).\(count)\(sections == 1 ? "" : ".sections")",
      work: "a list of \(count) rows in \(words(sections)) compared, \(shape.description)",
      against: "a loop that compares id and model at each index",
      goal: .atMost(count == 1_000 ? 6 : 3)
    ) {
      worst(ListPair.all(shape, count, sections)) { pair in
        Timing.ratio(rounds: 24, preparing: pair.next) {
          pair.show($0)
        } to: {
          pair.loop(times: $0)
        }
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
        Timing.ratio(rounds: 6, preparing: pair.next) {
          pair.show($0)
        } to: {
          pair.lookUp(times: $0)
        }
      }
    }
  }

  private static func words(_ sections: Int) -> String {
    sections == 1 ? "one section" : "a hundred sections"
  }

  /// Rows of two types in one array of `any CellModel`.
  private static var mixed: Benchmark {
    Benchmark(
      name: "declared.mixed",
      work: "a list of 10,000 rows of two types, [any CellModel], created and compared, one changed",
      against: "a dictionary of ids, models compared",
      goal: .atMost(1)
    ) {
      let lists = [false, true].map { isChanged in
        (0..<10_000).map { index -> any CellModel in
          let text = isChanged && index == 5_000 ? "other" : "text \(index)"
          return index.isMultiple(of: 2) ? Story(id: index, text: text) : Notice(id: index, text: text)
        }
      }
      func source(_ models: [any CellModel]) -> ListSource { ListSource { ListSection(0) { Rows(models) } } }
      var shown = (side: 0, source: source(lists[0]))
      return Timing.ratio(rounds: 12) { times in
        for _ in 0..<times {
          let next = (side: 1 - shown.side, source: source(lists[1 - shown.side]))
          use(ListChanges(from: shown.source, to: next.source))
          shown = next
        }
      } to: { times in
        for time in 0..<times {
          let (old, new) = (lists[time % 2], lists[(time + 1) % 2])
          var places: [AnyHashable: Int] = [:]
          for (place, model) in old.enumerated() { places[id(of: model)] = place }
          var updated: [Int] = []
          var inserted: [Int] = []
          for (place, model) in new.enumerated() {
            if let earlier = places[id(of: model)] {
              if !isEqual(old[earlier], model) { updated.append(place) }
            } else {
              inserted.append(place)
            }
          }
          use((updated, inserted))
        }
      }
    }
  }

  private static func id(of model: any CellModel) -> AnyHashable {
    switch model {
    case let story as Story: AnyHashable(story.id)
    case let notice as Notice: AnyHashable(notice.id)
    default: AnyHashable(0)
    }
  }

  private static func isEqual(_ one: any CellModel, _ other: any CellModel) -> Bool {
    switch (one, other) {
    case (let one as Story, let other as Story): one == other
    case (let one as Notice, let other as Notice): one == other
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
}

/// Two lists of models that share no storage, in sections.
@MainActor
private final class ListPair {
  private var sides: [[[DeclaredItem]]] = []

  /// The index of the list created last.
  private var side = 0
  private lazy var shown = source(0)

  /// Returns a pair with short strings and a pair with long ones.
  static func all(_ shape: Shape, _ count: Int, _ sections: Int) -> [ListPair] {
    ["", "a text of more than fifteen bytes, "].map { ListPair(shape, count, sections: sections, text: $0) }
  }

  private init(_ shape: Shape, _ count: Int, sections: Int, text: String) {
    let ids = Array(0..<count)
    for (side, ids) in [ids, shape.change(ids)].enumerated() {
      let items = ids.enumerated().map { index, id in
        let isChanged = shape.changesModel && side == 1 && index == count / 2
        return DeclaredItem(id: id, name: "\(text)\(id)", rating: isChanged ? -1 : id % 7)
      }
      let size = count / sections
      sides.append(
        (0..<sections).map { section in
          Array(items[section * size..<(section == sections - 1 ? items.count : (section + 1) * size)])
        }
      )
    }
  }

  private func source(_ side: Int) -> ListSource {
    ListSource {
      for (id, items) in sides[side].enumerated() {
        ListSection(id) { Rows(items, cell: DeclaredCell.self) }
      }
    }
  }

  /// Creates the other list.
  func next() -> ListSource {
    side = 1 - side
    return source(side)
  }

  func show(_ next: ListSource) {
    use(ListChanges(from: shown, to: next))
    shown = next
  }

  /// Compares ids and models at equal indices, which is the minimum.
  func loop(times: Int) {
    for time in 0..<times {
      var changed: [Int] = []
      for (old, new) in zip(sides[time % 2], sides[(time + 1) % 2]) {
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
      let (old, new) = (sides[time % 2], sides[(time + 1) % 2])
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

private struct Story: CellModel, Identifiable, Equatable {
  let id: Int
  let text: String
}

private struct Notice: CellModel, Identifiable, Equatable {
  let id: Int
  let text: String
}
