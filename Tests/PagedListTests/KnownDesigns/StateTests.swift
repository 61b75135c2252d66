import Foundation
import PagedList
import TestSupport
import Testing

@MainActor
@Suite("Layered paged list: each state is reachable and reported", .watchdog)
struct StateTests {
  let service = ManualService<Int>()
  let list: PagedList<Int>

  init() {
    list = PagedList(service, pageSize: 3)
  }

  @Test("idle: no page has been requested")
  func idle() {
    #expect(list.status == .idle)
    #expect(list.pageIndex == nil && !list.hasMore && list.items.isEmpty)
    list.loadNextPage()
    list.retry()
    list.cancel()
    #expect(list.status == .idle)
  }

  @Test("ongoing: distinguishes first, refresh, next and retry")
  func ongoing() async throws {
    list.loadFirstPage()
    #expect(list.status == .ongoing(PageLoad(.first)))
    try await service.answer(0, 0..<3)
    await list.settled()

    list.loadNextPage()
    #expect(list.status == .ongoing(PageLoad(.next, index: 1)))
    try await service.fail(1)
    await list.settled()

    list.retry()
    #expect(list.status == .ongoing(PageLoad(.next, index: 1, isRetry: true)))
    try await service.answer(2, 3..<6)
    await list.settled()

    list.loadFirstPage()
    #expect(list.status == .ongoing(PageLoad(.refresh)))
  }

  @Test("failure with the error's user message, if it has one; messages contain no technical details")
  func messages() throws {
    struct Closed: LocalizedError {
      var errorDescription: String? { "No news today." }
    }
    struct Number: CustomNSError {}
    let load = PageLoad(.first)
    let missing = CocoaError(.fileNoSuchFile)
    let undecodable = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Int.self, from: Data("no JSON".utf8))
    }
    let messages: [(any Error, String)] = [
      (Closed(), "No news today."),
      (missing, missing.localizedDescription),
      (RequestError(.offline, source: "GET feed"), "This device is offline."),
      (NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "No shop."]), "No shop."),
      (CancellationError(), "Loading was canceled."),
      (undecodable, "The server's answer could not be understood."),
      (Broken(), "The page could not be loaded."),
      (Number(), "The page could not be loaded."),
      (ChainedPageLoaderError.unknownPage(index: 1, cursor: nil), "The page could not be loaded."),
    ]

    for (error, message) in messages { #expect(PageFailure(load, error).message == message) }
    #expect(PageFailure(load, Broken(number: 1)) != PageFailure(load, Broken(number: 2)))
  }

  @Test("paused: resuming sends the interrupted request again")
  func paused() async throws {
    let first = list.loadFirstPage(parameters: ["only": "once"])
    try await service.arrivals.reach(1)

    list.pause()
    try await service.cancellations.reach(1)
    #expect(list.status == .paused(PageLoad(.first)))
    let same = list.loadFirstPage(parameters: ["only": "once"])
    list.resume()
    #expect(list.status == .ongoing(PageLoad(.first)))
    try await service.answer(1, 0..<3)

    #expect(await first.finished == .success(PageLoad(.first)))
    #expect(await same.finished == .success(PageLoad(.first)))
    #expect(service.requests[0] == service.requests[1])
    #expect(list.items == [0, 1, 2])
  }

  @Test("paused: ignores an answer to an earlier request")
  func answerDuringAPause() async throws {
    let service = ManualService<Int>(ignoresCancellation: true)
    let list = PagedList(service, pageSize: 3)
    list.loadFirstPage()
    try await service.arrivals.reach(1)
    list.pause()

    try await service.answerTooLate(0, 0..<3)

    #expect(list.items.isEmpty)
    #expect(list.status == .paused(PageLoad(.first)))
  }

  @Test("paused: a requested load waits, and begins and ends once")
  func requestDuringAPause() async throws {
    let recorder = RecordingObserver()
    list.addObserver(recorder)
    list.pause()
    list.loadFirstPage()
    #expect(list.status == .paused(PageLoad(.first)))
    #expect(service.requests.isEmpty)

    list.resume()
    try await service.answer(0, 0..<3)
    await list.settled()

    let first = PageLoad(.first)
    #expect(
      recorder.events == [
        .paused, .began(first), .resumed, .changed(.replaced), .ended(first),
        .completed(first, .success(first)),
      ]
    )
  }

  @Test("paused: resuming restores the status of an idle list")
  func pausesAnIdleList() async throws {
    list.loadFirstPage()
    try await service.fail(0)
    let failed = await list.settled()

    list.pause()
    #expect(list.status == .paused(nil))
    list.resume()

    #expect(list.status == failed)
  }

  @Test("cancelled: a failed page can be retried after its retry was canceled")
  func cancelledRetry() async throws {
    try await service.fail(0, to: list.loadFirstPage())

    list.retry()
    try await service.arrivals.reach(2)
    list.cancel()
    list.retry()

    #expect(list.status == .ongoing(PageLoad(.first, isRetry: true)))
    try await service.answer(2, 0..<3)
    await list.settled()
    list.retry()
    #expect(list.status == .success(PageLoad(.first, isRetry: true)))
  }

  @Test("cancelled: cancels the request and keeps the rows")
  func cancelled() async throws {
    try await service.answer(0, 0..<3, to: list.loadFirstPage())
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)

    list.cancel()
    try await service.cancellations.reach(1)

    #expect(await next.finished == .cancelled(PageLoad(.next, index: 1)))
    #expect(list.status == .cancelled(PageLoad(.next, index: 1)))
    #expect(list.items == [0, 1, 2])
    #expect(list.pageIndex == 0 && list.hasMore)
  }
}
