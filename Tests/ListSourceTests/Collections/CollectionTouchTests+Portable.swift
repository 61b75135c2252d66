// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Testing

  /// Touches in a collection view.
  @MainActor
  @Suite
  struct CollectionTouchTests {
    private func list(_ ids: [Int], layout: SectionLayout) -> ListSource {
      ListSource {
        ListSection("items") { Rows(Item.many(ids), cell: ItemCell.self).reorderable(emits: "moved") }
          .layout(layout)
      }
    }

    // MARK: Deletion

    @Test(arguments: [true, false])
    func rowsOutsideListLayoutsHaveNoSwipe(isGrid: Bool) {
      let layout: SectionLayout =
        isGrid ? .grid(columns: 2) : .carousel(width: .points(100), height: .points(44))
      let screen = Screen(.list)
      screen.show(
        ListSource {
          ListSection("items") { Rows(Item.many(0..<3), cell: ItemCell.self).onDelete { _, _ in } }
            .layout(layout)
        }
      )

      #expect(!screen.swipe(1))
      #expect(screen.texts.first == "item 0")
    }

    @Test
    func theAppGivesTheTitleOfTheDeletion() {
      let screen = Screen(.list)
      (screen.adapter as? CollectionAdapter)?.deleteTitle = "Löschen"
      var deleted: [Item] = []
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<3), cell: ItemCell.self).onDelete { item, _ in deleted.append(item) }
          }
        }
      )

      screen.swipe(1, 0, by: -60)
      screen.layOut()

      #expect(!screen.choose("Delete") && screen.choose("Löschen"))
      #expect(deleted.map(\.id) == [1])
    }

    // MARK: Dragging

    @Test
    func dragsRowOfGrid() {
      let screen = Screen(.grid)
      let layout = SectionLayout.grid(columns: 3, height: .points(50))
      var received: [Reorder] = []
      let observation = screen.window.onRouterEvent("moved") { event in
        if let reorder = event.userInfo[.reorder] { received.append(reorder) }
      }
      screen.show(list(Array(0..<6), layout: layout))
      let cell = screen.cell(0)

      screen.drag(0, to: 4)

      #expect(screen.texts == [1, 2, 3, 4, 0, 5].map { "item \($0)" })
      #expect(screen.cell(4) === cell)
      #expect(received.map(\.to.indexPath) == [[0, 4]])
      #expect(screen.adapter.source == list([1, 2, 3, 4, 0, 5], layout: layout))
      observation.cancel()
    }

    @Test(arguments: ListKind.collections)
    func survivesReloadDuringDrag(kind: ListKind) async {
      let screen = Screen(kind, showing: list([0, 1, 2], layout: kind.layout ?? .list()))
      var update: ListUpdate?

      screen.drag(0, to: 2) {
        update = screen.adapter.reload()
        screen.view.reloadData()
        screen.layOut()
      }

      #expect(await update?.finished == .applied)
      screen.layOut()
      #expect(screen.texts.sorted() == ["item 0", "item 1", "item 2"])
      #expect(screen.texts == (0..<3).compactMap { screen.adapter.item(at: [0, $0], as: Item.self)?.text })
    }

    // MARK: Selection

    @Test(arguments: ListKind.collections)
    func tapsScrolledRowOfCarousel(kind: ListKind) throws {
      let screen = Screen(kind)
      var selected: [Int] = []
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<20), cell: ItemCell.self).onSelect { item, _ in selected.append(item.id) }
          }
          .layout(.carousel(width: .points(100), height: .points(60), spacing: 0).insets(.zero))
        }
      )
      let strip = try #require(screen.cell(0)?.superview as? UIScrollView)
      strip.contentOffset.x = 1_000
      screen.layOut()

      screen.window.tap(at: CGPoint(x: 150, y: 30))

      #expect(selected == [11])
    }
  }
#endif
