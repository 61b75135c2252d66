import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct IsolationTests {
  @Test func stepsWrittenOnTheMainActorRunThere() async throws {
    let screen = Screen()
    let chain = await screen.chain()

    let value = try await chain.start().value
    let elsewhere = try await Task.detached { try await chain.run() }.value

    #expect(value == 8)
    #expect(elsewhere == 16)
    #expect(await screen.steps == 16)
  }

  @Test func stepsWrittenOnAnActorRunThere() async throws {
    let counter = Counter()

    let value = try await counter.chain().start().value

    #expect(value == 3)
  }

  @MainActor
  @Test func nonisolatedStepsLeaveTheMainActor() async throws {
    let isOnMainActor = try await nonisolatedChain().start().value

    #expect(!isOnMainActor)
  }

  @MainActor
  @Test func nonSendableValuesStayOnTheirActor() async throws {
    let box = Box()

    try await Chain.first { box.value += 1 }.then { box.value += 1 }.start().value

    #expect(box.value == 2)
  }

  private nonisolated func nonisolatedChain() -> Chain<Bool> {
    Chain.first { MainThread.isCurrent }
  }
}

private final class Box {
  var value = 0
}

@MainActor
private final class Screen {
  private(set) var steps = 0

  func chain() -> Chain<Int> {
    Chain.first { self.step() }
      .then { _ in self.step() }
      .map { _ in self.step() }
      .tap { _ in self.step() }
      .then { _ in throw Broken() }
      .catchError { _ in self.step() }
      .recover { _ in self.step() }
      .finally { self.step() }
      .then { _ in self.step() }
  }

  @discardableResult
  private func step() -> Int {
    MainActor.assertIsolated()
    steps += 1
    return steps
  }
}

private actor Counter {
  private var count = 0

  func chain() -> Chain<Int> {
    Chain.first { self.step() }.then { _ in self.step() }.map { _ in self.step() }
  }

  private func step() -> Int {
    assertIsolated()
    count += 1
    return count
  }
}
