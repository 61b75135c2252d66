import Foundation
import Testing

@testable import DemoApp

@MainActor
@Suite("Layered paged list: only ids above zero are cached, a smaller one never overwrites")
struct SeenIDsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "seen-\(UUID().uuidString)"
  )
  private var file: URL { folder.appendingPathComponent("seen.json") }

  @Test(arguments: [
    ([0], nil), ([-3], nil), ([5], 5), ([5, 4], 5), ([5, 5], 5), ([5, 6], 6), ([5, 0, -1], 5),
  ])
  func storesOnlyGreaterIDsAboveZero(ids: [Int], expected: Int?) {
    var seen = SeenIDs()

    for id in ids { _ = seen.note(id, in: .strong) }

    #expect(seen[.strong] == expected)
    #expect(seen[.all] == nil)
  }

  @Test func restoresSeenIDsInTheNextRun() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = library()

    try first.noteSeen(20, in: .all)
    try first.noteSeen(15, in: .strong)
    let second = library()

    #expect(QuakeScope.allCases.map(second.seenID) == [20, 15, nil])
    #expect(try String(contentsOf: file, encoding: .utf8) == #"{"all":20,"strong":15}"#)
  }

  @Test func writesNothingIfNothingChanges() throws {
    let library = library()

    try library.noteSeen(0, in: .all)
    try library.noteSeen(-1, in: .all)

    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func ignoresATruncatedFile() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = Data(#"{"all":20,"strong":3}"#.utf8)

    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      let library = library()
      #expect(QuakeScope.allCases.map(library.seenID) == [nil, nil, nil], "cut after \(length) bytes")
    }
  }

  @Test(arguments: ["", "{", "[1]", #"{"all": "many"}"#, #"{"all": -4, "moon": 3}"#])
  func ignoresADamagedFile(content: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: file)

    let library = library()

    #expect(QuakeScope.allCases.map(library.seenID) == [nil, nil, nil])
    try library.noteSeen(3, in: .all)
    #expect(SeenIDs(contentsOf: file)[.all] == 3)
  }

  @Test func replacesTheFileAtomically() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = library()
    try library.noteSeen(20, in: .all)
    let reader = try FileHandle(forReadingFrom: file)

    try library.noteSeen(21, in: .all)

    #expect(try reader.readToEnd() == Data(#"{"all":20}"#.utf8))
  }

  @Test func ignoresIDsThatNoneCanFollow() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"all": 7, "favorites": \#(Int.max)}"#.utf8).write(to: file)
    let quake = QuakeID(catalog: .feed, number: 1)

    let library = library()
    _ = library.toggleFavorite(quake)

    #expect(library.favorites == [quake: 1])
    #expect(library.seenID(in: .all) == 7)
  }

  @Test func updatesEachScopeThoughNoneCanBeWritten() {
    let library = library()
    let viewModel = QuakeListViewModel(library)

    viewModel.choose(.all, seeing: 15)

    #expect(QuakeScope.allCases.map(library.seenID) == [15, 15, nil])
    #expect(viewModel.headline.hasPrefix("The badges cannot be saved: "))
  }

  @Test func reportsAFailedWriteAndRemembersTheID() {
    let library = library()
    let viewModel = QuakeListViewModel(library)

    viewModel.choose(.strong, seeing: 15)

    #expect(library.seenID(in: .strong) == 15)
    #expect(viewModel.headline.hasPrefix("The badges cannot be saved: "))
  }

  @Test func numbersFavoritesAboveTheIDsOfEarlierRuns() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let quake = QuakeID(catalog: .feed, number: 1)
    let first = library()
    _ = first.toggleFavorite(quake)
    try first.noteSeen(1, in: .favorites)

    let second = library()
    _ = second.toggleFavorite(quake)

    #expect(second.favorites == [quake: 2])
  }

  private func library() -> CachingQuakeLibrary {
    CachingQuakeLibrary(StubService(.success(.sample)), keepingSeenIn: file)
  }
}
