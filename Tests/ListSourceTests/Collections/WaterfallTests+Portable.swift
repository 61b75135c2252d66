// PortableUIKit only: tests cannot drag in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import Testing

  /// Waterfalls, and carousels that page.
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
      let two = screen.heights
      screen.show(list([]))

      #expect(four == [.zero, CGPoint(x: 165, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 165, y: 50)])
      #expect(two == [10, 40])
      #expect(screen.rects.isEmpty)
    }

    @Test
    func changedDeclarationChangesHeights() {
      let rows = { (height: CellHeight) in
        ListSource.oneSection { Rows(Item.many(0..<2), cell: ItemCell.self).height(height) }
          .layout(.waterfall(columns: 1))
      }

      screen.show(rows(.fixed(50)))
      screen.show(rows(.fixed(70)))

      #expect(screen.heights == [70, 70])
    }

    @Test
    func movedItemIsPlacedAnew() {
      screen.show(list([100, 40, 30]))
      screen.show(
        ListSource([(2, 30), (0, 100), (1, 40)].map { Tile(id: $0.0, height: .fixed($0.1)) })
          .layout(waterfall)
      )

      #expect(screen.heights == [30, 100, 40])
      #expect(screen.rects.map(\.minY) == [0, 0, 40])
    }

    @Test
    func unknownHeightIsReported() {
      let (_, reports) = Reports.collecting {
        screen.show(ListSource(Item.many(0..<2)).layout(.waterfall(columns: 1)))
      }

      #expect(screen.heights == [44, 44])
      #expect(
        reports.map(\.text) == [
          """
          A row of a waterfall is 44 points high, because its height is not known before it shows. Declare .fixed, \
          .aspectRatio or .measured for the Rows, the section or the list, or let the models be CellModel.
          """
        ]
      )
    }

    @Test(arguments: [0, -1])
    func impossibleColumnsAreReported(columns: Int) {
      let (_, reports) = Reports.collecting { screen.show(list([10, 20], columns: columns)) }

      #expect(
        reports.map(\.text)
          == ["A waterfall cannot have \(columns) columns and uses 1 instead. Use 1 or more."]
      )
      #expect(screen.rects.map(\.width) == [320, 320])
    }

    @Test(
      arguments: zip(
        [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .paging, .none, .continuous],
        [110, 320, 130, 130] as [CGFloat]
      )
    )
    func carouselStopsWherePagingSays(
      paging: UICollectionLayoutSectionOrthogonalScrollingBehavior,
      offset: CGFloat
    ) {
      screen.show(
        ListSource(Item.many(0..<20))
          .layout(.carousel(width: .points(100), height: .points(80), spacing: 10, paging: paging))
      )
      let strip = screen.collection.scrollView(ofSection: 0)

      strip?.dragSideways(by: paging == .paging ? -170 : -130)

      #expect(strip?.contentOffset.x == offset)
    }

    private let waterfall = SectionLayout.waterfall(columns: 2, spacing: 10)

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
