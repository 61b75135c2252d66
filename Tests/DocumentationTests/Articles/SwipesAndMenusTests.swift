import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

// snippet of SwipesAndMenus.md
extension RowEvents {
  static let albumDeleted = RowEvent<Album>("album.deleted")
  static let albumLoved = RowEvent<Album>("album.loved")
  static let albumShared = RowEvent<Album>("album.shared")
  static let albumQueued = RowEvent<Album>("album.queued")
}
// end of snippet

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
final class AlbumsController: UIViewController, EventHandling {
  static let table = StrategyTable<AlbumsController> {
    On(row: \.albumDeleted) { controller, album, event in
      controller.show(controller.albums.filter { $0.id != album.id })
    }
  }

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
              RowAction("Delete", style: .destructive, row: .albumDeleted)
              RowAction(album.isLoved ? "Unlove" : "Love", image: "heart", row: .albumLoved)
            }
            .menu { album in
              RowAction("Share", image: "square.and.arrow.up", row: .albumShared)
              RowMenu("Add to") {
                RowAction("Queue", row: .albumQueued)
                RowAction("Library", state: album.isLoved ? .on : .off, row: .albumLoved)
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
