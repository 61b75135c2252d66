import StrategyTable
import TestSupport
import Testing

@MainActor
@Suite
struct StrategyIndexTests {
  @Test func namesSetAndRemovedInAnyOrderAreThoseThatADictionaryHas() {
    let random = RandomCase.first
    var generator = random.generator
    let names = (0..<40).map { EventName("name\($0)") }
    var table = StrategyTable<Screen>([:])
    var expected: [EventName: Int] = [:]
    var taken: [Int] = []
    var copies: [(table: StrategyTable<Screen>, names: Set<EventName>)] = []

    for number in 0..<2_000 {
      let name = EventName(names[Int.random(in: names.indices, using: &generator)].rawValue)
      let removes = Int.random(in: 0..<3, using: &generator) == 0
      expected[name] = removes ? nil : number
      if removes { table[name] = nil } else { table[name] = { _ in taken.append(number) } }
      if number % 50 == 0 { copies.append((table, Set(expected.keys))) }
    }
    let screen = Screen(table)
    for name in names { screen.routerEvent(name: name) }

    #expect(table.names == Set(expected.keys), "\(random)")
    #expect(taken == names.compactMap { expected[$0] }, "\(random)")
    #expect(copies.allSatisfy { $0.table.names == $0.names }, "\(random)")
  }
}
