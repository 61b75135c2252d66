// PortableUIKit only: the configuration of a list in a layout cannot be read in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import RouterEvents
  import RouterEventsTesting
  import Testing

  @testable import PortableUIKit

  /// Waterfalls, carousels that page, and options of lists.
  @MainActor
  @Suite
  struct WaterfallTests {
    private let screen = Screen(.list)

    @Test
    func itemIsInTheColumnThatEndsFirst() {
      screen.show(list([100, 40, 30, 50, 10]))

      #expect(
        screen.rects == [
          CGRect(x: 0, y: 0, width: 155, height: 100), CGRect(x: 165, y: 0, width: 155, height: 40),
          CGRect(x: 165, y: 50, width: 155, height: 30), CGRect(x: 165, y: 90, width: 155, height: 50),
          CGRect(x: 0, y: 110, width: 155, height: 10),
        ]
      )
      #expect(screen.collection.contentSize.height == 140)
    }

    @Test
    func changesMoveItems() {
      screen.show(list([100, 40, 30]))
      screen.show(list([10, 40, 30, 20]))
      let four = screen.rects.map(\.origin)
      screen.show(list([10, 40]))

      #expect(four == [.zero, CGPoint(x: 165, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 165, y: 50)])
      #expect(screen.heights == [10, 40])
    }

    @Test
    func aspectRatioSetsHeightFromWidth() {
      let rows = { Rows(Item.many(0..<2), cell: ItemCell.self).height(.aspectRatio(2)) }
      screen.show(ListSource.oneSection { rows() }.layout(.waterfall(columns: 2)))
      let table = Screen(.table, showing: ListSource.oneSection { rows() })

      #expect(screen.heights == [80, 80])
      #expect(table.heights == [160, 160])
    }

    @Test
    func unknownHeightIsReported() {
      let (_, reports) = Reports.collecting {
        screen.show(ListSource(Item.many(0..<2)).layout(.waterfall(columns: 1)))
      }

      #expect(screen.heights == [44, 44])
      #expect(reports.count == 1)
      #expect(reports.first?.text.contains("its height is not known before it shows") == true)
    }

    @Test(arguments: [0, -1])
    func impossibleColumnsAreReported(columns: Int) {
      let (_, reports) = Reports.collecting { screen.show(list([10, 20], columns: columns)) }

      #expect(reports.map(\.text) == ["A waterfall cannot have \(columns) columns and uses 1 instead. Use 1 or more."])
      #expect(screen.rects.map(\.width) == [320, 320])
    }

    @Test
    func carouselStopsAtGroups() {
      screen.show(
        ListSource(Item.many(0..<20))
          .layout(.carousel(width: .points(100), height: .points(80), spacing: 10, paging: .groupPaging))
      )
      let strip = screen.collection.scrollView(ofSection: 0)

      strip?.dragSideways(by: -130)

      #expect(strip?.contentOffset.x == 110)
    }

    @Test
    func rowOfCarouselIsSeenAfterItScrolled() async throws {
      let (clock, name) = (TestClock(), EventName("seen"))
      var seen: [Int] = []
      let observation = screen.window.onRouterEvent(name) { event in
        event.userInfo.listItem(as: Item.self).map { seen.append($0.id) }
      }
      screen.show(
        ListSource(Item.many(0..<20)) { $0.emitsWhenSeen(name, for: .seconds(1), clock: clock) }
          .layout(.carousel(width: .points(100), height: .points(80), spacing: 10))
      )
      try await clock.sleepers(3)

      screen.collection.scrollView(ofSection: 0)?.dragSideways(by: -50)
      try await clock.sleepers(4)
      clock.advance(by: .seconds(1))
      for _ in 0..<1_000 where seen.count < 3 { await Task.yield() }

      #expect(seen.contains(3))
      observation.cancel()
    }

    @Test
    func optionsOfListKeepDeclaredSwipes() throws {
      let own = UISwipeActionsConfiguration(actions: [])
      screen.show(
        ListSource.oneSection {
          Rows([Item(0)], cell: ItemCell.self).swipe(.trailing) { _ in RowAction("Delete", emits: "deleted") }
          Rows([Item(1)], cell: ItemCell.self)
        }
        .layout(
          .list(.plain) {
            $0.showsSeparators = false
            $0.backgroundColor = .systemYellow
            $0.trailingSwipeActionsConfigurationProvider = { _ in own }
            $0.itemSeparatorHandler = { _, separators in
              var hidden = separators
              hidden.bottomSeparatorVisibility = .hidden
              return hidden
            }
          }
        )
      )

      let layout = screen.collection.collectionViewLayout
      let list = try #require(layout.listConfiguration(ofSection: 0))

      #expect(!list.showsSeparators && list.backgroundColor == .systemYellow)
      #expect(list.itemSeparatorHandler != nil)
      let titles = list.trailingSwipeActionsConfigurationProvider?([0, 0])?.actions.map(\.title)
      #expect(titles == ["Delete"])
      #expect(list.trailingSwipeActionsConfigurationProvider?([0, 1]) === own)
    }

    private func list(_ heights: [Double], columns: Int = 2) -> ListSource {
      ListSource(heights.enumerated().map { Tile(id: $0, height: .fixed($1)) })
        .layout(.waterfall(columns: columns, spacing: 10))
    }
  }

  private struct Tile: CellModel, Identifiable, Equatable {
    var id: Int
    var height: CellHeight
  }

  private final class TileCell: UICollectionViewCell, ViewConfigurable {
    func configure(with tile: Tile) {}
  }

  extension ListSource {
    fileprivate init(_ tiles: [Tile]) {
      self.init { ListSection("tiles") { Rows(tiles, cell: TileCell.self) } }
    }
  }
#endif
