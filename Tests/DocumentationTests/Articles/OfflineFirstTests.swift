import Foundation
import ListSource
import PagedList
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import TestSupport
import Testing

// Contains the snippets of OfflineFirst.md word for word.

extension RowEvents {
  fileprivate static let storyTapped = RowEvent<Story>("stories.tapped")
}

struct Story: Identifiable, Equatable, Codable, Sendable {
  let id: Int
  var isLiked = false

  var title: String { "Story \(id)" }
  var detail: String { isLiked ? "♥" : "" }
}

protocol StoryService: PageLoading where Item == Story {
  func like(_ id: Story.ID, _ isLiked: Bool) async throws
}

// snippet of OfflineFirst.md
final class StoriesController: ListTableController, EventHandling {
  static let table = StrategyTable<StoriesController> {
    On(row: \.storyTapped) { controller, story, _ in controller.like(story) }
    On(message: PageEditFailure.self) { controller, failure, _ in controller.say(failure.message) }
  }

  let stories: PagedList<Story>
  private(set) var said: [String] = []
  private let service: any StoryService

  init(_ service: any StoryService, storingIn directory: URL) {
    self.service = service
    stories = PagedList(service, pageSize: 20, uniqueBy: \.id, store: FilePageStore(directory: directory))
    super.init(.plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let manager = PagedTable(tableView, showing: stories) { stories in
      ListSource { Rows(stories, text: \.title, detail: \.detail).emits(row: .storyTapped) }
    }
    manager.onTip = { [weak self] tip in self?.say(tip) }
    manager.onCompletion = { [weak self] _, _ in self?.showAge() }
    manager.loadFirstPage()
    showAge()
  }
}
// end of snippet

// snippet of OfflineFirst.md
extension StoriesController {
  func showAge() {
    switch stories.staleReason {
    case let stored as RowsAreStored: title = "As of \(stored.date.formatted())"
    case .some: title = "Maybe old"
    case nil: title = "Stories"
    }
  }
}
// end of snippet

// snippet of OfflineFirst.md
extension StoriesController {
  func like(_ story: Story) {
    let isLiked = !story.isLiked
    stories.edit(story.id) {
      $0?.isLiked = isLiked
    } confirming: { [service] in
      try await service.like(story.id, isLiked)
    }
  }
}
// end of snippet

// snippet of OfflineFirst.md
extension StoriesController {
  func say(_ tip: PageTip) {
    switch tip {
    case .failure(let failure), .stale(let failure): say(failure.message)
    case .noData, .edit: break
    }
  }

  func say(_ text: String) { said.append(text) }
}
// end of snippet

/// A service with 50 stories, which may be offline. It accepts no like of the first one.
private actor FlakyStoryService: StoryService {
  nonisolated let likes = TestGate()
  private let isOffline: Bool
  private var cache: [Int: [Story]] = [:]
  private var stories = (1...50).map { Story(id: $0) }

  init(isOffline: Bool = false, cache: [Int: [Story]] = [:]) {
    (self.isOffline, self.cache) = (isOffline, cache)
  }

  // snippet of OfflineFirst.md
  func page(_ request: PageRequest) async throws -> LoadedPage<Story> {
    do {
      let page = try await download(request)
      cache[request.index] = page
      return LoadedPage(page)
    } catch {
      guard let page = cache[request.index] else { throw error }
      return LoadedPage(page, staleReason: error)
    }
  }
  // end of snippet

  private func download(_ request: PageRequest) async throws -> [Story] {
    if isOffline { throw StoryError.offline }
    return Array(stories.dropFirst(request.offset).prefix(request.size))
  }

  func like(_ id: Story.ID, _ isLiked: Bool) async throws {
    try await likes.pass()
    if id == 1 { throw StoryError.refused }
    stories[id - 1].isLiked = isLiked
  }
}

private enum StoryError: LocalizedError {
  case offline, refused

  var errorDescription: String? { self == .offline ? "You are offline." : "This story has likes enough." }
}

@MainActor
@Suite(.watchdog)
struct OfflineFirstTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func screen(_ service: FlakyStoryService) -> StoriesController {
    let controller = StoriesController(service, storingIn: folder)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  /// Waits until the first load has ended.
  private func loaded(_ screen: StoriesController) async {
    for await update in screen.stories.updates where update.status.ongoing == nil { return }
  }

  private func footer(_ screen: StoriesController) -> String? {
    (screen.tableView.tableFooterView as? PagedFooterView)?.text
  }

  @Test func storedRowsShowWithoutTheService() async throws {
    let first = screen(FlakyStoryService())
    // Otherwise, the second page loads at once, because the first one is hardly longer than the screen.
    first.stories.prefetchDistance = 0
    #expect(first.title == "Stories" && first.stories.items.isEmpty)
    await loaded(first)
    await first.stories.stored()

    let second = screen(FlakyStoryService(isOffline: true))
    #expect(second.tableView.numberOfRows(inSection: 0) == 20)
    #expect(second.title?.hasPrefix("As of ") == true)
    await loaded(second)

    #expect(second.tableView.numberOfRows(inSection: 0) == 20)
    #expect(footer(second) == "You are offline." && second.said == ["You are offline."])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func cachedPageSaysWhy() async {
    let screen = screen(FlakyStoryService(isOffline: true, cache: [0: [Story(id: 7)]]))
    await loaded(screen)

    #expect(screen.stories.items.map(\.id) == [7])
    #expect(screen.title == "Maybe old" && screen.said == ["You are offline."])
  }

  @Test func refusedEditGoesBack() async throws {
    let service = FlakyStoryService()
    let screen = screen(service)
    await loaded(screen)
    let user = ListPerformer(screen.listAdapter)

    user.select("Story 1")
    user.select("Story 2")
    #expect(screen.stories.items.prefix(2).map(\.isLiked) == [true, true])
    service.likes.open()
    while screen.said.isEmpty { await Task.yield() }

    #expect(screen.said == ["This story has likes enough."])
    #expect(screen.stories.items.prefix(2).map(\.isLiked) == [false, true])
    let store = FilePageStore<Story>(directory: folder)
    while try store.stored()?.items[1].isLiked != true { await Task.yield() }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func onlyConfirmedEditsAreStored() async throws {
    let service = FlakyStoryService()
    let store = FilePageStore<Story>(directory: folder)
    let first = screen(service)
    await loaded(first)
    first.like(Story(id: 2))
    try await service.likes.reached()
    await first.stories.stored()
    #expect(first.stories[2]?.isLiked == true)
    #expect(try store.stored()?.items[1].isLiked == false)

    service.likes.open()
    while try store.stored()?.items[1].isLiked != true { await Task.yield() }
    let offline = FlakyStoryService(isOffline: true)
    let next = screen(offline)
    #expect(next.stories[2]?.isLiked == true)
    next.like(Story(id: 3))
    #expect(next.stories[3]?.isLiked == true)

    offline.likes.open()
    while try store.stored()?.items[2].isLiked != true { await Task.yield() }
    try FileManager.default.removeItem(at: folder)
  }
}
