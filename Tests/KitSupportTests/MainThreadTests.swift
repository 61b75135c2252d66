import Dispatch
import KitSupport
import Testing

@Suite
struct MainThreadTests {
  @MainActor
  @Test
  func isCurrentOnTheMainActor() {
    #expect(MainThread.isCurrent)
  }

  @Test
  func isNotCurrentInADetachedTask() async {
    let isCurrent = await Task.detached { isCurrentHere() }.value

    #expect(!isCurrent)
  }

  @Test(arguments: [true, false])
  func isCurrentOnTheMainQueueOnly(main: Bool) async {
    let queue = main ? DispatchQueue.main : .global()

    let isCurrent = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: isCurrentHere()) }
    }

    #expect(isCurrent == main)
  }
}

/// Synchronous, so that it runs on the calling thread.
private func isCurrentHere() -> Bool { MainThread.isCurrent }
