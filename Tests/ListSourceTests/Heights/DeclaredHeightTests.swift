import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct DeclaredHeightTests {
  private let screen = Screen()

  struct Case: Sendable, CustomTestStringConvertible {
    var list: CellHeight?
    var section: CellHeight?
    var rows: CellHeight?
    var model: CellHeight?
    var height: CGFloat

    var testDescription: String {
      let parts = [list, section, rows, model].map { $0.map { "\($0)" } ?? "–" }
      return parts.joined(separator: ", ")
    }
  }

  /// The cells of these rows ask for 60 points.
  @Test(arguments: [
    Case(height: 60),
    Case(list: .fixed(10), height: 10),
    Case(list: .fixed(10), section: .fixed(20), height: 20),
    Case(list: .fixed(10), section: .automatic, height: 60),
    Case(list: .fixed(10), section: .fixed(20), rows: .fixed(30), height: 30),
    Case(list: .fixed(10), section: .fixed(20), rows: .automatic, height: 60),
    Case(section: .automatic, rows: .fixed(30), height: 30),
    Case(list: .fixed(10), model: .fixed(40), height: 40),
    Case(list: .fixed(10), model: .automatic, height: 10),
    Case(list: .automatic, model: .fixed(40), height: 40),
    Case(section: .fixed(20), model: .fixed(40), height: 20),
    Case(section: .automatic, model: .fixed(40), height: 60),
    Case(rows: .fixed(30), model: .fixed(40), height: 30),
    Case(rows: .automatic, model: .fixed(40), height: 60),
    Case(list: .fixed(0), height: 0),
  ])
  func mostParticularHeightCounts(heights: Case) {
    var rows = Rows([Sized(id: 1, height: heights.model ?? .automatic)], cell: SizedCell.self)
    if let height = heights.rows { rows = rows.height(height) }
    var section = ListSection("sized") { rows }
    if let height = heights.section { section = section.height(height) }
    var source = ListSource(sections: [section])
    if let height = heights.list { source = source.height(height) }

    screen.show(source)

    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == heights.height)
  }

  @Test
  func rowForWhichNobodySaysAnythingHasTheTableViewsHeight() {
    screen.table.rowHeight = 55

    screen.show(
      ListSource {
        ListSection("sized") {
          Rows([Sized(id: 1)], cell: SizedCell.self)
          Rows([Sized(id: 2)], cell: SizedCell.self).height(.automatic)
          Rows([Sized(id: 3)], cell: SizedCell.self).height(.fixed(20))
        }
      }
    )

    #expect(screen.heights == [55, 60, 20])
  }

  @Test
  func otherHeightShowsThoughNothingElseChanged() {
    func source(_ height: CellHeight) -> [ListSource] {
      let rows = Rows([Sized(id: 1)], cell: SizedCell.self)
      let section = ListSection("sized") { rows }
      return [
        ListSource { ListSection("sized") { rows.height(height) } },
        ListSource(sections: [section.height(height)]),
        ListSource(sections: [section]).height(height),
      ]
    }
    let lists = zip(source(.fixed(20)), source(.fixed(30))).map { [$0, $1] } + [source(.automatic)]

    for list in lists.flatMap({ $0 }) {
      screen.show(list)
      let cell = screen.cell(0)
      screen.show(list.height(.fixed(77)))
      #expect(screen.cell(0) === cell)
    }
    screen.show(source(.fixed(20))[1])
    #expect(screen.heights == [20])
    screen.show(source(.fixed(30))[1])
    #expect(screen.heights == [30])
    screen.show(source(.automatic)[2])
    #expect(screen.heights == [60])
    screen.show(source(.automatic)[2].height(.fixed(35)))
    #expect(screen.heights == [35])
  }

  @Test
  func heightOfAllRowsIsTheTableViewsRowHeight() {
    screen.table.rowHeight = 50
    screen.show(source([.fixed(72), .fixed(72)]))
    let shared = screen.table.rowHeight

    screen.show(source([.fixed(72), .fixed(80)]))
    let mixed = (screen.table.rowHeight, screen.heights)
    screen.show(source([.fixed(80), .fixed(80)]))

    #expect(shared == 72)
    #expect(mixed.0 == 50 && mixed.1 == [72, 80])
    #expect(screen.table.rowHeight == 80)
    #expect(screen.heights == [80, 80])
  }

  @Test
  func modelsAndSectionsMayAgreeOnTheHeightOfAllRows() {
    screen.show(
      ListSource {
        ListSection("models") { Rows([Sized(id: 1, height: .fixed(72))], cell: SizedCell.self) }
        ListSection("empty") {}.height(.fixed(10))
        ListSection("section") { Rows([Item(2)], cell: ItemCell.self) }.height(.fixed(72))
        ListSection("rows") { Rows([Item(3)], cell: ItemCell.self).height(.fixed(72)) }
        ListSection("list") { Rows([Item(4)], cell: ItemCell.self) }
      }
      .height(.fixed(72))
    )

    #expect(screen.table.rowHeight == 72)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 4)).height == 72)
  }

  struct Mixed: Sendable, CustomTestStringConvertible {
    var list: CellHeight?
    var models: [CellHeight?]
    var heights: [CGFloat]

    var testDescription: String {
      "\(list.map { "\($0)" } ?? "–"): \(models.map { $0.map { "\($0)" } ?? "–" })"
    }
  }

  /// A model without a height is no `CellModel`. All cells of these rows ask for 60 points.
  @Test(arguments: [
    Mixed(models: [nil, .fixed(72)], heights: [60, 72]),
    Mixed(models: [.fixed(72), nil], heights: [72, 60]),
    Mixed(models: [.automatic, .fixed(72), nil], heights: [60, 72, 60]),
    Mixed(models: [.fixed(72), .fixed(80)], heights: [72, 80]),
    Mixed(list: .fixed(50), models: [nil, .fixed(72)], heights: [50, 72]),
    Mixed(list: .fixed(50), models: [.fixed(72), nil], heights: [72, 50]),
    Mixed(list: .fixed(50), models: [.automatic, .fixed(72)], heights: [50, 72]),
    Mixed(list: .fixed(50), models: [.automatic, nil], heights: [50, 50]),
    Mixed(list: .fixed(72), models: [nil, .fixed(72)], heights: [72, 72]),
    Mixed(list: .automatic, models: [nil, .fixed(72)], heights: [60, 72]),
  ])
  func modelsOfSeveralKindsKeepTheirHeights(mixed: Mixed) {
    let models = mixed.models.enumerated().map { id, height -> any SizedOrNot in
      height.map { Sized(id: id, height: $0) } ?? Unsized(id: id)
    }
    let rows = Rows(models, cell: SizedOrNotCell.self).id(\.id)
    func source(_ sections: [ListSection]) -> ListSource {
      let source = ListSource(sections: sections)
      return mixed.list.map { source.height($0) } ?? source
    }

    screen.show(source([ListSection("one") { rows }]))
    let together = screen.heights
    screen.show(
      source(
        models.map { model in
          ListSection(model.id) { Rows([model], cell: SizedOrNotCell.self).id(\.id) }
        }
      )
    )

    #expect(together == mixed.heights)
    #expect(screen.heights == mixed.heights)
  }

  @Test
  func groupsWithAndWithoutHeightsStandSideBySide() {
    func rows(_ ids: Range<Int>, _ height: CellHeight) -> Rows<Sized> {
      Rows(ids.map { Sized(id: $0, height: height) }, cell: SizedCell.self)
    }

    screen.show(
      ListSource {
        ListSection("mixed") {
          rows(0..<1, .automatic)
          rows(1..<2, .fixed(72))
          rows(2..<3, .fixed(72)).height(.fixed(30))
          rows(3..<4, .fixed(72)).height(.automatic)
        }
        ListSection("given") {
          rows(4..<5, .fixed(72))
          rows(5..<6, .fixed(72)).height(.automatic)
        }
        .height(.fixed(20))
      }
      .height(.fixed(72))
    )

    #expect(screen.heights == [72, 72, 30, 60, 20, 60])
  }

  @Test
  func appsDelegateSaysHowHighRowsAreThatShareAHeight() {
    let delegate = DelegateDouble()
    delegate.height = 90
    screen.adapter.delegate = delegate

    screen.show(source([.fixed(72), .fixed(72)]))

    #expect(screen.heights == [90, 90])
  }

  private func source(_ heights: [CellHeight]) -> ListSource {
    let models = heights.enumerated().map { Sized(id: $0, height: $1) }
    return ListSource { ListSection("sized") { Rows(models, cell: SizedCell.self) } }
  }
}

private protocol SizedOrNot {
  var id: Int { get }
}

extension Sized: SizedOrNot {}

private struct Unsized: SizedOrNot, Identifiable, Equatable {
  var id: Int
}

/// Asks for 60 points.
private final class SizedOrNotCell: UITableViewCell, ViewConfigurable {
  func configure(with model: any SizedOrNot) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}
