import Foundation
import KitSupport
import PagedList
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CachedPageLoaderTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
  private let offline = RequestError(.offline, source: "test")
  private let service = HandService<Int>()

  private var loader: CachedPageLoader<Int> { CachedPageLoader(service, file: file) }

  private func removeFile() {
    try? FileManager.default.removeItem(at: file)
  }

  private func keep(_ items: Range<Int>, _ parameters: [String: String] = [:]) async throws {
    let loader = CachedPageLoader(PagesOnly(pages: [Array(items)]), file: file)
    _ = try await loader.page(PageRequest(size: 3, parameters: parameters))
  }

  private func page(_ request: PageRequest, failing error: any Error) async throws -> LoadedPage<Int> {
    try await CachedPageLoader(Failing(error: error), file: file).page(request)
  }

  @Test(
    arguments: [RequestError.Reason.offline, .connection("none"), .timedOut(after: .seconds(1))]
  )
  func theLastFirstPageStandsInWhileOffline(reason: RequestError.Reason) async throws {
    defer { removeFile() }
    try await keep(0..<3)
    try await keep(3..<6)
    let error = RequestError(reason, source: "test")

    let page = try await page(PageRequest(size: 3), failing: error)

    #expect(page.items == [3, 4, 5])
    #expect(page.staleBecause as? RequestError == error)
  }

  @Test @MainActor func aListShowsItWithATip() async throws {
    defer { removeFile() }
    try await keep(0..<3)
    let list = PagedList(loader, pageSize: 3)
    let diary = Diary()
    list.addObserver(diary)

    list.loadFirstPage()
    try await service.fail(0, offline)
    await list.settled()

    let first = PageLoad(.first)
    #expect(list.rows == [0, 1, 2])
    #expect(
      diary.events == [
        .began(first), .changed(.replaced), .ended(first), .tip(.stale(PageFailure(first, offline))),
        .completed(first, .success(first)),
      ]
    )
  }

  @Test func otherFailuresAreFailures() async throws {
    defer { removeFile() }
    try await keep(0..<3)

    await #expect(throws: Broken()) { try await page(PageRequest(size: 3), failing: Broken()) }
  }

  @Test func otherPagesParametersAndSizesAreNotItsOwn() async throws {
    defer { removeFile() }
    try await keep(0..<3, ["q": "sea"])

    for request in [
      PageRequest(index: 1, size: 3, parameters: ["q": "sea"]), PageRequest(size: 3),
      PageRequest(size: 4, parameters: ["q": "sea"]),
    ] {
      await #expect(throws: offline) { try await page(request, failing: offline) }
    }
  }

  @Test func withoutAFileTheFailureIsOne() async throws {
    let (_, reports) = await Reports.collecting {
      await #expect(throws: offline) { try await page(PageRequest(size: 3), failing: offline) }
    }

    #expect(reports.isEmpty)
  }

  @Test func aFileOfOtherRowsIsIgnoredAndReported() async throws {
    defer { removeFile() }
    _ = try await CachedPageLoader(PagesOnly(pages: [["one"]]), file: file).page(PageRequest(size: 3))

    let (_, reports) = await Reports.collecting {
      await #expect(throws: offline) { try await page(PageRequest(size: 3), failing: offline) }
    }

    #expect(reports.count == 1)
  }

  @Test(arguments: ["", "{\"items\": [1", "{\"items\": \"none\"}", "\u{0}"])
  func aDamagedFileIsIgnoredAndReported(content: String) async throws {
    defer { removeFile() }
    try Data(content.utf8).write(to: file)

    let (_, reports) = await Reports.collecting {
      await #expect(throws: offline) { try await page(PageRequest(size: 3), failing: offline) }
    }

    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix("The first page kept in \(file.path) is damaged and was ignored: ")
        == true
    )
  }

  @Test func aFileThatIsCutAtWhateverByteIsIgnoredAndReported() async throws {
    defer { removeFile() }
    try await keep(0..<3, ["q": "sea"])
    let whole = try Data(contentsOf: file)
    let request = PageRequest(size: 3, parameters: ["q": "sea"])

    for count in whole.indices {
      try whole.prefix(count).write(to: file)
      let (_, reports) = await Reports.collecting {
        await #expect(throws: offline, "cut after \(count) bytes") {
          try await page(request, failing: offline)
        }
      }
      #expect(reports.count == 1, "cut after \(count) bytes")
    }

    try whole.write(to: file)
    #expect(try await page(request, failing: offline).items == [0, 1, 2])
  }

  @Test func aFileWithWhateverBitFlippedIsIgnoredAndReported() async throws {
    defer { removeFile() }
    try await keep(0..<3, ["q": "sea"])
    let whole = try Data(contentsOf: file)
    let request = PageRequest(size: 3, parameters: ["q": "sea"])

    for bit in 0..<whole.count * 8 {
      var damaged = whole
      damaged[bit / 8] ^= 1 << (bit % 8)
      try damaged.write(to: file)
      let (_, reports) = await Reports.collecting {
        await #expect(throws: offline, "bit \(bit)") { try await page(request, failing: offline) }
      }
      #expect(reports.count == 1, "bit \(bit)")
    }
  }

  @Test func whoReadsTheFileWhileItIsWrittenHasTheOneBeforeAsAWhole() async throws {
    defer { removeFile() }
    try await keep(0..<3)
    let before = try Data(contentsOf: file)
    let reader = try FileHandle(forReadingFrom: file)

    try await keep(3..<6)

    #expect(try reader.readToEnd() == before)
    #expect(try Data(contentsOf: file) != before)
  }

  @Test func aFileThatCannotBeWrittenIsReportedAndThePageComesAllTheSame() async throws {
    let nowhere = file.appendingPathComponent("none").appendingPathComponent("page.json")
    let loader = CachedPageLoader(PagesOnly(pages: [[1, 2]]), file: nowhere)

    let (page, reports) = try await Reports.collecting { try await loader.page(PageRequest(size: 3)) }

    #expect(page.items == [1, 2])
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix("The first page could not be kept in \(nowhere.path), ") == true
    )
  }

  @Test func whatWasAskedForFirstDoesNotOverwriteWhatWasAskedForLater() async throws {
    defer { removeFile() }
    let loader = loader
    let early = Task { try await loader.page(PageRequest(size: 3)) }
    try await service.arrivals.reach(1)
    let late = Task { try await loader.page(PageRequest(size: 3)) }
    try await service.answer(1, 10..<13)
    _ = try await late.value
    try await service.answer(0, 0..<3)
    _ = try await early.value

    service.answer(2, .failure(offline))
    let page = try await loader.page(PageRequest(size: 3))

    #expect(page.items == [10, 11, 12])
  }

  @Test func whatWasCancelledIsNotKept() async throws {
    defer { removeFile() }
    let service = HandService<Int>(isStubborn: true)
    let loader = CachedPageLoader(service, file: file)
    let loading = Task { try await loader.page(PageRequest(size: 3)) }
    try await service.arrivals.reach(1)

    loading.cancel()
    try await service.answer(0, 0..<3)
    _ = try await loading.value

    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}

private struct Failing: PageLoading {
  let error: any Error

  func page(_ request: PageRequest) async throws -> LoadedPage<Int> { throw error }
}
