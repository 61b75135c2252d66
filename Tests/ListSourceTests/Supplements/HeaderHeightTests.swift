import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct HeaderHeightTests {
  private let maker = BannerMaker()

  @Test(arguments: ListKind.allCases)
  func heightFollowsTheModel(kind: ListKind) throws {
    let screen = kind == .table ? Screen(style: .grouped) : Screen(kind)
    for text in ["30", "70", "50"] {
      screen.show(ListSource { section("a").header(showing: text, maker.make) })

      let height = try #require(Double(text).map { CGFloat($0) })
      let banner = try #require(maker.made.first)
      #expect(screen.headerRect(0).height == height)
      // A plain list has space above its headers.
      #expect(screen.rects.first?.minY == height + (kind == .list ? 22 : 0))
      #expect(banner.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    }
  }

  @Test(arguments: ListKind.allCases)
  func heightFollowsTheWidth(kind: ListKind) {
    let screen = Screen(kind)
    let text = String(repeating: "x", count: 64)
    screen.show(ListSource { section("a").header(showing: text, maker.make) })
    #expect(screen.headerRect(0).height == 40)

    screen.listView.frame.size.width = 160
    screen.layOut()

    #expect(screen.headerRect(0).height == 80)
    #expect(maker.made.map(\.frame) == [CGRect(x: 0, y: 0, width: 160, height: 80)])
  }

  @Test
  func measuresInsetViewAtItsOwnWidth() {
    let screen = Screen(style: .insetGrouped)

    screen.show(
      ListSource { section("a").header(showing: String(repeating: "x", count: 32), maker.make) }
    )

    #expect(maker.made.map(\.frame.width) == [288])
    #expect(screen.headerRect(0).height == 40)
  }

  @Test(arguments: ListKind.allCases)
  func measuresViewWithoutConstraintsBySizeThatFits(kind: ListKind) {
    final class Sized: UIView, ViewConfigurable {
      func configure(with model: Int) {}
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }
    let screen = Screen(kind)

    screen.show(ListSource { section("a").header(showing: 1) { Sized() } })

    #expect(screen.headerRect(0).height == 33)
  }

  @Test(arguments: ListKind.allCases)
  func passesUnhandledTouchesToList(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource { section("a").header(showing: "50", maker.make) })
    let point = CGPoint(x: 100, y: screen.headerRect(0).midY)
    #expect(screen.listView.hitTest(point, with: nil) === maker.made.first)

    maker.made.first?.isUserInteractionEnabled = false

    let touched = screen.listView.hitTest(point, with: nil)
    #expect(kind == .table ? touched === screen.listView : touched !== maker.made.first)
  }

  @Test
  func estimatesKnownHeight() {
    let screen = Screen()
    let estimate = { screen.tableAdapter.tableView(screen.table, estimatedHeightForHeaderInSection: $0) }
    screen.table.estimatedSectionHeaderHeight = 90
    screen.show(
      ListSource {
        section("a", items: 0..<30).header(showing: "50", maker.make)
        section("b").header(showing: "70", maker.make)
      }
    )

    #expect(estimate(0) == 50)
    #expect(estimate(1) == 90)
    #expect(maker.made.count == 1)
    screen.scroll(to: 44 * 30)
    #expect(estimate(1) == 70)
  }
}
