import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct RemadeHeaderTests {

  @Test(arguments: ListKind.allCases)
  func viewThatIsMadeAnewAtEachDeclarationIsReportedOnce(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      for _ in 0..<4 { screen.show(ListSource { section("a").header(Banner(frame: .zero)) }) }
    }

    #expect(
      reports.map(\.message) == [
        """
        A section's header or footer became another Banner each time, so the section is reloaded, cells and all. Keep \
        the view, or declare .header(showing: …) { … } with a view that is ViewConfigurable.
        """
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func footersAreReportedToo(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      for _ in 0..<3 { screen.show(ListSource { section("a").footer(UIView(frame: .zero)) }) }
    }

    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("became another UIView each time") == true)
  }

  @Test(arguments: ListKind.allCases)
  func viewsThatAreKeptAreNot(kind: ListKind) {
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

  @Test(arguments: ListKind.allCases)
  func valuesAreNot(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      for text in ["one", "one", "two"] {
        screen.show(ListSource { section("a").header(showing: text) { Banner() } })
      }
    }

    #expect(reports.isEmpty)
  }
}
