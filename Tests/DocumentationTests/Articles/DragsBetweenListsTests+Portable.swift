// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import StrategyTable
  import Testing

  extension EventName {
    fileprivate static let trackAdded: EventName = "track.added"
    fileprivate static let trackTaken: EventName = "track.taken"
  }

  // snippet of PuttingRowsInOrder.md, private
  private final class PlaylistController: UIViewController, EventHandling {
    static let table = StrategyTable<PlaylistController> {
      On(.trackAdded, with: \.reorder) { controller, drop, event in
        if let track = drop.item as? Track { controller.playlist.insert(track, at: drop.to.index) }
        controller.showLists()
      }
      On(.trackTaken, with: \.reorder) { controller, drop, event in
        controller.library.remove(at: drop.from.index)
        controller.showLists()
      }
    }

    let libraryView = ListTableView(frame: .zero, style: .plain)
    let playlistView = ListTableView(frame: .zero, style: .plain)
    var library: [Track] = []
    var playlist: [Track] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      TableAdapter(playlistView).accepts(dragsFrom: TableAdapter(libraryView))
      showLists()
    }

    func showLists() {
      libraryView.listAdapter?.apply(
        ListSource { Rows(library, cell: TrackCell.self).draggable(emits: .trackTaken) }
      )
      playlistView.listAdapter?.apply(
        ListSource { Rows(playlist, cell: TrackCell.self).dropDestination(emits: .trackAdded) }
      )
    }
  }
  // end of snippet

  @MainActor
  @Suite
  struct DragsBetweenListsTests {
    @Test func trackMovesToThePlaylist() {
      let controller = PlaylistController()
      controller.library = [Track(id: 1), Track(id: 2)]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.isHidden = false
      for (number, view) in [controller.libraryView, controller.playlistView].enumerated() {
        view.frame = CGRect(x: 0, y: CGFloat(number) * 240, width: 320, height: 240)
        controller.view.addSubview(view)
      }
      window.layoutIfNeeded()

      for _ in 0..<2 {
        let finger = Finger(downAt: CGPoint(x: 100, y: 10), in: window)
        finger?.pressLong()
        finger?.move(to: CGPoint(x: 100, y: 250))
        finger?.lift()
        window.layoutIfNeeded()
      }

      #expect(controller.library.isEmpty)
      #expect(controller.playlist == [Track(id: 2), Track(id: 1)])
      #expect(controller.playlistView.visibleCells.map { $0.textLabel?.text } == ["Track 2", "Track 1"])
    }

    @Test(arguments: [true, false])
    func trackIsDroppedBehindRowsOfAnotherType(hasSameID: Bool) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let library = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
      let entries = ListTableView(frame: CGRect(x: 0, y: 240, width: 320, height: 240), style: .plain)
      for view in [library, entries] { window.addSubview(view) }
      window.isHidden = false
      TableAdapter(entries).accepts(dragsFrom: TableAdapter(library))
      let tracks = Rows([] as [Track]).dropDestination(emits: .trackAdded)
      entries.listAdapter?.apply(
        ListSource {
          Rows(text: "Entry").height(.fixed(40))
          hasSameID ? tracks : tracks.id { "other \($0.id)" }
        }
      )
      library.listAdapter?.apply(
        ListSource { Rows([Track(id: 1)], cell: TrackCell.self).draggable(emits: .trackTaken) }
      )
      window.layoutIfNeeded()
      var rows: [Int?] = []
      let observations = [
        entries.onRouterEvent(.trackAdded) { rows.append($0.userInfo[.reorder]?.to.indexPath.row) },
        library.onRouterEvent(.trackTaken) { _ in },
      ]

      for y in [250, 400] as [CGFloat] {
        let finger = Finger(downAt: CGPoint(x: 100, y: 10), in: window)
        finger?.pressLong()
        finger?.move(to: CGPoint(x: 100, y: y))
        finger?.lift()
        window.layoutIfNeeded()
        #expect(rows == (hasSameID && y == 400 ? [1] : []))
      }
      for observation in observations { observation.cancel() }
    }
  }
#endif
