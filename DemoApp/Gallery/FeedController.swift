import Foundation
import ListSource
import PagedList
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension RowEvents {
  /// The user tapped a post, to like it or to take the like back.
  static let postTapped = RowEvent<Post>("feed.postTapped")
}

/// A feed that shows at once what it showed last. So do likes, which go back if the service refuses them.
final class FeedController: ListTableController, EventHandling {
  static let table = StrategyTable<FeedController> {
    On(row: \.postTapped) { controller, post, _ in controller.like(post) }
    On(message: PageEditFailure.self) { controller, failure, _ in controller.title = failure.message }
  }

  let posts: PagedList<Post>
  private let service: FeedService

  init(_ service: FeedService = FeedService(), directory: URL = .feed) {
    self.service = service
    posts = PagedList(service, pageSize: 20, uniqueBy: \.id, store: FilePageStore(directory: directory))
    super.init(.plain)
    title = "Feed"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    PagedTable(tableView, showing: posts) { posts in
      ListSource {
        ListSection("posts") { Rows(posts, text: \.text, detail: \.detail).emits(row: .postTapped) }
      }
    }
    .loadFirstPage()
  }

  private func like(_ post: Post) {
    title = "Feed"
    let isLiked = !post.isLiked
    posts.edit(post.id) {
      $0?.isLiked = isLiked
    } confirming: { [service] in
      try await service.like(post.id, isLiked)
    }
  }
}

/// A post of the feed.
struct Post: Identifiable, Codable, Equatable {
  let id: Int
  let text: String
  var isLiked = false

  var detail: String { isLiked ? "♥ Liked" : "♡" }
}

/// The service of the feed. It accepts no like of the first post, and the first request for the last page fails.
actor FeedService: PageLoading {
  private var posts = (1...25).map { Post(id: $0, text: $0 == 1 ? "Rules of this feed" : "Post \($0)") }
  private var failing: Set = [20]

  func page(_ request: PageRequest) async throws -> LoadedPage<Post> {
    if failing.remove(request.offset) != nil { throw FeedError(errorDescription: "You are offline.") }
    return LoadedPage(Array(posts.dropFirst(request.offset).prefix(request.size)), total: posts.count)
  }

  func like(_ id: Post.ID, _ isLiked: Bool) throws(FeedError) {
    if id == 1 { throw FeedError(errorDescription: "Rules cannot be liked.") }
    posts[id - 1].isLiked = isLiked
  }
}

/// The reason why the service of the feed refuses a like or a page.
struct FeedError: LocalizedError {
  let errorDescription: String?
}

extension URL {
  /// The directory of the feed's store, which the system may empty.
  static var feed: URL {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("feed")
  }
}
