import ListSource

/// The memory of heights. Its type is not public, so its file is linked into this target.
@MainActor
enum HeightBenchmarks {
  private static let count = 1_000_000
  private typealias Memory = HeightMemory<Int>

  static var all: [Benchmark] { [recording, forgetting] }

  private static var recording: Benchmark {
    Benchmark(
      name: "heights.record",
      work: "record and look up 1,000,000 heights",
      against: "a dictionary of integers",
      goal: .atMost(2)
    ) {
      Timing.ratio(rounds: 3) { times in
        for _ in 0..<times {
          let memory = filled()
          for row in 0..<count { use(memory[row]) }
        }
      } to: { times in
        for _ in 0..<times {
          var heights: [Int: Int] = [:]
          for row in 0..<count { heights[row] = row & 127 }
          for row in 0..<count { use(heights[row]) }
        }
      }
    }
  }

  private static var forgetting: Benchmark {
    Benchmark(
      name: "heights.forget",
      work: "forget 1,000,000 heights for a new width",
      against: "forget 1,000",
      goal: .atMost(1.5)
    ) {
      var (many, few) = (filled(), filled(1_000))
      var width = 320.0
      return Timing.ratio { times in
        for _ in 0..<times {
          width += 1
          many.enter(Memory.Surroundings(width: width, textSize: "L"))
          use(many[1])
        }
      } to: { times in
        for _ in 0..<times {
          width += 1
          few.enter(Memory.Surroundings(width: width, textSize: "L"))
          use(few[1])
        }
      }
    }
  }

  private static func filled(_ count: Int = count) -> Memory {
    var memory = Memory()
    memory.enter(Memory.Surroundings(width: 320, textSize: "L"))
    for row in 0..<count { memory.record(Double(row & 127), for: row) }
    return memory
  }
}
