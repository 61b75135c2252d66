import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

extension EventName {
  static let albumDeleted: EventName = "album.deleted"
  static let albumLoved: EventName = "album.loved"
  static let albumShared: EventName = "album.shared"
  static let albumQueued: EventName = "album.queued"
}

struct Album: Identifiable, Equatable {
  var id: Int
  var isLoved = false
}

final class AlbumCell: UITableViewCell, ViewConfigurable {
  func configure(with album: Album) {
    textLabel?.text = "Album \(album.id)"
  }
}

// snippet of SwipesAndMenus.md
final class AlbumsController: UIViewController, StrategyHandler {
  static let table = StrategyTable<AlbumsController> {
    On(.albumDeleted) { controller, event in
      guard let album = event.userInfo.listItem(as: Album.self) else { return }
      controller.show(controller.albums.filter { $0.id != album.id })
    }
  }

  var strategies: StrategyTable<AlbumsController> { Self.table }
  var albums: [Album] = []
  let tableView = ListTableView(frame: .zero, style: .plain)
}
// end of snippet

// snippet of SwipesAndMenus.md
extension AlbumsController {
  func show(_ albums: [Album]) {
    self.albums = albums
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource {
        ListSection("albums") {
          Rows(albums, cell: AlbumCell.self)
            .swipe(.trailing) { album in
              RowAction("Delete", style: .destructive, emits: .albumDeleted)
              RowAction(album.isLoved ? "Unlove" : "Love", image: "heart", emits: .albumLoved)
            }
            .menu { album in
              RowAction("Share", image: "square.and.arrow.up", emits: .albumShared)
              RowMenu("Add to") {
                RowAction("Queue", emits: .albumQueued)
                RowAction("Library", state: album.isLoved ? .on : .off, emits: .albumLoved)
              }
            }
        }
      }
    )
  }
}
// end of snippet

@MainActor
@Suite
struct SwipesAndMenusTests {
  private let controller = AlbumsController()
  private var tableView: UITableView { controller.tableView }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    controller.view.frame = window.bounds
    tableView.frame = window.bounds
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.isHidden = false
    controller.show([Album(id: 1), Album(id: 2, isLoved: true)])
    window.layoutIfNeeded()
  }

  @Test
  func actionReachesControllersStrategy() throws {
    let actions = tableView.listAdapter?.tableView(
      tableView,
      trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)
    )?.actions
    let delete = try #require(actions?.first)
    var performed: [Bool] = []

    delete.handler(delete, tableView) { performed.append($0) }

    #expect(actions?.map(\.title) == ["Delete", "Unlove"])
    #expect(performed == [true])
    #expect(controller.albums == [Album(id: 1)])
  }

  @Test
  func rowHasMenu() {
    let menu = tableView.listAdapter?.tableView(
      tableView,
      contextMenuConfigurationForRowAt: IndexPath(row: 1, section: 0),
      point: .zero
    )

    #expect(menu != nil)
  }
}
