import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Rows whose models came page by page.
@MainActor
@Suite
struct RowsOfPagesTests {
  private let screen = Screen()
  private let log = LookLog()

  @Test
  func nextPageIsShownWithoutALookAtWhatIsThere() {
    var pages = Pages(models(0..<500))
    show(pages)
    log.looks = 0

    pages.append(models(500..<520))
    show(pages)

    #expect(screen.table.numberOfRows(inSection: 0) == 520)
    #expect(log.looks <= 20 * 3)
  }

  @Test
  func rowsOfManyPagesAreFoundInTheirPlaces() {
    var pages = Pages<LookedAt>([])
    for page in 0..<30 { pages.append(models(page * 7..<page * 7 + 7)) }

    show(pages)
    screen.scroll(to: 44 * 100)

    #expect(screen.texts.contains("row 100"))
    #expect(screen.cell(103)?.said == "row 103")
  }

  @Test
  func otherRowsAboveArePutInTheirPlace() {
    var pages = Pages(models(0..<5))
    show(pages)
    pages.append(models(5..<8))

    show(pages, above: Item.many(100..<102))

    #expect(screen.texts == ["item 100", "item 101"] + (0..<8).map { "row \($0)" })
  }

  @Test
  func idsThatAreThereAlreadyAreLeftOutAndReported() {
    var pages = Pages(models(0..<5))
    show(pages)
    pages.append(models(3..<7))

    let (_, reports) = Reports.collecting { show(pages) }

    #expect(screen.texts == (0..<7).map { "row \($0)" })
    #expect(reports.count == 2)
  }

  @Test
  func otherHeightsAreSeen() {
    var pages = Pages(models(0..<5))
    show(pages, height: 40)
    pages.append(models(5..<6))

    show(pages, height: 60)

    #expect(screen.cell(0)?.frame.height == 60)
    #expect(screen.cell(5)?.frame.height == 60)
  }

  @Test
  func changedModelIsSeenAlthoughThePageIsAsLong() {
    var pages = Pages(models(0..<3))
    show(pages)
    pages = Pages([
      LookedAt(id: 0, log: log), LookedAt(id: 1, text: "new", log: log), LookedAt(id: 2, log: log),
    ])

    show(pages)

    #expect(screen.texts == ["row 0", "new", "row 2"])
  }

  private func models(_ ids: Range<Int>) -> [LookedAt] { ids.map { LookedAt(id: $0, log: log) } }

  private func show(_ pages: Pages<LookedAt>, above items: [Item] = [], height: Double = 44) {
    screen.show(
      ListSource {
        ListSection("rows") {
          if !items.isEmpty { Rows(items, cell: ItemCell.self) }
          Rows(pages, cell: UITableViewCell.self) { cell, model, _ in cell.textLabel?.text = model.text }
            .height(.fixed(height))
        }
      }
    )
  }
}

private final class LookLog {
  var looks = 0
}

/// A model that notes when somebody asks which it is, or compares it.
private struct LookedAt: Identifiable, Equatable {
  private let number: Int
  let text: String
  private let log: LookLog

  init(id: Int, text: String? = nil, log: LookLog) {
    number = id
    self.text = text ?? "row \(id)"
    self.log = log
  }

  var id: Int {
    log.looks += 1
    return number
  }

  static func == (one: LookedAt, other: LookedAt) -> Bool {
    one.log.looks += 1
    return one.number == other.number && one.text == other.text
  }
}
