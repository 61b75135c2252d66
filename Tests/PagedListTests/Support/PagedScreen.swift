import Foundation
import ListSource
import PagedList

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A window with a table that shows a paged list.
@MainActor
final class PagedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let control = CountingControl()
  let service = HandService<Row>(isStubborn: true)
  let list: PagedList<Row>
  let manager: PagedTable<Row>

  /// What was heard, in order.
  private(set) var log: [String] = []
  private let completed = Level(0)
  private var end: Diary?

  init(pageSize: Int = 20, hasControl: Bool = true) {
    list = PagedList(service, pageSize: pageSize, uniqueBy: \.id)
    table.rowHeight = 40
    if hasControl { table.refreshControl = control }
    window.addSubview(table)
    window.isHidden = false
    manager = PagedTable(table, showing: list) { rows in
      ListSource {
        ListSection("rows") {
          Rows(rows, cell: UITableViewCell.self) { cell, row, _ in cell.textLabel?.text = "row \(row.id)" }
            .reorderable(emits: "rows.reordered")
        }
      }
    }
    control.onEnd = { [weak self] in self?.log.append("indicator ends") }
    manager.onTip = { [weak self] in self?.log.append("tip: \($0)") }
    manager.onCompletion = { [weak self] _, _ in
      guard let self else { return }
      log.append("completion of \(table.numberOfRows(inSection: 0)) rows")
    }
    let end = Diary { [completed] in if case .completed = $0 { completed.raise { $0 += 1 } } }
    list.addObserver(end)
    self.end = end
    layOut()
  }

  deinit {
    service.close()
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Answers the request that waits, and waits until that is shown.
  func answer(_ ids: Range<Int>) async throws {
    try await answer(.success(LoadedPage(ids.map { Row(id: $0) })))
  }

  func answer(_ result: Result<LoadedPage<Row>, any Error>) async throws {
    let before = completed.value
    try await service.arrivals.reach(service.requests.count + (isWaiting ? 0 : 1))
    service.answer(result)
    try await completed.reach(before + 1)
    layOut()
  }

  private var isWaiting: Bool { service.requests.count > completed.value }

  /// Whether the next page was asked for because of what showed, once that is decided.
  func asksForNextPage() async -> Bool {
    await manager.endCheck?.value
    return list.status.ongoing?.kind == .next
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    layOut()
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  var footer: PagedFooterView? { table.tableFooterView as? PagedFooterView }

  /// Taps the button at the foot of the table.
  func tapFooter() {
    for case let button as UIButton in footer?.subviews ?? [] { button.sendActions(for: .touchUpInside) }
  }
}
