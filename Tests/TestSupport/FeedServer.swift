#if os(Linux) || os(macOS)
  package import Foundation
  import KitSupport
  package import Requests
  package import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The demo's feed server, running for the duration of a test.
  package final class FeedServer: Sendable {
    /// The server of the suite. See `.feedServer`.
    @TaskLocal package static var current: FeedServer?

    /// A second server of the suite, which is another origin. See `.otherFeedServer`.
    @TaskLocal package static var other: FeedServer?

    /// Whether Python is available to run it.
    package static let canRun = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

    private static let script = Repository.root.appendingPathComponent("DemoApp/Tools/feed-server")

    package let address: URL
    /// The kit's `Server` for its address. It has no timeout, because a busy machine is slow.
    package let server: Server
    private let input: Pipe
    private let ended: Signal

    private init(_ address: URL, _ input: Pipe, _ ended: Signal) {
      self.address = address
      self.input = input
      self.ended = ended
      server = Server(address, session: .ephemeral, timeout: .seconds(Int64.max))
    }

    /// Waits until `count` requests have arrived, answered or not, and returns the number of arrived ones.
    @discardableResult
    package func arrivals(_ count: Int) async throws -> Int {
      try await Get("arrivals/\(count)", on: server).json()["Arrivals"].read(.whole)
    }

    /// Starts a server, runs `body` with it, and stops it.
    package static func run<Value>(
      _ flags: String...,
      body: (FeedServer) async throws -> Value
    ) async throws -> Value {
      let server = try await start(flags)
      do {
        let value = try await body(server)
        try await server.stop()
        return value
      } catch {
        try await server.stop()
        throw error
      }
    }

    private static func start(_ flags: [String]) async throws -> FeedServer {
      let process = Process()
      let (input, output, ended) = (Pipe(), Pipe(), Signal())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", script.path, "--until-input-ends"] + flags
      process.standardInput = input
      process.standardOutput = output
      process.onEnd { ended.send() }
      try process.run()
      let line = try await Chain<Data>.first { pass in
        let lines = output.fileHandleForReading
        lines.readabilityHandler = { _ in
          lines.readabilityHandler = nil
          pass(.success(lines.availableData))
        }
      }
      .run()
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      guard let address = URL(string: text) else { throw NoAddress(found: text) }
      return FeedServer(address, input, ended)
    }

    /// Ends the server as the end of the test process would.
    private func stop() async throws {
      try input.fileHandleForWriting.close()
      try await ended.reach(1)
    }

    struct NoAddress: Error {
      let found: String
    }
  }

  /// Runs a feed server for a suite.
  package struct FeedServerTrait: SuiteTrait, TestScoping {
    fileprivate let server: TaskLocal<FeedServer?>

    package func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing body: @Sendable () async throws -> Void
    ) async throws {
      try await FeedServer.run { feed in try await server.withValue(feed, operation: body) }
    }
  }

  extension Trait where Self == FeedServerTrait {
    /// Starts a feed server before the suite and stops it afterwards.
    package static var feedServer: Self { Self(server: FeedServer.$current) }

    /// Starts another feed server before the suite and stops it afterwards.
    package static var otherFeedServer: Self { Self(server: FeedServer.$other) }
  }

  extension Trait where Self == ConditionTrait {
    /// Skips tests if Python is not available.
    package static var needsPython: Self {
      .enabled(if: FeedServer.canRun, "python3, which the feed server is written in, is missing here")
    }
  }
#endif
