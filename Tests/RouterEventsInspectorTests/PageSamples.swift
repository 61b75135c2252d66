import Foundation
import KitSupport
import RouterEventsInspector
import Testing

/// Writes the pages that `Tests/InspectorPage/check` opens in a browser to the folder `INSPECTOR_PAGES`. Disabled without it.
@MainActor
@Suite
struct PageSamples {
  nonisolated static let folder = ProcessInfo.processInfo.environment["INSPECTOR_PAGES"].map(
    URL.init(fileURLWithPath:)
  )

  @Test(.enabled(if: folder != nil))
  func scriptedRun() throws {
    let catalog = EventCatalog {
      Declares(.buyTapped, requires: .sku, .section)
      Declares(.scrolled)
    }
    let shop = Shop()

    let log = logged(.start(checking: catalog)) {
      shop.visit()
      shop.section.section = nil
      shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-3"])
      shop.cell.routerEvent(name: .looping)
    }

    try write(log.history("A visit to the shop"), "shop")
  }

  @Test(.enabled(if: folder != nil))
  func hostileValues() throws {
    let shop = Shop()

    let log = logged {
      for (index, text) in Self.hostileTexts.enumerated() {
        shop.cell.routerEvent(name: EventName(text), userInfo: UserInfo(["\(index)": text, text: index]))
        shop.cell.routerEvent(ShareTapped(url: text))
      }
    }

    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="top.ran = 1" \
      width="90" height="60"><script>top.ran = 1; alert(1)</script><rect width="90" height="60" fill="teal"/>\
      <image width="9" height="9" xlink:href="http://127.0.0.1:9/x.png"/></svg>
      """
    let steps = Self.hostileTexts.map {
      EventHistory.Step($0, note: $0, picture: picture, events: log.history().events)
    }
    try write(EventHistory(Self.hostileTexts.joined(), steps: steps), "hostile")
  }

  @Test(.enabled(if: folder != nil))
  func thousandTraces() throws {
    let cell = (0..<23).reduce(Shop().cell as Link) { cell, _ in Link(cell) }

    let log = logged {
      for index in 0..<1_000 {
        cell.routerEvent(name: EventName("list.tapped\(index % 40)"), userInfo: ["row": index])
      }
    }

    #expect(log.traces.count == 1_000)
    #expect(log.traces[0].hops.count == 30)
    try write(log.history("A thousand events"), "thousand")
  }

  @Test(.enabled(if: folder != nil))
  func stepsWithPictures() throws {
    let shop = Shop()
    let first = EventHistory.Step(note: "The shelf at first", picture: Self.phone(8), events: [])
    let steps = ["tap the first product", "tap share", "wait"].enumerated().map { index, title in
      let log = logged {
        switch index {
        case 0: shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
        case 1: shop.cell.routerEvent(ShareTapped(url: "https://example.com/A-1"))
        default: break
        }
      }
      return EventHistory.Step(
        title,
        note: "The shelf, step \(index + 1).",
        picture: Self.phone(index),
        events: log.traces
      )
    }

    try write(EventHistory("Steps", steps: [first] + steps), "steps")
  }

  @Test(.enabled(if: folder != nil))
  func decodedHistory() throws {
    let read = try JSONDecoder().decode(EventHistory.self, from: Data(Self.written.utf8))

    try write(read, "read")
  }

  @Test(.enabled(if: folder != nil))
  func emptyLog() throws {
    try write(EventHistory(steps: []), "empty")
  }

  @Test(.enabled(if: folder != nil))
  func livePage() throws {
    let page = EventHistory("Quakes", steps: []).html(following: "live")

    let folder = try #require(Self.folder)
    try Data(page.utf8).write(to: folder.appendingPathComponent("live.html"))
  }

  private func write(_ history: EventHistory, _ name: String) throws {
    let folder = try #require(Self.folder)
    try history.writeHTML(to: folder.appendingPathComponent("\(name).html"))
    try Data(history.json().utf8).write(to: folder.appendingPathComponent("\(name).json"))
    let diagram = Data(history.mermaid().utf8)
    try diagram.write(to: folder.appendingPathComponent("\(name).mmd"))
  }

  private static func phone(_ index: Int) -> String {
    let rows = (0..<8).map { row in
      """
      <rect x="12" y="\(64 + row * 56)" width="296" height="48" rx="8" fill="\(row == index ? "#cfd8ff" : "#eef0f4")"/>
      <text x="26" y="\(93 + row * 56)" font-family="sans-serif" font-size="16" fill="#222">Product A-\(row + 1)</text>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 540" width="320" height="540">\
      <rect width="320" height="540" fill="white"/>\
      <text x="16" y="40" font-family="sans-serif" font-size="22" font-weight="bold">Shelf</text>\
      \(rows.joined())</svg>
      """
  }
}

extension PageSamples {
  /// A history with values that no log would write.
  private static let written = """
    { "format": "ResponderKit events", "version": 1, "title": "Read back", "steps": [ { "events": [
      { "id": 1, "name": "quake.favoriteTapped", "source": "UIButton", "result": "handled",
        "handlers": [ "QuakeListController" ], "microsecondsSince1970": 0, "nanoseconds": 4000, "hops": [
          { "type": "UIButton" },
          { "type": "NotableEarthquakeCell", "decorations": [ { "key": "id", "new": "1" } ] },
          { "type": "ListTableView", "decorations": [ { "key": "position", "new": "1" } ] },
          { "type": "NotableSectionView", "decorations": [ { "key": "section", "new": "1" } ] },
          { "type": "QuakeListController", "answers": [ { "role": "table", "disposition": "handled" } ] } ] },
      { "id": 2, "name": "a.toNobody", "source": "A", "result": "unhandled",
        "microsecondsSince1970": 0, "nanoseconds": 9223372036854775807, "hops": [] },
      { "id": 3, "name": "a.toSomebody", "source": "A", "parent": { "event": 1, "hop": 9 }, "result": "handled",
        "microsecondsSince1970": -99999999999999999, "nanoseconds": -5, "hops": [
          { "type": "\\u202EB", "roles": [ "table" ], "answers": [ { "role": "table", "disposition": "handled" } ],
            "decorations": [ { "key": "k", "old": "1", "oldHop": -7 } ] } ] },
      { "id": 4, "name": "a.blocked", "source": "A", "parent": { "event": 9 }, "result": "blocked",
        "microsecondsSince1970": 0, "nanoseconds": 0, "hops": [
          { "type": "A", "isReached": false }, { "type": "B", "isReached": false },
          { "type": "C", "isReached": false }, { "type": "D", "isReached": false },
          { "type": "E", "isReached": false }, { "type": "F", "isReached": false },
          { "type": "G", "isReached": false, "answers": [ { "role": "interceptor", "disposition": "blocked" } ] },
          { "type": "H", "isReached": false } ] },
      { "id": 5, "name": "a.dropped", "source": "A", "result": "dropped",
        "microsecondsSince1970": 0, "nanoseconds": 0, "hops": [] },
      { "id": 6, "name": "a.throttled", "source": "A", "result": "handled", "handlers": [ "B" ],
        "microsecondsSince1970": 0, "nanoseconds": 0, "hops": [
          { "type": "A", "answers": [
            { "role": "table", "disposition": "forwarded", "lack": "expected Int for 'n', found none" } ] },
          { "type": "B", "answers": [
            { "role": "table", "disposition": "handled", "heldBack": "throttled" } ] } ] }
    ] } ] }
    """

  /// Values that would run, break out, disappear or reverse the page if it did not escape them.
  nonisolated static let hostileTexts = [
    "</script><script>window.ran = 1; alert(1)</script>",
    "<!--<script>", "]]>", "<img src=x onerror='window.ran = 1'>", #"";window.ran=1;//'`${window.ran=1}"#,
    "\u{0}\u{1}\u{7}\u{8}\u{1B}[31mred\u{1B}[0m\r\nsecond line\u{85}\u{2028}\u{2029}",
    "\u{202E}desrever\u{202C} \u{2066}isolated \u{200F}mark \u{FEFF}",
    "a" + String(repeating: "\u{301}", count: 500_000),
    String(repeating: "megabyte ", count: 120_000),
    "participant x;end\nNote over p0: #35; %% comment\n-->>", "e\u{301}👩‍👩‍👧‍👦 日本語 שלום مرحبا <\u{338}b>",
    "__proto__", "constructor", "\u{FFFE}\u{FFFF}\u{10FFFF}", "", "end", "wrap:\u{AD}\u{180E}\u{FFFB}",
    "empty:\u{3164}\u{115F}\u{1160}\u{FFA0}\u{2800}\u{34F}\u{E0001}\u{E0041}\u{E007F}\u{E0100}.",
    "odd" + String(repeating: "😀", count: 1_000),
  ]
}
