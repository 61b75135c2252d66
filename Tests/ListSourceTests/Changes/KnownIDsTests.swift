import TestSupport
import Testing

@testable import ListSource

@Suite
struct KnownIDsTests {
  /// Compares with a counting dictionary, with hashes that collide in the table and sometimes repeat.
  @Test
  func containsInsertedHashesUntilRemoved() {
    for random in RandomCase.all(200, "LIST_CASES") {
      var generator = random.generator
      var known = KnownIDs([])
      var expected: Set<Int> = []
      for _ in 0..<400 {
        let hash = Int.random(in: 0...12, using: &generator) << Int.random(in: 0...6, using: &generator)
        if Int.random(in: 0...2, using: &generator) == 0 {
          known.remove(hash)
          expected.remove(hash == 0 ? 1 : hash)
        } else {
          let isNew = expected.insert(hash == 0 ? 1 : hash).inserted
          guard known.insert(hash) == isNew else {
            Issue.record("\(random): \(hash) among \(expected)")
            return
          }
        }
      }
    }
  }

  @Test
  func keepsSharedHashUntilBothIdsAreRemoved() {
    let section = ListSection(0) { Rows([Colliding(id: 1), Colliding(id: 2)]) }
    var known = KnownIDs([section])
    let hash = Colliding(id: 3).id.hashValue ^ Int(bitPattern: ObjectIdentifier(Colliding.self))

    known.remove(hash)
    let isNewAfterOne = known.insert(hash)
    known.remove(hash)
    let isNewAfterBoth = known.insert(hash)

    #expect(!isNewAfterOne)
    #expect(isNewAfterBoth)
  }
}

private struct Colliding: Identifiable, Equatable {
  struct ID: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  let number: Int
  var id: ID { ID(number: number) }

  init(id: Int) {
    number = id
  }
}
