import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// The frames of rows in declared layouts.
@MainActor
@Suite
struct SectionLayoutTests {
  private let screen = Screen(.list)

  private func items(_ ids: Range<Int>, id: String = "items", title: String? = nil) -> ListSection {
    section(id, title: title, items: ids)
  }

  // MARK: Grids

  @Test
  func gridHasColumnsOfEqualWidth() {
    screen.show(
      ListSource { items(0..<3).layout(.grid(columns: 2, spacing: 10, height: .points(40))) }
    )

    #expect(
      screen.rects == [
        CGRect(x: 0, y: 0, width: 155, height: 40), CGRect(x: 165, y: 0, width: 155, height: 40),
        CGRect(x: 0, y: 50, width: 155, height: 40),
      ]
    )
  }

  @Test
  func ratioSetsHeightFromWidth() {
    screen.show(
      ListSource {
        items(0..<2).layout(.grid(columns: 2, spacing: 10, height: .ratio(1)))
        items(10..<12, id: "b").layout(.grid(columns: 4, height: .ratio(2)))
      }
    )

    #expect(screen.rects.map(\.size.width) == [155, 155, 80, 80])
    #expect(screen.heights == [155, 155, 160, 160])
  }

  @Test
  func fractionRefersToListWidth() {
    screen.show(ListSource { items(0..<1).layout(.grid(columns: 1, height: .fraction(0.5))) })

    #expect(screen.rects == [CGRect(x: 0, y: 0, width: 320, height: 160)])
  }

  @Test
  func estimatedRowIsSelfSizing() {
    let list = { (height: Int) in
      ListSource {
        ListSection("items") { Rows([Item(1, "\(height)"), Item(2, "30")], cell: ItemCell.self) }
          .layout(.grid(columns: 1, height: .estimated(100)))
      }
    }

    screen.show(list(70))
    #expect(screen.heights == [70, 30])

    screen.show(list(50))
    #expect(screen.heights == [50, 30])
  }

  @Test
  func insetsSurroundRows() {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let grid = SectionLayout.grid(columns: 2, spacing: 10, height: .points(40))

    screen.show(
      ListSource {
        items(0..<2).layout(grid.insets(insets))
        items(10..<11, id: "b").layout(grid)
      }
    )

    #expect(
      screen.rects == [
        CGRect(x: 10, y: 5, width: 140, height: 40), CGRect(x: 160, y: 5, width: 140, height: 40),
        CGRect(x: 0, y: 60, width: 155, height: 40),
      ]
    )
  }

  // MARK: Carousels

  @Test
  func carouselScrollsIndependently() throws {
    screen.show(
      ListSource {
        items(0..<20).layout(.carousel(width: .points(100), height: .points(80), spacing: 8))
        items(50..<52, id: "below")
      }
    )

    #expect(
      screen.rects.prefix(2) == [
        CGRect(x: 16, y: 8, width: 100, height: 80), CGRect(x: 124, y: 8, width: 100, height: 80),
      ]
    )
    #expect(screen.view.rect(at: [1, 0]).minY == 96)
    #expect(screen.listView.contentSize.width == 320)

    let strip = try #require(screen.cell(0)?.scrollerBelow(screen.listView))
    strip.contentOffset.x = 1_000
    screen.layOut()

    #expect(screen.cell(0) == nil)
    #expect(screen.cell(10)?.shownText == "item 10")
    #expect(screen.listView.contentOffset == .zero)
  }

  @Test
  func carouselKeepsOffsetWhenRowsAreInsertedBelow() throws {
    let list = { (ids: Range<Int>) in
      ListSource {
        items(0..<20).layout(.carousel(width: .points(100), height: .points(80)))
        items(ids, id: "below")
      }
    }
    screen.show(list(50..<52))
    let strip = try #require(screen.cell(0)?.scrollerBelow(screen.listView))
    strip.contentOffset.x = 1_000
    screen.layOut()

    screen.show(list(50..<55))

    #expect(screen.cell(10)?.scrollerBelow(screen.listView)?.contentOffset.x == 1_000)
    #expect(screen.numberOfRows(inSection: 1) == 5)
  }

  @Test
  func ratioOfCarouselSetsWidthOrHeight() {
    screen.show(
      ListSource {
        items(0..<1).layout(.carousel(width: .points(100), height: .ratio(0.5)))
        items(10..<11, id: "b").layout(.carousel(width: .ratio(2), height: .points(60)))
        items(20..<21, id: "c").layout(.carousel(width: .fraction(0.5), height: .ratio(0.25)).insets(.zero))
      }
    )

    #expect(
      screen.rects.map(\.size) == [
        CGSize(width: 100, height: 50), CGSize(width: 120, height: 60), CGSize(width: 160, height: 40),
      ]
    )
  }

  @Test
  func ratioOfFractionAccountsForInsets() {
    screen.show(
      ListSource {
        items(0..<1).layout(.carousel(width: .fraction(0.5), height: .ratio(1)))
        items(10..<11, id: "b").layout(.carousel(width: .ratio(1), height: .fraction(0.5)))
      }
    )

    #expect(screen.rects.map(\.size) == Array(repeating: CGSize(width: 144, height: 144), count: 2))
  }

  @Test(
    arguments: [
      (ItemLength.estimated(88), ItemLength.ratio(1)), (.ratio(1), .estimated(50)), (.ratio(1), .ratio(1)),
    ]
  )
  func reportsRatioOfUnknownLength(width: ItemLength, height: ItemLength) throws {
    let (layout, reports) = Reports.collecting { SectionLayout.carousel(width: width, height: height) }

    let report = try #require(reports.first?.text)
    #expect(report.contains("Use .points or .fraction for the other length."))
    #expect(
      layout
        == .carousel(
          width: width == .ratio(1) ? .points(100) : width,
          height: height == .ratio(1) ? .estimated(44) : height
        )
    )
  }

  // MARK: Lists

  @Test(arguments: [true, false])
  func listHasTheRowsOfItsAppearance(isInset: Bool) {
    screen.show(ListSource { items(0..<2).layout(.list(isInset ? .insetGrouped : .plain)) })

    #expect(screen.rects.allSatisfy { isInset ? $0.minX > 0 && $0.maxX < 320 : $0.width == 320 })
    #expect(screen.rects[1].minY == screen.rects[0].maxY)
  }

  @Test
  func listAddsInsetsToItsOwn() {
    screen.show(
      ListSource {
        items(0..<1).layout(
          .list().insets(NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 30))
        )
      }
    )

    #expect(screen.rects == [CGRect(x: 20, y: 7, width: 270, height: 44)])
  }

  // MARK: Headers

  @Test(arguments: [true, false])
  func stickyHeaderOfGridStaysVisible(isSticky: Bool) {
    screen.show(
      ListSource {
        items(0..<60, title: "Title").layout(
          .grid(columns: 2, height: .points(44)).stickyHeader(isSticky)
        )
      }
    )
    #expect(screen.headerRect(0).minY == 0)
    #expect(screen.rects.first?.minY == screen.headerRect(0).maxY)

    screen.scroll(to: 200)

    #expect(screen.headerRect(0).minY == (isSticky ? 200 : 0))
    #expect(screen.headerText(0) == (isSticky ? "Title" : nil))
  }

  @Test(arguments: [nil, false])
  func headerOfPlainListIsStickyByDefault(isSticky: Bool?) {
    let layout = isSticky.map { SectionLayout.list().stickyHeader($0) } ?? .list()
    screen.show(ListSource { items(0..<60, title: "Title").layout(layout) })

    let start = screen.headerRect(0).minY

    screen.scroll(to: 200)

    #expect(screen.headerRect(0).minY == (isSticky == false ? start : 200))
  }

  @Test
  func tableViewsIgnoreLayouts() {
    let screen = Screen()

    screen.show(ListSource { items(0..<2).layout(.grid(columns: 2)) })

    #expect(screen.rects.map(\.minY) == [0, 44])
  }
}

extension UIView {
  /// The scroll view that contains the view inside another one.
  fileprivate func scrollerBelow(_ outer: UIScrollView) -> UIScrollView? {
    let ancestors = sequence(first: self) { $0.superview }
    return ancestors.lazy.compactMap { $0 as? UIScrollView }.first { $0 !== outer }
  }
}
