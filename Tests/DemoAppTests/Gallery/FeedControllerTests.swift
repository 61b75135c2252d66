import Foundation
import PagedList
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct FeedControllerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test func likesShowAtOnceAndGoBackIfTheyAreRefused() async {
    let screen = ShownScreen(FeedController(directory: folder))
    await screen.controller.posts.reached { !$0.items.isEmpty }
    for post: RowQuery in ["Post 2", "Rules of this feed"] { screen.user.select(post) }
    #expect(screen.controller.posts.items.prefix(3).map(\.isLiked) == [true, true, false])
    await screen.recorder.next(message: PageEditFailure.self)
    #expect(screen.controller.title == "Rules cannot be liked.")
    #expect(screen.controller.posts.items.prefix(3).map(\.isLiked) == [false, true, false])
  }

  @Test func showsAtOnceWhatItShowedLast() async {
    let first = ShownScreen(FeedController(directory: folder))
    await first.controller.posts.reached { !$0.items.isEmpty }
    await first.controller.posts.stored()
    let second = ShownScreen(FeedController(directory: folder))
    #expect(second.controller.posts.items.count == 20)
    #expect(second.controller.posts.staleReason is RowsAreStored)
  }

  @Test func lastPageFailsAtFirstAndLoadsWhenItIsRetried() async {
    let posts = FeedController(directory: folder).posts
    for load in [{ posts.loadFirstPage() }, { posts.loadNextPage() }] { _ = await load().finished }
    #expect(posts.items.count == 20)
    _ = await posts.retry().finished
    #expect(posts.items.count == 25)
  }
}
