import ListSource

/// Diffs of two snapshots.
@MainActor
enum DiffBenchmarks {
  static var all: [Benchmark] {
    [
      againstStandardLibrary("A", .a, rounds: 20, goal: 1 / 70),
      againstStandardLibrary("B", .b, rounds: 3, goal: 1 / 500),
      moves("A", .a),
      moves("B", .b),
    ] + Shape.all.map(growth)
  }

  private static func againstStandardLibrary(
    _ name: String,
    _ workload: @escaping @autoclosure () -> Workload,
    rounds: Int,
    goal: Double
  ) -> Benchmark {
    Benchmark(
      name: "diff.\(name)",
      work: "list diff, workload \(name), with both snapshots",
      against: "CollectionDifference, moves inferred",
      goal: .atMost(goal)
    ) {
      let (old, new) = (workload().old, workload().new)
      return Timing.ratio(rounds: rounds) { times in
        for _ in 0..<times { use(changes(from: old, to: new)) }
      } to: { times in
        for _ in 0..<times { use(new.difference(from: old).inferringMoves()) }
      }
    }
  }

  private static func moves(_ name: String, _ workload: @escaping @autoclosure () -> Workload) -> Benchmark {
    Benchmark(
      name: "diff.moves.\(name)",
      work: "rows that the list diff moves beyond the minimum, workload \(name)",
      against: "kept rows minus their longest increasing subsequence",
      goal: .equal(0),
      isExact: true
    ) {
      let workload = workload()
      let changes = changes(from: workload.old, to: workload.new)
      let moves = changes.stages.reduce(0) { $0 + $1.movedRows.count }
      return Figure(value: Double(moves - workload.leastMoves), unit: .moves)
    }
  }

  /// An input on which quadratic algorithms are slow.
  private struct Shape {
    let name: String
    let lists: (_ count: Int) -> (old: [Int], new: [Int])

    static var all: [Shape] {
      [
        Shape(name: "reversed") { (Array(0..<$0), (0..<$0).reversed()) },
        Shape(name: "duplicates") { (Array(repeating: 1, count: $0), Array(repeating: 2, count: $0)) },
        Shape(name: "rotated") { (Array(0..<$0), Array(1..<$0) + [0]) },
      ]
    }
  }

  private static func growth(_ shape: Shape) -> Benchmark {
    Benchmark(
      name: "diff.\(shape.name)",
      work: "list diff, \(shape.name), 100,000 rows",
      against: "50,000 rows",
      goal: .atMost(2.6)
    ) {
      let (many, few) = (shape.lists(100_000), shape.lists(50_000))
      return Timing.ratio(rounds: 8) { times in
        for _ in 0..<times { use(changes(from: many.old, to: many.new)) }
      } to: { times in
        for _ in 0..<times { use(changes(from: few.old, to: few.new)) }
      }
    }
  }

  private static func changes(from old: [Int], to new: [Int]) -> ListChanges {
    ListChanges(from: ListSnapshot([(id: 0, rows: old)]), to: ListSnapshot([(id: 0, rows: new)]))
  }
}
