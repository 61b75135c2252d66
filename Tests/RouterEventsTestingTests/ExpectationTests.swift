import RouterEventsTesting
import Testing

@MainActor
@Suite
struct ExpectationTests {
  private let source: Link
  private let recorder: EventRecorder

  init() {
    source = Link()
    recorder = EventRecorder(above: source)
  }

  @Test
  func findsEventsInAnyOrder() {
    source.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    source.routerEvent(name: .buyTapped, userInfo: [.sku: "A-2"])
    for url in ["a", "b"] { source.routerEvent(ShareTapped(url: url)) }
    _ = source.ask(CurrentTheme())

    #expect(recorder.expect(request: CurrentTheme.self)?.page == 1)
    #expect(recorder.expect(message: ShareTapped.self) { $0.url == "b" }?.url == "b")
    #expect(recorder.expect(message: ShareTapped.self)?.url == "a")
    recorder.expect(.buyTapped) { $0[.sku] == "A-2" }
    #expect(recorder.expect(.buyTapped)?.userInfo[.sku] == "A-1")
    recorder.expectNothingElse()
  }

  @Test
  func findsEventsInOrder() {
    source.routerEvent(name: .buyTapped)
    for url in ["a", "b"] { source.routerEvent(ShareTapped(url: url)) }
    _ = source.ask(CurrentTheme(page: 2))

    recorder.expectNext(.buyTapped)
    let found = failures { recorder.expectNext(request: CurrentTheme.self) }
    recorder.expectNext(message: ShareTapped.self) { $0.url == "a" }
    #expect(recorder.expectNext(message: ShareTapped.self)?.url == "b")
    #expect(recorder.expectNext(request: CurrentTheme.self)?.page == 2)
    recorder.expectNothingElse()
    #expect(found.first?.message.hasPrefix("Expected CurrentTheme ('recorder.theme') next.") == true)
  }

  @Test
  func findsRowEventsByTheirModels() {
    for title in ["a", "b", "c"] { source.routerEvent(row: .shelfOpened, of: Shelf(title: title)) }

    #expect(recorder.expect(row: \.shelfOpened) { $0.title == "b" }?.title == "b")
    #expect(recorder.expectNext(row: \.shelfOpened)?.title == "a")
    recorder.expect(row: \.shelfOpened)
    recorder.expectNothingElse()
  }

  /// A cell without a list has no row.
  @Test
  func failureSaysThatARowEventCameFromNoRowOfItsModel() {
    source.routerEvent(name: RowEvents.shelfOpened.name)
    source.routerEvent(row: .shelfOpened, of: Shelf(title: "a"))

    let found = failures {
      recorder.expectNext(row: \.shelfOpened)
      recorder.expect(row: \.shelfOpened) { $0.title == "b" }
    }

    let lines = [
      "  1. recorder.shelfOpened from Link", "  2. recorder.shelfOpened [list: [Shelf]] from Link",
    ]
    #expect(
      found.map(\.message) == [
        """
        Expected a row of Shelf ('recorder.shelfOpened') next. Emitted:
        \(lines[0])
        \(lines[1])
        """,
        """
        Expected a row of Shelf ('recorder.shelfOpened') that meets the condition. Emitted:
        \(lines[0])
        \(lines[1]) (does not meet the condition)
        """,
      ]
    )
  }

  @Test
  func untouchedCellEmitsNothing() {
    recorder.expectNothing()
    recorder.expectNothingElse()
    source.routerEvent(name: .buyTapped)
    recorder.clear()
    recorder.expectNothing()
  }

  @Test
  func failureOmitsTheMiddleOfManyEvents() {
    source.routerEvent(name: "x\u{1B}[31m", userInfo: [.sku: "a\nb"])
    for number in 0..<500 { source.routerEvent(name: EventName("n\(number)")) }

    let found = failures { recorder.expect("y\n") }

    let lines = found.first?.message.split(separator: "\n") ?? []
    #expect(lines.first == #"Expected 'y\n'. Emitted:"#)
    #expect(lines.dropFirst().first == #"  1. x\u{1B}[31m [sku: a\nb] from Link"#)
    #expect(lines.count == 42 && lines[21] == "  … 461 more" && lines.last == "  501. n499 from Link")
  }

  @Test
  func failureIsAtTheExpectation() {
    let found = failures { recorder.expect(.buyTapped) }
    let line = #line - 1

    #expect(
      found == [
        RecordedFailure(
          message: "Expected 'recorder.buyTapped'. Nothing was emitted, or the tested responder handled it.",
          file: "RouterEventsTestingTests/ExpectationTests.swift",
          line: line
        )
      ]
    )
  }

  @Test
  func failureListsTheEmittedEvents() {
    source.routerEvent(name: .closeTapped)
    source.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1", .pin: "1234"])
    source.routerEvent(ShareTapped(url: "a"))
    recorder.expect(.closeTapped)

    let found = failures {
      recorder.expect(.buyTapped) { $0[.sku] == "B-2" }
      recorder.expect(.closeTapped)
    }

    #expect(found.last?.message.hasPrefix("Expected 'recorder.closeTapped'. Emitted:") == true)
    #expect(
      found.first?.message == """
        Expected 'recorder.buyTapped' that meets the condition. Emitted:
          1. recorder.closeTapped from Link (expected)
          2. recorder.buyTapped [sku: A-1, recorder.pin: <private>] from Link (does not meet the condition)
          3. recorder.shareTapped ShareTapped(url: "a") from Link
        """
    )
  }

  @Test
  func everyExpectationCanFail() {
    source.routerEvent(name: .closeTapped)
    source.routerEvent(name: .buyTapped)
    let emitted = "Emitted:\n  1. recorder.closeTapped from Link\n  2. recorder.buyTapped from Link"

    let found = failures {
      recorder.expect(message: ShareTapped.self)
      recorder.expect(request: CurrentTheme.self)
      recorder.expectNext(.buyTapped)
      recorder.expectNext(message: ShareTapped.self)
      recorder.expectNothing()
      recorder.expectNothingElse()
    }

    #expect(
      found.map(\.message) == [
        "Expected ShareTapped ('recorder.shareTapped'). \(emitted)",
        "Expected CurrentTheme ('recorder.theme'). \(emitted)",
        "Expected 'recorder.buyTapped' next. \(emitted)",
        "Expected ShareTapped ('recorder.shareTapped') next. \(emitted)",
        "Expected nothing. \(emitted)",
        "Expected nothing else. \(emitted)",
      ]
    )
  }
}

private struct Shelf {
  var title: String
}

extension RowEvents {
  fileprivate static let shelfOpened = RowEvent<Shelf>("recorder.shelfOpened")
}
