import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ReplacedHeaderTests {

  @Test(arguments: ListKind.allCases, [true, false])
  func reportsNewViewInEachListOnce(kind: ListKind, isHeader: Bool) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      for _ in 0..<4 {
        let view = Banner(frame: .zero)
        screen.show(ListSource { isHeader ? section("a").header(view) : section("a").footer(view) })
      }
    }

    #expect(
      reports.map(\.text) == [
        """
        Each list has a new Banner as header or footer, so the section is reloaded with all its cells. Keep the view, \
        or declare .header(showing: …) { … } with a ViewConfigurable view.
        """
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func doesNotReportKeptViews(kind: ListKind) {
    let screen = Screen(kind)
    let (one, other, third) = (Banner(frame: .zero), Banner(frame: .zero), Banner(frame: .zero))
    let label = UILabel(frame: .zero)

    let (_, reports) = Reports.collecting {
      for (above, below) in [(one, other), (one, other), (other, one)] {
        screen.show(ListSource { section("a").header(above).footer(below) })
      }
      for view in [third, one, third] { screen.show(ListSource { section("a").header(view).footer(label) }) }
      screen.show(ListSource { section("a", title: "Title") })
      screen.show(ListSource { section("b").header(Banner(frame: .zero)) })
    }

    withExtendedLifetime((one, other, third)) {}
    #expect(reports.isEmpty)
  }
}
