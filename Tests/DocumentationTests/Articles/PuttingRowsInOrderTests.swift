import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

extension EventName {
  static let tracksReordered: EventName = "tracks.reordered"
}

struct Track: Identifiable, Equatable {
  var id: Int
}

final class TrackCell: UITableViewCell, ViewConfigurable {
  func configure(with track: Track) {
    textLabel?.text = "Track \(track.id)"
  }
}

// snippet of PuttingRowsInOrder.md
final class TracksController: UIViewController, EventHandling {
  static let table = StrategyTable<TracksController> {
    On(.tracksReordered, with: \.reorder) { controller, reorder, event in
      let track = controller.tracks[reorder.from.section]?.remove(at: reorder.from.indexPath.row)
      if let track { controller.tracks[reorder.to.section]?.insert(track, at: reorder.to.indexPath.row) }
    }
  }

  var tracks: [AnyHashable: [Track]] = [:]
}
// end of snippet

final class ShelvesController: UIViewController, EventHandling {
  static let table = StrategyTable<ShelvesController> {
    On(.tracksReordered, with: \.reorder) { controller, reorder, event in controller.move(reorder) }
  }

  var favorites = [Track(id: 1), Track(id: 2)]
  var recent = [Track(id: 3)]

  // snippet of PuttingRowsInOrder.md
  enum Shelf { case favorites, recent }

  func move(_ reorder: Reorder) {
    let (from, to) = (reorder.from, reorder.to)
    let isFavorite = from.section as? Shelf == .favorites
    let track = isFavorite ? favorites.remove(at: from.index) : recent.remove(at: from.index)
    if to.section as? Shelf == .favorites {
      favorites.insert(track, at: to.index)
    } else {
      recent.insert(track, at: to.index)
    }
  }
  // end of snippet
}

@MainActor
@Suite
struct PuttingRowsInOrderTests {
  private let controller = TracksController()
  private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    controller.tracks = ["favorites": [Track(id: 1), Track(id: 2)], "recent": [Track(id: 3)]]
    controller.view.frame = window.bounds
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.isHidden = false
    show(controller.tracks["favorites"] ?? [], controller.tracks["recent"] ?? [], in: tableView)
    window.layoutIfNeeded()
  }

  @Test(arguments: [
    (IndexPath(row: 1, section: 0), [2, 1], [3]),
    (IndexPath(row: 1, section: 1), [2], [3, 1]),
  ])
  func moveReachesControllersStrategy(target: IndexPath, favorites: [Int], recent: [Int]) {
    let adapter = tableView.listAdapter

    adapter?.tableView(tableView, moveRowAt: IndexPath(row: 0, section: 0), to: target)

    #expect(controller.tracks["favorites"]?.map(\.id) == favorites)
    #expect(controller.tracks["recent"]?.map(\.id) == recent)
    #expect(adapter?.item(at: target) == Track(id: 1))
  }

  @Test func sectionsAreComparedByTheValuesOfAnEnum() {
    let shelves = ShelvesController()
    shelves.view.addSubview(tableView)
    window.rootViewController = shelves
    tableView.listAdapter?.apply(
      ListSource {
        ListSection(ShelvesController.Shelf.favorites) {
          Rows(shelves.favorites, cell: TrackCell.self).reorderable(emits: .tracksReordered)
        }
        ListSection(ShelvesController.Shelf.recent) {
          Rows(shelves.recent, cell: TrackCell.self).reorderable(emits: .tracksReordered)
        }
      }
    )
    window.layoutIfNeeded()

    let adapter = tableView.listAdapter
    adapter?.tableView(tableView, moveRowAt: [0, 0], to: [1, 1])
    adapter?.tableView(tableView, moveRowAt: [1, 0], to: [0, 0])

    #expect(shelves.favorites.map(\.id) == [3, 2])
    #expect(shelves.recent.map(\.id) == [1])
  }

  // snippet of PuttingRowsInOrder.md
  func show(_ favorites: [Track], _ recent: [Track], in tableView: UITableView) {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource {
        ListSection("favorites", title: "Favorites") {
          Rows(favorites, cell: TrackCell.self).reorderable(emits: .tracksReordered)
        }
        ListSection("recent", title: "Recent") {
          Rows(recent, cell: TrackCell.self).reorderable(emits: .tracksReordered)
        }
      }
    )
  }
  // end of snippet
}
