import Dispatch
import KitSupport
import Testing

@Suite
struct ThreadTests {
  @MainActor
  @Test
  func mainThreadIsCurrentOnTheMainActor() {
    #expect(MainThread.isCurrent)
  }

  @Test
  func mainThreadIsNotCurrentInADetachedTask() async {
    let isCurrent = await Task.detached { isCurrentHere() }.value

    #expect(!isCurrent)
  }

  @Test(arguments: [true, false])
  func mainThreadIsCurrentOnTheMainQueueOnly(main: Bool) async {
    let queue = main ? DispatchQueue.main : .global()

    let isCurrent = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: isCurrentHere()) }
    }

    #expect(isCurrent == main)
  }

  @Test
  func lockLosesNoUpdate() async {
    let counter = Lock(0)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { counter.withLock { $0 += 1 } } }
      }
    }

    #expect(counter.withLock { $0 } == 8_000)
  }
}

/// Synchronous, so that it runs on the calling thread.
private func isCurrentHere() -> Bool { MainThread.isCurrent }
