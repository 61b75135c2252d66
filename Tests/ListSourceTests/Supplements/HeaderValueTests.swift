import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct HeaderValueTests {
  private let maker = BannerMaker()

  @Test(arguments: ListKind.allCases)
  func newModelConfiguresViewAndKeepsCells(kind: ListKind) throws {
    let screen = Screen(kind, showing: ListSource { section("a").header(showing: "one", maker.make) })
    let cell = try #require(screen.itemCell(0))
    cell.draft = "typed"

    let (_, reports) = Reports.collecting {
      for text in ["one", "two", "two"] {
        screen.show(ListSource { section("a").header(showing: text, maker.make) })
      }
    }

    #expect(screen.cell(0) === cell)
    #expect(cell.draft == "typed")
    #expect(cell.shown == ["item 0"])
    #expect(maker.made.map(\.shown) == [["one", "two"]])
    #expect(screen.hasSupplement(maker.made[0]))
    #expect(reports.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func headerAndFooterHaveSeparateViews(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ above: String, _ below: String) -> ListSource {
      ListSource {
        section("a").header(showing: above, maker.make).footer(showing: below, maker.make)
      }
    }
    screen.show(source("30", "40"))

    screen.show(source("30", "60"))

    #expect(Set(maker.made.map(\.shown)) == [["30"], ["40", "60"]])
    #expect(screen.headerRect(0).height == 30)
    #expect(screen.footerRect(0).height == 60)
  }

  @Test(arguments: ListKind.allCases)
  func viewMovesWithItsSection(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ ids: [String]) -> ListSource {
      ListSource(sections: ids.map { section($0).header(showing: $0, maker.make) })
    }
    screen.show(source(["a", "b", "c"]))

    screen.show(source(["c", "a", "b"]))

    #expect(maker.made.map(\.shown) == [["a"], ["b"], ["c"]])
    for (place, banner) in [(1, maker.made[0]), (2, maker.made[1]), (0, maker.made[2])] {
      #expect(screen.hasSupplement(banner))
      #expect(screen.containerRect(of: banner) == screen.headerRect(place))
    }
  }

  @Test(arguments: ListKind.allCases)
  func titleOrOtherViewClassReloadsSection(kind: ListKind) {
    let screen = Screen(kind)
    final class OtherBanner: Banner {}
    let other = OtherBanner()
    screen.show(ListSource { section("a").header(showing: "30", maker.make) })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a").header(showing: "40") { other } })
    #expect(screen.hasSupplement(other))
    #expect(screen.headerRect(0).height == 40)
    #expect(maker.made[0].window == nil)
    // A collection view may reuse the cell immediately.
    if kind == .table { #expect(screen.cell(0) !== cell) }

    screen.show(ListSource { section("a", title: "Title") })
    #expect(screen.headerText(0) == "Title")
    #expect(other.window == nil)

    screen.show(ListSource { section("a").header(showing: "50", maker.make) })
    #expect(maker.made.count == 2)
    #expect(screen.hasSupplement(maker.made[1]))
    #expect(screen.headerText(0) == nil)
  }

  @Test(arguments: ListKind.inRows)
  func modelChangesOutOfView(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ text: String) -> ListSource {
      ListSource {
        section("a", items: 0..<30)
        section("b", items: 40..<60).header(showing: text, maker.make)
      }
    }
    screen.show(source("30"))
    #expect(maker.made.isEmpty)
    screen.show(source("40"))
    screen.scroll(to: 44 * 30)
    #expect(maker.made.map(\.shown) == [["40"]])
    screen.scroll(to: 0)

    screen.show(source("50"))
    screen.scroll(to: 44 * 30)

    #expect(maker.made.map(\.shown) == [["40", "50"]])
    #expect(screen.hasSupplement(maker.made[0]))
    #expect(screen.headerRect(1).height == 50)
  }

  @Test(arguments: ListKind.allCases)
  func reloadKeepsView(kind: ListKind) {
    let screen = Screen(kind)
    let source = ListSource { section("a").header(showing: "30", maker.make) }
    screen.show(source)

    screen.leaveWindow()
    screen.show(ListSource { section("a").header(showing: "40", maker.make) })
    screen.returnToWindow()
    screen.view.reloadData()
    screen.layOut()

    #expect(maker.made.map(\.shown) == [["30", "40"]])
    #expect(screen.hasSupplement(maker.made[0]))
  }

  @Test(arguments: ListKind.allCases)
  func lastDeclaredHeaderWins(kind: ListKind) {
    let screen = Screen(kind)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

    screen.show(
      ListSource {
        section("a").header(view).header(showing: "30", maker.make)
        section("b").header(showing: "40", maker.make).header(nil)
      }
    )

    #expect(maker.made.map(\.shown) == [["30"]])
    #expect(view.window == nil)
    #expect(screen.headerRect(1).height == 0)
  }

  @Test
  func listsWithEqualValuesAreEqual() {
    final class OtherBanner: Banner {}
    let source = ListSource { section("a").header(showing: "one", maker.make) }

    #expect(source == ListSource { section("a").header(showing: "one") { Banner() } })
    #expect(source != ListSource { section("a").header(showing: "two") { Banner() } })
    #expect(source != ListSource { section("a").header(showing: "one") { OtherBanner() } })
    #expect(source != ListSource { section("a").footer(showing: "one") { Banner() } })
    #expect(source != ListSource { section("a", title: "one") })
    #expect(maker.made.isEmpty)
  }

  @Test
  func chainDeclaresHeaderValues() {
    let screen = Screen()
    for text in ["30", "50"] {
      screen.tableAdapter
        .section("a").header(showing: text, maker.make).cell(ItemCell.self).data([Item(1)])
        .section("b").cell(ItemCell.self).data([Item(2)]).footer(showing: text, maker.make)
        .make()
      screen.layOut()
    }

    #expect(maker.made.map(\.shown) == [["30", "50"], ["30", "50"]])
    #expect(screen.headerRect(0).height == 50)
    #expect(screen.footerRect(1).height == 50)
  }

  // MARK: Lifetime

  @Test(arguments: ListKind.allCases)
  func releasesViewWithSection(kind: ListKind) {
    let screen = Screen(kind)
    weak var gone: Banner?
    weak var kept: Banner?
    do {
      screen.show(
        ListSource {
          section("a").header(showing: "30") { Banner() }
          section("b").header(showing: "30") { Banner() }
        }
      )
      let banners = screen.listView.banners
      #expect(banners.count == 2)
      (gone, kept) = (
        banners.min { $0.topInWindow < $1.topInWindow }, banners.max { $0.topInWindow < $1.topInWindow }
      )
    }

    screen.show(ListSource { section("b").header(showing: "30") { Banner() } })

    #expect(gone == nil)
    #expect(kept.map(screen.hasSupplement) == true)
  }

  @Test(arguments: ListKind.inRows)
  func releasesViewOutOfViewOnceUndeclared(kind: ListKind) {
    let screen = Screen(kind)
    weak var gone: Banner?
    do {
      let maker = BannerMaker()
      func source(isShort: Bool) -> ListSource {
        let rest = section("b", items: 40..<60)
        return ListSource {
          section("a", items: 0..<30)
          isShort ? rest : rest.header(showing: "30", maker.make)
        }
      }
      screen.show(source(isShort: false))
      screen.scroll(to: 44 * 30)
      screen.scroll(to: 0)
      gone = maker.made.first
      #expect(gone != nil)
      screen.show(source(isShort: true))
    }

    #expect(gone == nil)
  }
}

extension UIView {
  /// All banners in the view hierarchy.
  fileprivate var banners: [Banner] { subviews.flatMap { ($0 as? Banner).map { [$0] } ?? $0.banners } }

  fileprivate var topInWindow: CGFloat { convert(bounds, to: nil).minY }
}
