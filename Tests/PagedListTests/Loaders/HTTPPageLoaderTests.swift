#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  @testable import PagedList
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The requests, and reading answers by path.
  @MainActor
  @Suite(
    "Layered paged list: response reading by key path",
    .watchdog,
    .needsPython,
    .feedServer
  )
  struct HTTPPageLoaderTests {
    private let first = PageRequest(size: 20)

    private func url(_ path: String) throws -> URL {
      try #require(FeedServer.current).address.appendingPathComponent(path)
    }

    @Test("Data/List and Data/PageSize by name")
    func namedEnvelope() async throws {
      let loader = HTTPPageLoader(try url("notable"), envelope: .dataList) { try $0["id"].read(.whole) }

      let page = try await loader.page(PageRequest(index: 1, size: 3))

      #expect(page.items == [4, 5, 6])
      #expect(page.pageSize == 3)
      #expect(page.total == nil && page.droppedCount == 0)
    }

    @Test("Paths of any length; a total is read if it has a path")
    func otherPaths() async throws {
      let counted = PageEnvelope(items: ["Data", "List"], total: ["Data", "Total"])
      let whole = HTTPPageLoader(try url("feed"), envelope: counted) { try $0["id"].read(.whole) }
      let deep = HTTPPageLoader(try url("echo"), items: ["headers", "Missing", "List"]) { _ in 0 }

      #expect(try await whole.page(first).total == 1_000)
      let error = await #expect(throws: RequestError.self) { try await deep.page(first) }
      guard case .wrongShape("headers.Missing.List", "a list", _)? = error?.reason else {
        Issue.record("found \(String(describing: error))")
        return
      }
    }

    @Test("Only the given paths are expected in an answer")
    func noOtherPaths() async throws {
      struct Size: Decodable, Sendable { var id: Int }
      let url = try url("feed")
      func page<Item>(_ loader: HTTPPageLoader<Item>, of text: String) throws -> LoadedPage<Item> {
        try loader.reader.page(in: JSON(Data(text.utf8), source: "test"))
      }

      let bare = HTTPPageLoader(url, items: []) { try $0.read(.whole) }
      let decoded = HTTPPageLoader(url, decoding: Size.self, envelope: PageEnvelope(items: ["rows"]))
      let sized = HTTPPageLoader(url, items: ["rows"], pageSize: ["size"]) { try $0.read(.whole) }

      #expect(try page(bare, of: "[1, 2]").items == [1, 2])
      #expect(try page(bare, of: "[1, 2]").pageSize == nil)
      #expect(try page(decoded, of: #"{"Data": 4, "rows": [{"id": 3}]}"#).items.map(\.id) == [3])
      #expect(try page(sized, of: #"{"rows": [5], "size": 7}"#).pageSize == 7)
      #expect(try page(sized, of: #"{"rows": [5]}"#).pageSize == nil)
    }

    @Test("A transform may drop an element, which is counted")
    func droppedElements() async throws {
      let loader = HTTPPageLoader(try url("feed"), envelope: .dataList) { place in
        let id = try place["id"].read(.whole)
        return id.isMultiple(of: 2) ? id : nil
      }

      let page = try await loader.page(PageRequest(size: 5))

      #expect(page.items == [2, 4])
      #expect(page.droppedCount == 3)
    }

    @Test("Wrong shapes throw an error that names the path and the element")
    func elementOfAnotherShape() async throws {
      let loader = HTTPPageLoader(try url("feed"), envelope: .dataList) { place in
        try place["id"].read(.whole) == 4 ? try place["magnitude"].read(.text) : ""
      }
      let address = try url("feed").absoluteString

      let error = await #expect(throws: PageElementError.self) { try await loader.page(first) }

      #expect(error?.index == 3)
      #expect(error?.path == "Data.List[3]")
      #expect(
        error?.description
          == "GET \(address)?page=1&size=20, Data.List[3].magnitude: expected a text, found the number 4.1."
      )
      #expect(error?.localizedDescription == "The server's answer could not be understood.")
    }

    @Test(
      "Any error of a transform names the element, and its own user message is used",
      arguments: [Broken(), CocoaError(.coderInvalidValue)] as [any Error]
    )
    func throwingTransform(thrown: any Error) async throws {
      let loader = HTTPPageLoader(try url("feed"), envelope: .dataList) { place in
        guard try place["id"].read(.whole) < 3 else { throw thrown }
        return 0
      }

      let error = await #expect(throws: PageElementError.self) { try await loader.page(first) }

      let isBroken = thrown is Broken
      #expect((error?.reason as? Broken == Broken()) == isBroken)
      #expect(
        error?.description.contains("size=20, Data.List[2]: \(isBroken ? "Broken(number: 1)" : "")") == true
      )
      let message = isBroken ? "The server's answer could not be understood." : thrown.localizedDescription
      #expect(error?.localizedDescription == message)
    }

    @Test("An element that cannot be decoded fails the page with its index")
    func decodedElements() async throws {
      struct Quake: Decodable, Sendable { var id: Int, magnitude: Double }
      struct Strange: Decodable, Sendable { var id: Int, magnitude: String }

      let page = try await HTTPPageLoader(try url("feed"), decoding: Quake.self, envelope: .dataList).page(
        PageRequest(size: 2)
      )
      let error = await #expect(throws: PageElementError.self) {
        try await HTTPPageLoader(try url("feed"), decoding: Strange.self, envelope: .dataList).page(first)
      }

      #expect(page.items.map(\.id) == [1, 2])
      #expect(page.items.map(\.magnitude) == [4.8, 4.2])
      #expect(error?.index == 0)
      let reason = RequestError.Reason.wrongShape(
        path: "Data.List[0].magnitude",
        expected: "String",
        found: "the number 4.8"
      )
      #expect((error?.reason as? RequestError)?.reason == reason)
    }

    @Test("Parameters and their names", arguments: [nil, "c+4"])
    func parameters(cursor: String?) async throws {
      let address = try url("echo").absoluteString + "?key=1"
      let loader = HTTPPageLoader(try #require(URL(string: address)), items: ["none"]) { _ in 0 }
        .parameters(
          page: "p",
          size: "n",
          cursor: "after",
          countingFrom: 0,
          and: ["sort": "date", "q": "all"]
        )
      let request = PageRequest(index: 2, cursor: cursor, size: 7, parameters: ["q": "sea"])

      let error = await #expect(throws: RequestError.self) { try await loader.page(request) }

      let expected = cursor == nil ? "n=7&p=2&q=sea&sort=date" : "after=c%2B4&n=7&q=sea&sort=date"
      #expect(error?.source == "GET \(address)&\(expected)")
    }

    @Test(
      "A relative address follows the server's base and is encoded once",
      arguments: [
        ("feed?kind=a%26b", "/api/feed?kind=a%26b&page=1&size=7"),
        ("my%20feed", "/api/my%20feed?page=1&size=7"),
        ("/a%2Fb?x=%2B", "/api/a%2Fb?x=%2B&page=1&size=7"),
        ("feed?page=9&x=1", "/api/feed?x=1&page=1&size=7"),
        ("feed", "/api/feed?page=1&size=7"), ("gr%C3%B6%C3%9Fe", "/api/gr%C3%B6%C3%9Fe?page=1&size=7"),
      ]
    )
    func relativeAddress(address: String, target: String) async throws {
      let base = try url("api").absoluteString
      let server = Server(try #require(URL(string: base)), session: .ephemeral)
      let loader = HTTPPageLoader(try #require(URL(string: address)), on: server, items: []) { _ in 0 }.retry(
        0
      )

      let error = await #expect(throws: RequestError.self) { try await loader.page(PageRequest(size: 7)) }

      #expect(error?.source == "GET \(base.dropLast(4))\(target)")
    }

    @Test(
      "A relative address that leads elsewhere is not sent",
      arguments: ["//other/feed", "%2e%2E/feed", "ftp:x"]
    )
    func relativeAddressThatLeadsElsewhere(address: String) async throws {
      let server = Server(try url("api"), session: .ephemeral)
      let loader = HTTPPageLoader(try #require(URL(string: address)), on: server, items: []) { _ in 0 }

      let error = await #expect(throws: RequestError.self) { try await loader.page(first) }

      #expect(error?.reason.kind == "malformed")
    }

    @Test("An invalid back-off is reported", arguments: [Double.infinity, .nan])
    func backoff(factor: Double) async throws {
      let url = try url("feed")
      let (loader, reports) = Reports.collecting {
        HTTPPageLoader(url, envelope: .dataList) { _ in 0 }
          .retry(2, delay: .milliseconds(1), backoff: factor)
      }
      let request = PageRequest(size: 2, parameters: ["fault": "503"])

      let error = await #expect(throws: RequestError.self) { try await loader.page(request) }

      #expect(error?.localizedDescription == "The server answered with status 503.")
      #expect(reports.count == 1)
    }

    @Test("Headers and a form")
    func headersAndForm() async throws {
      // The server echoes the request, which is not a list.
      func found(at path: String...) async throws -> String? {
        let loader = HTTPPageLoader(try url("echo"), items: path) { _ in 0 }
          .posting().header("X-Told", "yes")
        let error = await #expect(throws: RequestError.self) { try await loader.page(first) }
        guard case .wrongShape(_, _, let found)? = error?.reason else { return nil }
        return found
      }

      #expect(try await found(at: "headers", "X-Told") == "the text \"yes\"")
      #expect(try await found(at: "method") == "the text \"POST\"")
      #expect(try await found(at: "body") == "the text \"page=1&size=20\"")
    }

    @Test("Page size may be missing; last-page flag and cursor")
    func otherAnswers() throws {
      func page(_ text: String) throws -> LoadedPage<Int> {
        try PageReader(
          envelope: PageEnvelope(
            items: ["List"],
            pageSize: ["Size"],
            total: ["Total"],
            nextCursor: ["Next"],
            isLast: ["Last"]
          ),
          transform: { try $0.read(.whole) }
        )
        .page(in: JSON(Data(text.utf8), source: "test"))
      }

      #expect(try page(#"{"List": [1, 2]}"#).items == [1, 2])
      #expect(try page(#"{"List": [1, 2]}"#).pageSize == nil)
      #expect(try page(#"{"List": [], "Size": 0}"#).pageSize == nil)
      #expect(try page(#"{"List": [], "Size": null}"#).pageSize == nil)
      #expect(try page(#"{"List": [], "Size": 7}"#).pageSize == 7)
      #expect(try page(#"{"List": [], "Total": -1}"#).total == nil)
      #expect(try page(#"{"List": [], "Total": 0}"#).total == 0)
      #expect(try page(#"{"List": [], "Next": "b"}"#).nextCursor == "b")
      #expect(try page(#"{"List": [], "Next": 17}"#).nextCursor == "17")
      #expect(try page(#"{"List": [], "Next": ""}"#).nextCursor == nil)
      #expect(try page(#"{"List": [1], "Next": "b"}"#).isLast == nil)
      #expect(try page(#"{"List": [1]}"#).isLast == true)
      #expect(try page(#"{"List": [1], "Last": false}"#).isLast == false)
      #expect(try page(#"{"List": [], "Last": true}"#).isLast == true)
      #expect(throws: RequestError.self) { try page(#"{"List": [], "Last": "yes"}"#) }
    }
  }
#endif
