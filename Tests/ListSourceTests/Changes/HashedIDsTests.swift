import ListSource
import Testing

/// How often comparisons hash ids, which is most of the cost of large changes.
@Suite
struct HashedIDsTests {
  private let counter = Counter()

  @Test
  func firstListHashesEachIDOnce() {
    let list = list(0..<100)

    #expect(hashes { _ = ListChanges(from: ListSource(), to: list) } == 100)
  }

  @Test
  func laterListsHashOnlyInsertedIDs() {
    let (first, second, third) = (list(0..<100), list(0..<103), list(0..<107))
    _ = ListChanges(from: ListSource(), to: first)

    #expect(hashes { _ = ListChanges(from: first, to: second) } == 3)
    #expect(hashes { _ = ListChanges(from: second, to: third) } == 4)
  }

  @Test
  func listsComparedWithTheSameListHashOnlyInsertedIDs() {
    let (first, second, third) = (list(0..<100), list(0..<103), list(0..<104))
    _ = ListChanges(from: ListSource(), to: first)

    #expect(hashes { _ = first == second } == 3)
    #expect(hashes { _ = ListChanges(from: first, to: third) } == 4)
    #expect(hashes { _ = ListChanges(from: second, to: third) } == 1)
  }

  /// A run of rows is found by the hash of its first row.
  @Test
  func movedRunsAreHashedOnce() {
    let list = list(0..<100)
    let rotated = self.list(Array(60..<100) + Array(0..<60))
    _ = ListChanges(from: ListSource(), to: list)

    #expect(hashes { _ = ListChanges(from: list, to: rotated) } <= 102)
  }

  private func list(_ numbers: some Sequence<Int>) -> ListSource {
    ListSource {
      ListSection(0) { Rows(numbers.map { Counted(id: Counted.ID(number: $0, counter: counter)) }) }
    }
  }

  private func hashes(_ body: () -> Void) -> Int {
    let before = counter.hashes
    body()
    return counter.hashes - before
  }
}

private final class Counter {
  var hashes = 0
}

private struct Counted: Identifiable, Equatable {
  struct ID: Hashable {
    let number: Int
    let counter: Counter

    static func == (one: ID, other: ID) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  let id: ID
}
