// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  /// Drags during which a list hides or takes away rows. Afterward, the app and the screen have the same order.
  @MainActor
  @Suite
  struct ReorderingHiddenRowsTests {
    /// A case: what happens during a drag from favorites 0 to a row, and what it comes to.
    struct Case: Sendable, CustomStringConvertible {
      let meanwhile: Change
      let target: IndexPath
      let favorites: [Int]
      let recent: [Int]
      let events: [String]

      var description: String { "\(meanwhile) during drag to \(target)" }
    }

    enum Change: Sendable {
      case collapse([String])
      case list(favorites: [Int]?, recent: [Int]?)
    }

    nonisolated static let cases = [
      Case(
        meanwhile: .collapse(["favorites"]),
        target: [0, 2],
        favorites: [1, 2, 0],
        recent: [5, 6],
        events: ["favorites 0 to favorites 2"]
      ),
      Case(
        meanwhile: .collapse(["favorites"]),
        target: [1, 1],
        favorites: [1, 2],
        recent: [5, 0, 6],
        events: ["favorites 0 to recent 1"]
      ),
      Case(
        meanwhile: .collapse(["recent"]),
        target: [1, 1],
        favorites: [1, 2],
        recent: [5, 0, 6],
        events: ["favorites 0 to recent 1"]
      ),
      Case(
        meanwhile: .collapse(["favorites", "recent"]),
        target: [1, 0],
        favorites: [1, 2],
        recent: [0, 5, 6],
        events: ["favorites 0 to recent 0"]
      ),
      // The row is removed.
      Case(
        meanwhile: .list(favorites: [1, 2], recent: [5, 6]),
        target: [1, 0],
        favorites: [1, 2],
        recent: [5, 6],
        events: []
      ),
      // Its section is removed.
      Case(
        meanwhile: .list(favorites: nil, recent: [5, 6]),
        target: [1, 0],
        favorites: [],
        recent: [5, 6],
        events: []
      ),
      // It is moved elsewhere.
      Case(
        meanwhile: .list(favorites: [1, 2], recent: [5, 6, 0]),
        target: [0, 2],
        favorites: [1, 2, 0],
        recent: [5, 6],
        events: ["recent 2 to favorites 2"]
      ),
      Case(
        meanwhile: .list(favorites: nil, recent: [5, 6, 0]),
        target: [1, 0],
        favorites: [],
        recent: [0, 5, 6],
        events: ["recent 2 to recent 0"]
      ),
      // It is moved to where the user drops it.
      Case(
        meanwhile: .list(favorites: [1, 2, 0], recent: [5, 6]),
        target: [0, 2],
        favorites: [1, 2, 0],
        recent: [5, 6],
        events: []
      ),
      // The section of the drop is removed.
      Case(
        meanwhile: .list(favorites: [0, 1, 2], recent: nil),
        target: [1, 1],
        favorites: [0, 1, 2],
        recent: [],
        events: []
      ),
    ]

    @Test(arguments: ListKind.inRows, cases)
    func appAndScreenAgree(kind: ListKind, case drag: Case) {
      let screen = Screen(kind)
      let app = Model(favorites: [0, 1, 2], recent: [5, 6])
      let observation = screen.window.onRouterEvent(.itemsReordered) { app.handle($0) }
      screen.show(app.source.laidOut(as: kind))

      screen.drag(0, to: drag.target.row, drag.target.section) {
        switch drag.meanwhile {
        case .collapse(let ids): for id in ids { screen.adapter.setCollapsed(true, section: id) }
        case .list(let favorites, let recent):
          (app.favorites, app.recent) = (favorites, recent)
          screen.show(app.source.laidOut(as: kind))
        }
      }
      let afterDrop = screen.texts
      #expect(screen.adapter.source == app.source.laidOut(as: kind))
      screen.show(app.source.laidOut(as: kind))

      #expect(app.events == drag.events)
      #expect(app.favorites ?? [] == drag.favorites)
      #expect(app.recent ?? [] == drag.recent)
      #expect(screen.texts == afterDrop)
      for id in ["favorites", "recent"] { screen.adapter.setCollapsed(false, section: id) }
      screen.layOut()
      #expect(screen.texts == (drag.favorites + drag.recent).map { "item \($0)" })
      observation.cancel()
    }
  }

  /// An app that follows the events.
  @MainActor
  private final class Model {
    var favorites: [Int]?
    var recent: [Int]?
    private(set) var events: [String] = []

    init(favorites: [Int], recent: [Int]) {
      (self.favorites, self.recent) = (favorites, recent)
    }

    func handle(_ event: RouterEvent) {
      guard let reorder = event.userInfo[.reorder] else { return }
      events.append("\(reorder)")
      let item = self[reorder.from.section]?.remove(at: reorder.from.indexPath.row)
      if let item { self[reorder.to.section]?.insert(item, at: reorder.to.indexPath.row) }
    }

    private subscript(section: AnyHashable) -> [Int]? {
      get { section == AnyHashable("favorites") ? favorites : recent }
      set { if section == AnyHashable("favorites") { favorites = newValue } else { recent = newValue } }
    }

    var source: ListSource {
      ListSource {
        if let favorites { section("favorites", favorites) }
        if let recent { section("recent", recent) }
      }
    }

    private func section(_ id: String, _ ids: [Int]) -> ListSection {
      ListSection(id, title: id) {
        Rows(Item.many(ids), cell: ItemCell.self).reorderable(emits: .itemsReordered)
      }
      .collapsible(emits: "toggled")
    }
  }
#endif
