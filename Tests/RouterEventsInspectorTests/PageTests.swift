import Foundation
import RouterEventsInspector
import Testing

/// The contents of the page. `Tests/InspectorPage/check` checks that it works in a browser.
@MainActor
@Suite
struct PageTests {
  @Test(arguments: PageSamples.hostileTexts.indices)
  func appTextsRoundTripAndAreEscapedInMarkup(index: Int) throws {
    let text = PageSamples.hostileTexts[index]
    let log = logged { Shop().cell.routerEvent(name: EventName(text), userInfo: UserInfo([text: text])) }

    let history = log.history(text)
    let page = history.html()
    let (data, rest) = try Self.split(page)
    let (_, harmless) = try Self.split(EventHistory("", steps: []).html())

    #expect(!data.unicodeScalars.contains("<"))
    let texts = try JSONDecoder().decode(Texts.self, from: Data(data.utf8)).texts
    #expect(texts.contains(try #require(log.traces.first?.sent.first?.value)))
    #expect(try JSONDecoder().decode(EventHistory.self, from: Data(history.json().utf8)) == history)
    #expect(Self.tags(rest) == Self.tags(harmless))
  }

  @Test
  func policyForbidsOtherResources() throws {
    let page = EventHistory(steps: []).html()
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)?.1)
    let nonce = try #require(page.firstMatch(of: #/<script nonce="(\w+)"/#)?.1)

    #expect(
      policy == """
        default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
        base-uri 'none'; form-action 'none'
        """
    )
    #expect(page.matches(of: #/https?:\/\/[^"'\s]*/#).map(\.output) == ["http://www.w3.org/2000/svg"])
    #expect(!page.contains("innerHTML") && !page.contains("eval("))
    #expect(EventHistory(steps: []).html() != page)
  }

  @Test
  func livePageMayConnectToItsOwnServerOnly() throws {
    let path = #"live"><script>"#
    let page = EventHistory(steps: []).html(following: path)
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)?.1)

    #expect(policy.hasPrefix("default-src 'none'; ") && policy.hasSuffix("; connect-src 'self'"))
    #expect(page.contains(#"<meta name="live" content="live&quot;>&lt;script>">"#))
    #expect(!EventHistory(steps: []).html().contains(#"<meta name="live""#))
  }

  @Test
  func writesThePage() throws {
    let log = logged { Shop().cell.routerEvent(name: .buyTapped) }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }

    try log.writeHTML(to: url)

    #expect(try String(contentsOf: url, encoding: .utf8).contains(#""product.buyTapped""#))
  }

  @Test(arguments: [nil, 0o600, 0o644])
  func pageIsPrivateOrKeepsTheModeOfItsFile(mode: Int?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (
      folder.appendingPathComponent("page.html"), folder.appendingPathComponent("link.html")
    )
    if let mode {
      #expect(
        FileManager.default.createFile(
          atPath: file.path,
          contents: nil,
          attributes: [.posixPermissions: mode]
        )
      )
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    }

    try EventHistory(steps: []).writeHTML(to: mode == nil ? file : link)

    let written = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(written[.posixPermissions] as? Int == mode ?? 0o600)
    #expect((written[.size] as? Int ?? 0) > 1_000)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == (mode == nil ? ["page.html"] : ["link.html", "page.html"]))
  }

  @Test
  func writesThePageToADeviceInPlace() throws {
    try EventHistory(steps: []).writeHTML(to: URL(fileURLWithPath: "/dev/null"))

    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test
  func failureToWriteThePageNamesTheFile() {
    let error = #expect(throws: CocoaError.self) {
      try EventHistory(steps: []).writeHTML(to: URL(fileURLWithPath: "/nowhere/at/all.html"))
    }
    #expect(error?.userInfo["NSFilePath"] as? String == "/nowhere/at/all.html")
    #expect(error?.code == .fileNoSuchFile)
  }

  /// The browser's checks compare the data with the JSON of the history.
  @Test
  func containsEachTextAndEachRouteOnce() throws {
    let shop = Shop()
    let events = logged { for _ in 0..<100 { shop.visit() } }.traces

    let (data, _) = try Self.split(EventHistory(steps: [.init(events: events)]).html())
    let routes = try JSONDecoder().decode(Texts.self, from: Data(data.utf8)).routes

    #expect(data.components(separatedBy: #""product.buyTapped""#).count == 2)
    #expect(Set(routes).count == routes.count && routes.count < events.count / 100)
    #expect(data.utf8.count < events.count * 200)
  }

  private struct Texts: Decodable {
    let texts: [String]
    let routes: [[Int]]
  }

  /// The page's data, and the page without it.
  private static func split(_ page: String) throws -> (data: String, rest: String) {
    let start = try #require(page.range(of: #"<script type="application/json" id="report">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return (
      String(page[start.upperBound..<end.lowerBound]),
      String(page[..<start.upperBound] + page[end.lowerBound...])
    )
  }

  /// The tags of a page, without the nonce.
  private static func tags(_ page: String) -> [String] {
    page.matches(of: #/<[!\/]?[A-Za-z][^>]*/#).map {
      String($0.output).replacing(#/nonce(-|=")\w+/#, with: "")
    }
  }
}
