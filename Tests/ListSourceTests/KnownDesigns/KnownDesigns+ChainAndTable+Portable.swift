// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  // A. Responder chain, strategies and a table of models.
  extension KnownDesigns {
    @Test(
      """
      A: The model names its reuse identifier and its height; the cell configures itself from its model; a view model \
      answers "how many rows" and "which model here"; several cell classes in one table without a branch, chosen by \
      the identifier that each model names.
      """
    )
    func modelsNameTheirCells() {
      let screen = Screen()
      let viewModel = FeedViewModel()
      screen.adapter.register(QuakeCell.self, for: "quake")
      screen.adapter.register(BigQuakeCell.self, for: "quake.big")

      screen.show(
        ListSource { ListSection("feed") { Rows((0..<viewModel.count).map { viewModel.row(at: $0) }) } }
      )

      #expect(screen.texts == ["quake 4.0", "big quake 7.0", "quake 5.0"])
      #expect(screen.table.visibleCells.map(\.frame.height) == [72, 96, 72])
    }

    @Test(
      """
      A: A named event with a user-info dictionary climbs `next` from any responder. Layers on the way add to the \
      dictionary (decorator); whoever handles sees all of it.
      """
    )
    func listAddsToTheDictionary() {
      let screen = Screen(ListTableView(frame: .zero, style: .plain))
      var seen: [String] = []
      let observation = screen.window.onRouterEvent("quake.share") { event in
        let place = event.userInfo[.indexPath].map { "\($0.section).\($0.row)" } ?? "nowhere"
        seen.append(
          "\(event.userInfo["by"] ?? "") \(place) \(event.userInfo.listItem(as: Item.self)?.id ?? 0)"
        )
      }
      screen.show(ListSource(Item.many(7...9)))

      screen.cell(1)?.routerEvent(name: "quake.share", userInfo: ["by": "mail"])

      #expect(seen == ["mail 0.1 8"])
      observation.cancel()
    }

    @Test("A: A handler may let the event go on up, as far as the application delegate.")
    func eventOfASelectionGoesOnUp() {
      let (screen, counter) = (Screen(), EventCounter())
      let application = UIApplication(delegate: counter)
      screen.window.windowScene = UIWindowScene(application: application)
      let observation = screen.window.onRouterEvent("item.selected", then: .handledAndForwarded) { _ in }
      screen.show(
        ListSource {
          ListSection("items") { Rows(Item.many(1...3), cell: ItemCell.self).emits("item.selected") }
        }
      )

      screen.tap(1)

      #expect(counter.names == ["item.selected"])
      #expect(application.delegate === counter)
      observation.cancel()
    }

    @Test("A: The handler presents a detail screen with what it was given.")
    func handlerPresentsADetailScreen() {
      let controller = ListController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()

      window.tap(at: CGPoint(x: 100, y: 44 + 22))

      #expect((controller.presentedViewController as? DetailController)?.item == Item(2))
    }
  }

  private struct Quake: CellModel, Identifiable, Equatable {
    var id: Int
    var magnitude: Double
    var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
    var height: CellHeight { .fixed(magnitude < 6 ? 72 : 96) }
  }

  private class QuakeCell: UITableViewCell, ViewConfigurable {
    func configure(with quake: Quake) {
      textLabel?.text = "quake \(quake.magnitude)"
    }
  }

  private final class BigQuakeCell: QuakeCell {
    override func configure(with quake: Quake) {
      super.configure(with: quake)
      textLabel?.text = "big \(shownText)"
    }
  }

  private struct FeedViewModel {
    private let magnitudes = [4.0, 7, 5]
    var count: Int { magnitudes.count }
    func row(at index: Int) -> any CellModel { Quake(id: index, magnitude: magnitudes[index]) }
  }

  private final class ListController: UIViewController, EventHandler {
    private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    override func viewDidLoad() {
      view.addSubview(tableView)
      TableAdapter(tableView).apply(
        ListSource {
          ListSection("items") { Rows(Item.many(1...3), cell: ItemCell.self).emits("item.selected") }
        }
      )
    }

    func handle(_ event: RouterEvent) -> EventDisposition {
      guard event.name == "item.selected", let item = event.userInfo.listItem(as: Item.self) else {
        return .forwarded
      }
      let detail = DetailController()
      detail.item = item
      present(detail, animated: false)
      return .handled
    }
  }

  private final class EventCounter: UIResponder, UIApplicationDelegate, EventHandler {
    private(set) var names: [EventName] = []

    func handle(_ event: RouterEvent) -> EventDisposition {
      names.append(event.name)
      return .handled
    }
  }

  private final class DetailController: UIViewController {
    var item: Item?
  }
#endif
