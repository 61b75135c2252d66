import KitSupport
import Testing

@Suite
struct LockTests {
  @Test
  func losesNoUpdate() async {
    let counter = Lock(0)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { counter.withLock { $0 += 1 } } }
      }
    }

    #expect(counter.withLock { $0 } == 8_000)
  }
}
