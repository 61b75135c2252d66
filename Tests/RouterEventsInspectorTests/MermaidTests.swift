import RouterEventsInspector
import Testing

/// `Tests/InspectorPage/check` checks that Mermaid accepts the diagrams.
@MainActor
@Suite
struct MermaidTests {
  @Test
  func diagramShowsParticipantsAndTheirActions() {
    let log = logged { Shop().cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A1"]) }

    #expect(
      log.mermaid().untimed == """
        sequenceDiagram
          participant p0 as ProductCell
          participant p1 as SectionView
          participant p2 as ShelfController
          participant p3 as ShopDelegate
          Note over p0: product.buyTapped [sku#58; A1]
          p0->>p1: product.buyTapped
          Note over p1: section = 2
          p1->>p2: product.buyTapped
          Note over p2: section = 3 (was 2, set by SectionView)
          Note over p2: table#58; handled and forwarded
          rect rgba(128, 128, 128, 0.15)
          Note over p2: cart.changed [count#58; 1]
          p2->>p3: cart.changed
          Note over p3: table#58; handled
          Note over p3: handled in T
          end
          p2->>p3: product.buyTapped
          Note over p3: table#58; handled
          Note over p3: handled in T

        """
    )
  }

  @Test
  func showsStoppingInterceptorsOnTheWayDown() {
    let shop = Shop()
    shop.loading.isLoading = true
    let log = logged { shop.cell.routerEvent(name: .buyTapped) }

    #expect(
      log.mermaid().contains(
        "p0-->>p1: product.buyTapped on its way down\n  Note over p1: interceptor#58; blocked"
      )
    )
    #expect(log.mermaid().contains("participant p1 as LoadingView"))
  }

  @Test
  func numbersRespondersOfTheSameClass() {
    let log = logged { SectionView(SectionView()).routerEvent(name: .buyTapped) }

    #expect(log.mermaid().contains("participant p0 as SectionView\n  participant p1 as SectionView 2\n"))
  }

  @Test
  func escapesAppTexts() throws {
    let log = logged {
      for text in PageSamples.hostileTexts {
        Shop().cell.routerEvent(name: EventName(text), userInfo: UserInfo([text: text]))
      }
    }
    let text = #/(?:[\p{Alphabetic}\p{N} ._,=()\[\]\/+*!?'…–→]|#\d+;)*/#
    let line = #/sequenceDiagram|  participant p\d+ as .+|  p\d+--?>>p\d+: (.*)|  Note over p\d+: (.*)|/#

    for found in log.mermaid().split(separator: "\n", omittingEmptySubsequences: false) {
      let match = try #require(try line.wholeMatch(in: found), "\(found)")
      let said = match.1 ?? match.2 ?? ""
      #expect(try text.wholeMatch(in: said) != nil, "\(said)")
    }
  }

  @Test
  func emptyLogIsAValidDiagram() {
    #expect(EventHistory(steps: []).mermaid() == "sequenceDiagram\n")
  }
}
