import Foundation
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct TreeTests {
  private let shop = Shop()

  @Test
  func eventIsATreeWithNestedEvents() {
    let log = logged { shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"]) }

    #expect(
      "\(log)".untimed == """
        product.buyTapped [sku: A-1] from ProductCell
          0 ProductCell
          1 SectionView      section = 2  T
          2 LoadingView      interceptor: forwarded  T
          3 ShelfController  section = 3 (was 2, set by SectionView); table: handled and forwarded  T
              cart.changed [count: 1] from ShelfController
                0 ShelfController  table: forwarded  T
                1 Window
                2 Application
                3 ShopDelegate     table: handled  T
                = handled by ShopDelegate in T
          4 Window
          5 Application
          6 ShopDelegate     table: handled  T
          = handled by ShelfController, ShopDelegate in T
        """
    )
  }

  @Test(arguments: [1, 2])
  func decodedHistoryIsAtMostAsDeepAsAnAppNests(copies: Int) throws {
    let events = (1...3_000).flatMap { id in
      Array(
        repeating: """
          { "id": \(id), "name": "a.b", "source": "A", "parent": { "event": \(id - 1), "hop": 0 }, "result": "handled",
            "microsecondsSince1970": 0, "nanoseconds": 0, "hops": [ { "type": "A" } ] }
          """,
        count: copies
      )
    }
    let text = """
      { "format": "ResponderKit events", "version": 1, "title": "", "steps": [ { "events": [
        \(events.joined(separator: ",")) ] } ] }
      """

    let history = try JSONDecoder().decode(EventHistory.self, from: Data(text.utf8))

    let lines = history.description.split(separator: "\n")
    #expect(lines.count == 3 * events.count)
    let deepest = lines.map { line in line.prefix { $0 == " " }.count }.max()
    #expect(deepest == (copies == 1 ? 32 * 6 + 2 : 2))
    #expect(history.mermaid().split(separator: "\n").count >= 2 * events.count)
  }

  @Test
  func showsBlockersErrorsAndUnreachedHops() {
    let log = logged {
      shop.cell.routerEvent(name: .detailTapped)
      shop.loading.isLoading = true
      shop.cell.routerEvent(name: .buyTapped)
    }

    let lines = log.description.untimed.split(separator: "\n").map(String.init)

    #expect(lines.contains("  threw soldOut"))
    #expect(lines.contains("  2 LoadingView      interceptor: blocked  T"))
    #expect(lines.contains("  0 ProductCell      not reached"))
    #expect(lines.last == "  = blocked in T")
  }

  @Test
  func showsSentOverwrittenAndRemovedValues() {
    let cell = ProductCell(SectionView(Remover(ShopDelegate())))

    let text = logged { cell.routerEvent(name: .buyTapped, userInfo: [.section: 1, .sku: "A-1"]) }.description

    #expect(text.contains("section = 2 (was 1, sent)"))
    #expect(text.contains("section removed (was 2, set by SectionView); sku removed (was A-1, sent)"))
  }

  @Test
  func escapesInvisibleCharacters() {
    let text = "a\n  = handled by Nobody\u{202E}\u{0}\u{1B}[31m\u{AD}\u{180E}\u{FFFA}"

    let log = logged { shop.cell.routerEvent(name: .loginTapped, userInfo: ["text": text]) }

    let shown = #"[text: a\n  = handled by Nobody\u{202E}\u{0}\u{1B}[31m\u{AD}\u{180E}\u{FFFA}]"#
    #expect(log.description.contains(shown))
    #expect(
      log.description.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E }
    )
  }

  @Test
  func alignsNumbersOfALongRoute() {
    let link = (0..<10).reduce(Link()) { link, _ in Link(link) }

    let lines = logged { link.routerEvent(name: .scrolled) }.description.split(separator: "\n").dropFirst()
      .dropLast()

    #expect(lines.count == 11)
    #expect(lines.first == "   0 Link" && lines.last == "  10 Link")
  }

  @Test
  func showsTitleAndNoteOfSteps() {
    let log = logged { shop.cell.routerEvent(name: .loginTapped) }

    let history = EventHistory(
      steps: [
        EventHistory.Step("tap login", note: "logged in", events: log.traces),
        EventHistory.Step("wait", events: []),
      ]
    )

    #expect(history.description.hasPrefix("– tap login\naccount.loginTapped from ProductCell\n"))
    #expect(history.description.hasSuffix("→ logged in\n– wait"))
    #expect(EventHistory(steps: []).description == "no events")
  }
}

private final class Remover: Link, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.section] = nil
    userInfo[.sku] = nil
  }
}
