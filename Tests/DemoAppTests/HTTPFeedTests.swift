#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
  import Requests
  import TestSupport
  import Testing

  @testable import DemoApp

  /// The feed over HTTP from the feed server.
  @MainActor
  @Suite(.serialized, .needsPython, .feedServer, .watchdog)
  struct HTTPFeedTests {
    @Test func loadsTheSamePagesAsTheBundledFeed() async throws {
      let service = try service()

      for index in [0, 1, 49] {
        let request = PageRequest(index: index, size: 20)
        let (told, expected) = (
          try await service.page(request), try await BundledQuakeService().page(request)
        )
        #expect(told.items == expected.items)
        #expect(told.total == 1_000)
      }
    }

    @Test func loadsTheSameDetailsAsTheBundledFeed() async throws {
      let (service, bundled) = (try service(), BundledQuakeService())

      for id in [QuakeID(catalog: .feed, number: 12), QuakeID(catalog: .notable, number: 65)] {
        let quake = try await service.earthquake(id)
        #expect(try await quake == bundled.earthquake(id))
        #expect(
          try await service.neighbors(of: quake, count: 3) == bundled.neighbors(of: quake, count: 3)
        )
      }
    }

    @Test func missingEventIsARequestError() async throws {
      let service = try service()

      let error = await #expect(throws: RequestError.self) {
        try await service.earthquake(QuakeID(catalog: .feed, number: 2_000))
      }

      #expect(error?.source.hasSuffix("/feed/2000") == true)
    }

    @Test func printsTheSameOverHTTP() async throws {
      let script = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).script"
      )
      defer { try? FileManager.default.removeItem(at: script) }
      try Data("scroll 9000\nwait\ntap recent 25 details\nwait\n".utf8).write(to: script)

      let bundled = await run(["--script", script.path])
      let http = await run(["--script", script.path, "--feed", try feed().absoluteString])

      #expect(http == bundled)
      #expect(http.contains { $0.contains("40 of 1,000 events near Fiji") })
    }

    private func feed() throws -> URL {
      try #require(FeedServer.current).address.appendingPathComponent("feed")
    }

    private func service() throws -> HTTPQuakeService {
      HTTPQuakeService(feed: try feed())
    }

    private func run(_ words: [String]) async -> [String] {
      var output: [String] = []
      let code = await DemoProgram.run(
        words,
        write: { output.append($0) },
        complain: { Issue.record("\($0)") }
      )
      #expect(code == 0)
      return output
    }
  }
#endif
