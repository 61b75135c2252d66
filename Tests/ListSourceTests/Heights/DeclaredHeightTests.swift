import Foundation
import ListSource
import PlatformUIKit
import Testing

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

  /// Cases with self-sizing cells of 60 points.
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
  func mostSpecificHeightWins(heights: Case) {
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
  func rowWithoutHeightUsesTableViewsRowHeight() {
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
  func changedHeightAloneShows() {
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
  func declaredHeightsOverrideTableViewsRowHeight() {
    screen.table.rowHeight = 50
    screen.show(source([.fixed(72), .fixed(72)]))
    let even = screen.heights
    screen.table.rowHeight = 60
    screen.layOut()
    let afterwards = screen.heights
    screen.show(source([.fixed(72), .fixed(80), .automatic]))

    #expect(even == [72, 72])
    #expect(afterwards == [72, 72])
    #expect(screen.heights == [72, 80, 60])
    #expect(screen.table.rowHeight == 60)
  }

  @Test
  func heightsAreExactWithoutEstimates() {
    screen.table.estimatedRowHeight = 0
    screen.table.rowHeight = 50

    screen.show(
      ListSource {
        ListSection("fixed") { Rows(Item.many(0..<100), cell: ItemCell.self) }.height(.fixed(72))
        ListSection("own") { Rows(Item.many(100..<200), cell: ItemCell.self) }
        ListSection("automatic") { Rows([Item(200, "33")], cell: ItemCell.self) }.height(.automatic)
      }
    )

    let estimates = (0..<3).map {
      screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: [$0, 0])
    }
    #expect(estimates == [72, 50, 0])
    #expect(screen.heights.dropLast() == Array(repeating: 72, count: 100) + Array(repeating: 50, count: 100))
  }

  struct Mixed: Sendable, CustomTestStringConvertible {
    var list: CellHeight?
    var models: [CellHeight?]
    var heights: [CGFloat]

    var testDescription: String {
      "\(list.map { "\($0)" } ?? "–"): \(models.map { $0.map { "\($0)" } ?? "–" })"
    }
  }

  /// Cases with and without `CellModel`s. All cells are self-sizing with 60 points.
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

  @Test(arguments: [false, true])
  func asksObjectsForHeightsEachTime(behindProtocol: Bool) {
    let objects = (0..<3).map { _ in HeightObject() }
    func rows<Model>(_ models: [Model]) -> AnyRows {
      Rows(models, cell: UITableViewCell.self) { _, _, _ in }.erased
    }
    let source = ListSource {
      ListSection("objects") { behindProtocol ? rows(objects as [any CellModel]) : rows(objects) }
    }
    screen.show(source)

    objects[1].points = 100
    screen.show(source)
    let second = screen.heights
    objects[0].points = 77
    screen.show(source)

    #expect(second == [40, 100, 40])
    #expect(screen.heights == [77, 100, 40])
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

/// A self-sizing cell of 60 points.
private final class SizedOrNotCell: UITableViewCell, ViewConfigurable {
  func configure(with model: any SizedOrNot) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

/// A model object that changes in place.
private final class HeightObject: CellModel, Identifiable {
  var points = 40.0
  var height: CellHeight { .fixed(points) }
}
