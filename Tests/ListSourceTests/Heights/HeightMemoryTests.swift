import Testing

@testable import ListSource

@Suite
struct HeightMemoryTests {
  private static var memory: HeightMemory<Int> {
    var memory = HeightMemory<Int>()
    memory.enter(.init(width: 320, textSize: "L"))
    return memory
  }

  @Test
  func keepsLastHeightOfEachRow() {
    var memory = Self.memory
    memory.record(50, for: 1)
    memory.record(60, for: 2)
    memory.record(70, for: 1)

    #expect(memory[1] == 70)
    #expect(memory[2] == 60)
    #expect(memory[3] == nil)
  }

  @Test
  func forgetsOneHeight() {
    var memory = Self.memory
    memory.record(50, for: 1)
    memory.record(60, for: 2)

    memory.forget(1)

    #expect(memory[1] == nil)
    #expect(memory[2] == 60)
  }

  @Test(arguments: [(200, "L"), (320, "XL")])
  func forgetsAllInOtherSurroundings(width: Double, textSize: String) {
    var memory = Self.memory
    memory.record(50, for: 1)

    memory.enter(.init(width: width, textSize: textSize))
    let elsewhere = memory[1]
    memory.record(70, for: 1)

    #expect(elsewhere == nil)
    #expect(memory[1] == 70)
  }

  @Test
  func doesNotRestoreHeightsOfEarlierSurroundings() {
    var memory = Self.memory
    memory.record(50, for: 1)

    memory.enter(.init(width: 200, textSize: "L"))
    memory.enter(.init(width: 320, textSize: "L"))

    #expect(memory[1] == nil)
  }

  @Test
  func keepsAllInSameSurroundings() {
    var memory = Self.memory
    memory.record(50, for: 1)

    memory.enter(.init(width: 320, textSize: "L"))

    #expect(memory[1] == 50)
  }

  @Test
  func recordsNothingWithoutWidth() {
    var memory = Self.memory
    memory.enter(.init(width: 0, textSize: "L"))

    memory.record(50, for: 1)

    #expect(memory[1] == nil)
  }
}
