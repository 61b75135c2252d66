import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ImpossibleHeightTests {
  private let screen = Screen()

  @Test(arguments: impossible)
  func reportsImpossibleHeightsAndSizesAutomatically(points: Double) {
    var source = ListSource()
    let line = #line + 4
    let (_, reports) = Reports.collecting {
      source = ListSource {
        ListSection("a") {
          Rows([Sized(id: 1)], cell: SizedCell.self).height(.fixed(points))
        }
        ListSection("b") { Rows([Sized(id: 2)], cell: SizedCell.self) }.height(.fixed(points))
      }
      .height(.fixed(points))
    }

    screen.show(source)

    #expect(
      reports.map(\.text) == [
        report(of: "Rows", points), report(of: "Rows of a section", points),
        report(of: "Rows of a list", points),
      ]
    )
    #expect(reports.first?.position == "ListSourceTests/ImpossibleHeightTests.swift:\(line)")
    #expect(screen.heights == [60, 60])
  }

  @Test(arguments: impossible)
  func reportsImpossibleHeightsOfChain(points: Double) {
    let (_, reports) = Reports.collecting {
      screen.tableAdapter
        .height(points)
        .section("table").cell(ItemCell.self).data([Item(1, "77")])
        .section("rows").cell(ItemCell.self).data([Item(2, "78")]).height(points)
        .make()
    }
    screen.layOut()

    #expect(
      reports.map(\.text)
        == [report(of: "Rows of a list", points), report(of: "Rows of a section", points)]
    )
    #expect(
      reports.allSatisfy { $0.position?.hasPrefix("ListSourceTests/ImpossibleHeightTests.swift") == true }
    )
    #expect(screen.heights == [77, 78])
  }

  @Test
  func reportsImpossibleModelHeightOncePerType() {
    struct Endless: CellModel, Identifiable, Equatable {
      static let heights = [Double.infinity, -.infinity, .nan, -1]
      var id: Int
      var height: CellHeight { .fixed(Self.heights[id % 4]) }
    }
    let source = ListSource.oneSection {
      Rows((0..<20).map { Endless(id: $0) }, cell: UITableViewCell.self) { _, _, _ in }
    }

    let (_, reports) = Reports.collecting { screen.show(source.height(.fixed(10))) }

    #expect(
      reports.map(\.text) == [
        """
        Rows for models of type Endless have an impossible height of inf points, and are self-sizing instead. \
        Use 0 to 1000000 points, or .automatic.
        """
      ]
    )
    #expect(Set(screen.heights.prefix(8)) == [44])
  }

  private func report(of what: String, _ points: Double) -> String {
    """
    \(what) have an impossible height of \(points) points, and are self-sizing instead. \
    Use 0 to 1000000 points, or .automatic.
    """
  }
}

private let impossible = [Double.nan, -1, .infinity, -.infinity, 1_000_001, .greatestFiniteMagnitude]
