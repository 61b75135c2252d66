import KitSupport
import PagedList
import PlatformUIKit
import Requests
import RouterEvents
import StrategyTable
import TestSupport
import Testing

extension UserInfoKeys {
  fileprivate static var postID: UserInfoKey<Int> { UserInfoKey("post.id") }
}

/// Edits that show before the service has confirmed them.
@MainActor
@Suite(.watchdog)
struct EditTests {
  private let service = ManualService<Post>()
  private let requests = EditRequests()
  private let tips = TipRecorder()

  private func loaded(_ posts: Post..., keeping limit: Int? = nil, size: Int = 3) async -> PagedList<Post> {
    let list = PagedList(service, pageSize: size, uniqueBy: \.id, keeping: limit)
    service.answer(service.requests.count, .success(LoadedPage(posts)))
    _ = await list.loadFirstPage().finished
    list.addObserver(tips)
    return list
  }

  private func refresh(_ list: PagedList<Post>, with posts: Post...) async {
    let number = service.requests.count
    service.answer(number, .success(LoadedPage(posts)))
    _ = await list.loadFirstPage().finished
  }

  @Test func showsAtOnceAndStaysWhenConfirmed() async {
    let list = await loaded(Post(1), Post(2))

    let like = list.edit(2, { $0?.likes = 1 }, confirming: requests.send)
    let atOnce = list.items
    await requests.end(0)

    #expect(await like.finished == .confirmed)
    #expect(atOnce == [Post(1), Post(2, likes: 1)])
    #expect(list.items == atOnce)
  }

  @MainActor
  private final class PostsScreen: UIViewController, EventHandling {
    static let table = StrategyTable<PostsScreen> {
      On("post.liked", with: \.postID, whileRunning: .queue) { screen, id, _ in
        _ = await screen()?.like(id)?.finished
      }
    }

    var like: @MainActor (Int) -> PageEditHandle? = { _ in nil }
  }

  @Test func anAsynchronousStrategyEditsInOneLine() async {
    let list = await loaded(Post(1), Post(2))
    let (screen, requests) = (PostsScreen(nibName: nil, bundle: nil), requests)
    var edits: [PageEditHandle] = []
    screen.like = { id in
      edits.append(list.edit(id, { $0?.likes += 1 }, confirming: requests.send))
      return edits.last
    }

    screen.routerEvent(name: "post.liked", userInfo: [.postID: 2])
    screen.routerEvent(name: "post.liked", userInfo: [.postID: 2])
    await requests.reach(1)
    #expect(list.items == [Post(1), Post(2, likes: 1)])
    await requests.end(0)
    await requests.reach(2)
    #expect(list.items == [Post(1), Post(2, likes: 2)])
    await requests.end(1, throwing: Broken())

    #expect(await edits.last?.finished == .failure(PageEditFailure(ids: [2], Broken())))
    #expect(list.items == [Post(1), Post(2, likes: 1)])
  }

  @Test func failedEditIsRemovedAndTheOthersRunAgain() async {
    let list = await loaded(Post(1))

    let like = list.edit(1, { $0?.likes += 1 }, confirming: requests.send)
    list.edit(1, { $0?.text = "new" }, confirming: requests.send)
    await refresh(list, with: Post(1, likes: 7))
    #expect(list.items == [Post(1, likes: 8, text: "new")])
    await requests.end(0, throwing: Broken())

    #expect(await like.finished == .failure(PageEditFailure(ids: [1], Broken())))
    #expect(list.items == [Post(1, likes: 7, text: "new")])
    #expect(tips.all == [.edit(PageEditFailure(ids: [1], Broken()))])
    await requests.end(1)
  }

  @Test func editsOfOneRowAreSentOneAfterAnother() async {
    let list = await loaded(Post(1), Post(2))

    list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    let second = list.edit(1, { $0?.likes = 2 }, confirming: requests.send)
    list.edit(2, { $0?.likes = 1 }, confirming: requests.send)
    list.edit({ $0.reverse() }, confirming: requests.send)
    let last = list.edit(2, { $0?.likes = 3 }, confirming: requests.send)
    await requests.reach(2)
    let sentAtOnce = requests.count
    await requests.end(0, throwing: Broken())
    await requests.end(1)
    await requests.end(2)
    _ = await second.finished
    await requests.end(3)
    await requests.end(4)

    #expect(sentAtOnce == 2)
    #expect(await last.finished == .confirmed)
    #expect(list.items == [Post(2, likes: 3), Post(1, likes: 2)])
  }

  @Test func refusedDeletionPutsTheRowBack() async {
    let list = await loaded(Post(1), Post(2), Post(3))

    let deletion = list.edit(2, { $0 = nil }, confirming: requests.send)
    let meanwhile = list.items.map(\.id)
    await requests.end(0, throwing: Broken())
    _ = await deletion.finished

    #expect(meanwhile == [1, 3])
    #expect(list.items.map(\.id) == [1, 2, 3])
  }

  /// The service has deleted the row, but has not confirmed it: row 4 is on the first page.
  @Test func pendingDeletionLosesNoRowThatMoves() async throws {
    let list = await loaded(Post(1), Post(2), Post(3))

    list.edit(1, { $0 = nil }, confirming: requests.send)
    service.answer(1, .success(LoadedPage([Post(5)])))
    service.answer(2, .success(LoadedPage([Post(2), Post(3), Post(4)])))
    _ = await list.loadNextPage().finished
    await requests.end(0)

    #expect(service.requests.map(\.offset) == [0, 3, 0])

    #expect(list.items.map(\.id) == [2, 3, 4, 5])
  }

  @Test func rowThatWasAskedForBeforeTheConfirmationKeepsTheEdit() async throws {
    let list = await loaded(Post(1))
    let like = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    let refresh = list.loadFirstPage()
    await requests.end(0)
    _ = await like.finished

    try await service.arrivals.reach(2)
    service.answer(1, .success(LoadedPage([Post(1)])))
    _ = await refresh.finished
    #expect(list.items == [Post(1, likes: 1)])

    await self.refresh(list, with: Post(1, likes: 0))
    #expect(list.items == [Post(1)])
  }

  /// The list has let rows go at the other end before the edit runs over the new ones.
  @Test func editOfAnArrivingPageLosesNoRowThatIsLetGo() async {
    let list = PagedList(service, pageSize: 3, uniqueBy: \.id, around: 4, keeping: 9)
    service.answer(0, .success(LoadedPage((4..<7).map { Post($0) }, isLast: true)))
    _ = await list.loadFirstPage().finished
    list.append((7..<13).map { Post($0) })
    let previous = list.loadPreviousPage()
    let deletion = list.edit({ $0.removeAll { $0.id == 2 } }, confirming: requests.send)
    await requests.end(0)
    _ = await deletion.finished
    service.answer(1, .success(LoadedPage((1..<4).map { Post($0) })))
    _ = await previous.finished
    #expect(list.items.map(\.id) == [1] + Array(3..<10))

    service.answer(2, .success(LoadedPage((10..<13).map { Post($0) }, isLast: true)))
    _ = await list.loadNextPage().finished

    #expect(list.items.map(\.id) == Array(4..<13))
  }

  @Test func rowIsAskedForAgainIfTheEndIsUnknown() async throws {
    let list = await loaded(Post(1), Post(2))
    list.parameters = ["text": "Another search, which has not loaded."]

    let like = list.edit(2, { $0?.likes = 1 }, confirming: requests.send)
    list.edit(2, { $0?.text = "new" }, confirming: requests.send)
    let error = RequestError(.timedOut(after: .seconds(1)), source: "POST")
    await requests.end(0, throwing: error)
    try await service.arrivals.reach(2)
    let meanwhile = list.items
    service.answer(1, .success(LoadedPage([Post(1, likes: 9), Post(2, likes: 5)])))

    #expect(await like.finished == .failure(PageEditFailure(ids: [2], error)))
    #expect(meanwhile == [Post(1), Post(2, likes: 1, text: "new")])
    #expect(list.items == [Post(1), Post(2, likes: 5, text: "new")])
    #expect(service.requests.allSatisfy { $0.parameters.isEmpty })
    await requests.end(1)
  }

  @Test(arguments: [true, false])
  func deletedRowGoesIfTheEndIsUnknown(isDeleted: Bool) async throws {
    let list = await loaded(Post(1), Post(2), Post(3))

    let deletion = list.edit(2, { $0 = nil }, confirming: requests.send)
    await requests.reach(1)
    deletion.cancel()
    await requests.end(0, throwing: CancellationError())
    try await service.arrivals.reach(2)
    service.answer(1, .success(LoadedPage(isDeleted ? [Post(1), Post(3)] : [Post(1), Post(2), Post(3)])))
    _ = await deletion.finished

    #expect(list.items.map(\.id) == (isDeleted ? [1, 3] : [1, 2, 3]))
  }

  @Test func editStaysIfItsEndStaysUnknown() async {
    let list = await loaded(Post(1), Post(2), Post(3))
    for number in 1...3 { service.answer(number, .failure(Broken())) }

    let like = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    let deletion = list.edit(2, { $0 = nil }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    _ = await like.finished
    await requests.end(1, throwing: CancellationError())

    #expect(await deletion.finished == .failure(PageEditFailure(ids: [2], CancellationError())))
    #expect(list.items == [Post(1, likes: 1), Post(3)])
    await refresh(list, with: Post(1), Post(2), Post(3))
    #expect(list.items == [Post(1), Post(2), Post(3)])
  }

  /// The row is asked for again, but a refresh answers first.
  @Test func laterPageAnswersAnEditWithAnUnknownEnd() async throws {
    let list = await loaded(Post(1), Post(2))

    let like = list.edit(2, { $0?.likes = 1 }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    try await service.arrivals.reach(2)
    service.answer(2, .success(LoadedPage([Post(2, likes: 5), Post(3)])))
    _ = await list.loadFirstPage().finished
    service.answer(1, .failure(Broken()))
    _ = await like.finished

    #expect(list.items == [Post(2, likes: 5), Post(3)])
  }

  @Test func onlyTheRowThatIsAnsweredShowsTheAnswer() async {
    let list = await loaded(Post(1), Post(2))
    let page = LoadedPage([Post(1, likes: 5), Post(8), Post(9)])
    for number in 1...2 { service.answer(number, .success(page)) }

    let like = list.edit(each: [1, 2], { $0?.likes = 1 }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    _ = await like.finished

    #expect(list.items == [Post(1, likes: 5), Post(2, likes: 1)])
  }

  @Test func unknownEditOfAllRowsStaysIfTheReloadFails() async {
    let list = await loaded(Post(1), Post(2))
    service.answer(1, .failure(Broken()))

    let insertion = list.edit({ $0.insert(Post(0), at: 0) }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    _ = await insertion.finished

    #expect(list.items.map(\.id) == [0, 1, 2])
  }

  /// The first page was asked for before the edit ended, so it does not say whether the service has the edit.
  @Test func unknownEditOfAllRowsLoadsTheFirstPageAnew() async throws {
    let list = await loaded(Post(1))
    service.answer(2, .success(LoadedPage([Post(0), Post(1)])))
    list.loadFirstPage()
    try await service.arrivals.reach(2)

    let insertion = list.edit({ $0.insert(Post(0), at: 0) }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    await requests.settle(1)
    service.answer(1, .success(LoadedPage([Post(1)])))
    _ = await insertion.finished

    #expect(service.requests.count == 3)
    #expect(list.items.map(\.id) == [0, 1])
  }

  @Test(arguments: [nil, 51])
  func unknownEditOfAllRowsLoadsAroundTheRowsThatShow(place: Int?) async {
    let list = PagedList(service, pageSize: 3, uniqueBy: \.id, around: 5)
    for number in 0...2 {
      service.answer(number, .success(LoadedPage((number == 0 ? 4...6 : 49...51).map { Post($0) })))
    }
    _ = await list.loadFirstPage().finished
    _ = await list.jump(to: 50).finished
    if place != nil { list.place = PagePlace(row: 2) }

    let edit = list.edit({ $0.reverse() }, confirming: requests.send)
    await requests.end(0, throwing: CancellationError())
    _ = await edit.finished

    #expect(service.requests.last?.anchor as? Int == place ?? 49)
  }

  /// The closure runs over the page, too, but inserts no row there.
  @Test func insertedRowIsNotDoubledByAPageThatWasLoading() async throws {
    let list = await loaded(Post(1), Post(2), Post(3))
    let next = list.loadNextPage()
    try await service.arrivals.reach(2)

    let insertion = list.edit(
      { rows in rows = [Post(0)] + rows.map { Post($0.id, likes: 1) } },
      confirming: requests.send
    )
    await requests.end(0)
    _ = await insertion.finished
    service.answer(1, .success(LoadedPage([Post(4)])))
    _ = await next.finished

    #expect(list.items == [Post(0)] + (1...4).map { Post($0, likes: 1) })
  }

  @Test func cancelInsideAnObserverReachesTheRequest() async {
    let list = await loaded(Post(1))
    let first = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    let second = list.edit(1, { $0?.likes = 2 }, confirming: requests.send)
    let observer = RecordingObserver { if case .changed = $0 { second.cancel() } }
    list.addObserver(observer)

    await requests.end(0)
    _ = await first.finished
    await requests.end(1)
    _ = await second.finished

    #expect(requests.cancellations.value == 1)
  }

  @Test func editThatWasNotSentIsOnlyRemoved() async throws {
    let list = await loaded(Post(1))
    list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    let second = list.edit(1, { $0?.likes = 2 }, confirming: requests.send)

    second.cancel()

    #expect(await second.finished == .cancelled)
    #expect(list.items == [Post(1, likes: 1)])
    #expect(tips.all == [])
    await requests.end(0)
  }

  @Test func rowThatIsNotThereIsNotEdited() async {
    let list = await loaded(Post(1))
    let edit = list.edit(2, { $0?.likes = 1 }, confirming: requests.send)

    #expect(await edit.finished == .ignored)
    #expect(requests.count == 0)
  }

  @Test func insertedRowIsNotDoubledByItsPage() async {
    let list = await loaded(Post(1), Post(2), Post(3))

    let insertion = list.edit({ $0.insert(Post(0), at: 0) }, confirming: requests.send)
    await refresh(list, with: Post(0), Post(1), Post(2))
    let meanwhile = list.items.map(\.id)
    await requests.end(0)
    _ = await insertion.finished

    #expect(meanwhile == [0, 1, 2])
    #expect(list.items.map(\.id) == [0, 1, 2])
  }

  @Test func editWithoutARequestLastsUntilTheRowIsSentAgain() async {
    let list = await loaded(Post(1))

    list.edit(1) { $0?.likes = 3 }
    #expect(list[1]?.likes == 3)
    await refresh(list, with: Post(1))

    #expect(list[1]?.likes == 0)
  }

  /// A page that is let go takes the row of a pending deletion with it.
  @Test func deletionOfARowThatIsLetGoLeavesNoRow() async {
    let list = PagedList(WindowService(.offset, rows: 0..<12), pageSize: 3, uniqueBy: \.self, keeping: 9)
    _ = await list.loadFirstPage().finished
    let deletion = list.edit(1, { $0 = nil }, confirming: requests.send)
    await list.loadToEnd()
    let atEnd = list.items
    await requests.end(0, throwing: Broken())
    _ = await deletion.finished

    #expect(atEnd == Array(3..<12))
    #expect(list.items == atEnd)
    await list.loadToBeginning()
    #expect(list.items.prefix(3) == [0, 1, 2])
  }

  @Test func confirmedThrowsTheErrorAndCancelsTheEdit() async throws {
    let list = await loaded(Post(1))
    let failing = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
    await requests.end(0, throwing: Broken())
    await #expect(throws: Broken.self) { try await failing.confirmed() }

    let waiting = Task { try await list.edit(1, { $0?.likes = 1 }, confirming: requests.send).confirmed() }
    await requests.reach(2)
    waiting.cancel()
    try await requests.cancellations.reach(1)
    await requests.end(1, throwing: CancellationError())
    try await service.arrivals.reach(2)
    service.answer(1, .success(LoadedPage([Post(1, likes: 1)])))

    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(list.items == [Post(1, likes: 1)])
  }

  @Test func listLivesUntilItsEditsEnd() async throws {
    weak var gone: PagedList<Post>?
    var edit: PageEditHandle?
    do {
      let list = await loaded(Post(1))
      gone = list
      edit = list.edit(1, { $0?.likes = 1 }, confirming: requests.send)
      list.edit(1, { $0?.likes = 2 }, confirming: requests.send)
    }
    #expect(gone != nil)
    await requests.end(0)
    _ = await edit?.finished
    await requests.end(1)
    await requests.settle(2)

    #expect(gone == nil)
  }
}

/// The requests of edits, which a test ends.
@MainActor
final class EditRequests {
  let cancellations = Signal()
  private let arrivals = Signal()
  private let ends = Signal()
  private var waiting: [OneTimeResult<(any Error)?>] = []

  var count: Int { waiting.count }

  func send() async throws {
    let end = OneTimeResult<(any Error)?>()
    waiting.append(end)
    arrivals.send()
    defer { ends.send() }
    let cancellations = cancellations
    let error = await withTaskCancellationHandler {
      await end.value
    } onCancel: {
      cancellations.send()
    }
    if let error { throw error }
  }

  func reach(_ count: Int) async { try? await arrivals.reach(count) }

  /// Ends a request once it has arrived.
  func end(_ number: Int, throwing error: (any Error)? = nil) async {
    await reach(number + 1)
    waiting[number].finish(error)
  }

  /// Waits until the tasks of a number of ended requests have ended, too.
  func settle(_ count: Int) async {
    try? await ends.reach(count)
    for _ in 0..<10 { await Task.yield() }
  }
}

@MainActor
private final class TipRecorder: PagedListObserver {
  private(set) var all: [PageTip] = []

  func receive(_ event: PagedListEvent) {
    if case .tip(let tip) = event { all.append(tip) }
  }
}

struct Post: Codable, Equatable, Sendable {
  let id: Int
  var likes = 0
  var text = ""

  init(_ id: Int, likes: Int = 0, text: String = "") {
    (self.id, self.likes, self.text) = (id, likes, text)
  }
}
