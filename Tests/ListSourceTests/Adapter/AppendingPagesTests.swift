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
struct AppendingPagesTests {
  private let screen = Screen()
  private let log = AskLog()

  @Test
  func pageIsInsertedAndNothingElseIsLookedAt() async {
    let source = ListSource { ListSection("items") { rows(0..<1_000) } }
    screen.show(source)
    log.asked = []

    let update = screen.show(source.appending(rows(1_000..<1_020), to: "items"))

    #expect(await update.finished == .applied)
    #expect(screen.table.numberOfRows(inSection: 0) == 1_020)
    #expect(log.asked == Set(1_000..<1_020))
  }

  @Test
  func pageAfterPageShows() {
    screen.show(ListSource { ListSection("items") { rows(0..<10) } })

    for page in 1..<30 {
      screen.show(screen.adapter.source.appending(rows(page * 10..<page * 10 + 10), to: "items"))
    }
    screen.scroll(to: 44 * 300 - 480)

    #expect(screen.texts.last == "299")
    #expect(screen.texts.first == "289")
  }

  @Test
  func cellsInViewStayThroughAPage() {
    screen.show(ListSource { ListSection("items") { rows(0..<10) } })
    let cells = screen.table.visibleCells

    screen.show(screen.adapter.source.appending(rows(10..<20), to: "items"))

    #expect(screen.table.visibleCells.prefix(10) == cells[...])
  }

  private func rows(_ ids: Range<Int>) -> Rows<Asked> {
    Rows(ids.map { Asked(number: $0, log: log) }, cell: UITableViewCell.self) { cell, model, _ in
      cell.textLabel?.text = "\(model.number)"
    }
  }
}

private final class AskLog {
  var asked: Set<Int> = []
}

/// Notes when somebody wants to know which it is, or whether it is equal to another.
private struct Asked: Identifiable, Equatable {
  let number: Int
  let log: AskLog

  var id: Int {
    log.asked.insert(number)
    return number
  }

  static func == (one: Asked, other: Asked) -> Bool {
    one.log.asked.insert(one.number)
    return one.number == other.number
  }
}
