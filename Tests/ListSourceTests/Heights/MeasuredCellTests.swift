import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct MeasuredCellTests {
  private let screen = Screen()

  @Test
  func reportsCellWithoutHeightOncePerClass() {
    let source = ListSource {
      ListSection("flat") { Rows(Item.many(0..<30), cell: FlatCell.self) }
      ListSection("flatter") { Rows(Item.many(30..<60), cell: FlatterCell.self) }
    }

    let (_, reports) = Reports.collecting {
      screen.show(source)
      screen.scrollThrough()
    }

    #expect(Set(screen.heights) == [44])
    #if DEBUG
      #expect(
        reports.map(\.text) == [
          """
          A self-sizing FlatCell has no height at a width of 320.0 points, so its row is 44.0 points high. \
          Constrain its content from top to bottom, or declare a height.
          """,
          """
          A self-sizing FlatterCell has no height at a width of 320.0 points, so its row is 44.0 points high. \
          Constrain its content from top to bottom, or declare a height.
          """,
        ]
      )
    #endif
  }

  @Test
  func makesNoCellJustToMeasure() {
    var cells: Set<ObjectIdentifier> = []
    let source = ListSource {
      ListSection("items", title: "Items") {
        Rows((0..<60).map { Item($0, "\(50 + $0)") }, cell: ItemCell.self) { cell, item, _ in
          cells.insert(ObjectIdentifier(cell))
          cell.configure(with: item)
        }
      }
    }

    screen.show(source)

    #expect(!cells.isEmpty)
    #expect(cells == Set(screen.table.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test
  func doesNotReportDeclaredZeroHeight() {
    let (_, reports) = Reports.collecting {
      screen.show(
        ListSource { ListSection("flat") { Rows(Item.many(0..<3), cell: FlatCell.self) } }.height(.fixed(0))
      )
    }

    #expect(reports.isEmpty)
  }

  @Test
  func doesNotReportHeightOfSubclass() {
    let screen = Screen { table in
      let adapter = AdapterDouble(table)
      adapter.height = 44
      return adapter
    }

    let (_, reports) = Reports.collecting {
      screen.show(ListSource { ListSection("flat") { Rows(Item.many(0..<3), cell: UnmeasuredCell.self) } })
    }

    #expect(reports.isEmpty)
  }
}

/// A separate class, because each class is reported once.
private final class UnmeasuredCell: FlatCell {}

private class FlatCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Item) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 0) }
}

private final class FlatterCell: FlatCell {}
