import Foundation
import ListSource
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

    screen.user.select("Post 2")
    screen.user.select("Rules of this feed")
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
    #expect(second.controller.tableView.numberOfRows(inSection: 0) == 10)
    #expect(second.controller.posts.staleReason is RowsAreStored)
  }
}
