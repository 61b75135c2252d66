import Testing

/// Gives each fact exclusive use of the screen.
///
/// Facts with windows run one after another, across all suites, because an asynchronous fact keeps the key window while
/// it waits. The first one waits for the scene.
struct OnScreen: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turn.shared.take()
    do {
      try await Host.waitForScene()
      try await function()
    } catch {
      await Turn.shared.pass()
      throw error
    }
    await Turn.shared.pass()
  }
}

extension Trait where Self == OnScreen {
  /// The trait for suites that make windows.
  static var onScreen: Self { Self() }
}

/// A lock that one fact holds at a time, in the order of their requests.
@MainActor
private final class Turn {
  static let shared = Turn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
