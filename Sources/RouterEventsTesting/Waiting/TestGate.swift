/// A gate at which tasks wait until a test opens it.
///
/// A double of a service waits at a gate, so that the test decides when it answers.
///
/// ```swift
/// struct SlowServer: Server {
///   let gate = TestGate()
///   func send(_ message: Message) async throws { try await gate.pass() }
/// }
/// chat.tapSend()
/// try await server.gate.reached()
/// #expect(chat.isSending)
/// server.gate.open()
/// ```
public final class TestGate: Sendable {
  private let arrivals = Signal()
  private let openings = Signal()

  /// Creates a closed gate.
  public init() {}

  /// Returns once the gate is open.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func pass() async throws {
    arrivals.send()
    try await openings.reach(1)
  }

  /// Returns once so many tasks have come to the gate, whether they have passed it or not.
  ///
  /// - Throws: `CancellationError` if the task is canceled before.
  public func reached(by count: Int = 1) async throws {
    try await arrivals.reach(count)
  }

  /// Opens the gate for good, for the tasks that wait and for those that come later.
  public func open() {
    openings.send()
  }
}
