// The stand-in alone: no page defines what a table does whose delegate or source changes it while it asks.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableOvertakenFacts {
    private let source = RowsSource(rows: 100)

    @Test(arguments: [0, 50])
    func aReloadIsKeptWhileABatchAsksForHeights(estimate: CGFloat) {
      let table = UITableView.showing(source)
      let delegate = HeightDelegate { _ in 50 }
      table.estimatedRowHeight = estimate
      table.delegate = delegate
      table.layoutIfNeeded()
      delegate.height = once(50) { [source] in
        source.sections = [["a", "b"]]
        table.reloadData()
      }

      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [row(0)], with: .none)

      #expect(table.numberOfRows(inSection: 0) == 2)
      table.layoutIfNeeded()
      #expect(table.visibleTexts == ["a", "b"])
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func aReloadIsKeptWhileABatchAsksForCounts() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      source.onCount = { [source] in
        source.onCount = {}
        source.sections = [["a", "b"]]
        table.reloadData()
      }

      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [row(0)], with: .none)
      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["a", "b"])
    }

    @Test(arguments: [0, 50])
    func rowsMayBeInsertedWhileHeightsAreAskedFor(estimate: CGFloat) {
      let table = UITableView.showing(source)
      let delegate = HeightDelegate { _ in 50 }
      delegate.height = once(50) { [source] in
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
      }
      table.estimatedRowHeight = estimate
      table.delegate = delegate

      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["new"] + (0..<9).map { "row \($0)" })
      #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0 * 50) })
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func anotherRowHeightCountsWhileHeightsAreAskedFor() {
      let table = UITableView.showing(source)
      let delegate = HeightDelegate { _ in UITableView.automaticDimension }
      delegate.height = once(UITableView.automaticDimension) { table.rowHeight = 100 }
      table.estimatedRowHeight = 0
      table.delegate = delegate

      table.layoutIfNeeded()

      #expect(table.visibleTexts.count == 5)
    }

    @Test func aReloadIsKeptWhileARowIsConfiguredAnew() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      source.onCell = { [source] _ in
        source.onCell = { _ in }
        table.reloadData()
        table.layoutIfNeeded()
      }

      table.reconfigureRows(at: [row(9), row(8)])
      table.layoutIfNeeded()

      #expect(table.visibleTexts == (0..<10).map { "row \($0)" })
      #expect(Set(table.visibleCells).count == 10)
    }

    @Test func aCellForAnotherRowIsNotTheOneConfiguredAnew() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      var other: UITableViewCell?
      source.onCell = { _ in
        other = table.dequeueReusableCell(withIdentifier: "text", for: IndexPath(row: 5, section: 0))
      }

      table.reconfigureRows(at: [row(2)])

      #expect(other != nil)
      #expect(other !== table.cellForRow(at: row(2)))
    }

    @Test(arguments: 1...8)
    func aHeaderShowsThoughItsHeightInsertsARow(call: Int) {
      let table = UITableView.showing(source)
      let delegate = HeaderHeightDelegate(call) { [source] in
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      source.headers = ["first"]
      table.delegate = delegate

      for offset in 0..<6 {
        table.contentOffset.y = CGFloat(offset)
        table.rowHeight = 50
        table.layoutIfNeeded()
      }

      #expect(table.numberOfRows(inSection: 0) == 101)
      #expect(table.headerView(forSection: 0)?.superview === table)
      #expect(table.subviews.count == table.visibleCells.count + 1)
    }

    @Test(arguments: 1...8)
    func aTableMayBeReloadedWhileAHeadersHeightIsAskedFor(call: Int) {
      let source = RowsSource([["a"], ["b"]])
      let table = UITableView.showing(source)
      let delegate = HeaderHeightDelegate(call) {
        source.sections = [["c"]]
        table.reloadData()
      }
      source.headers = ["first", "second"]
      table.delegate = delegate

      for _ in 0..<4 {
        table.rowHeight = 50
        table.layoutIfNeeded()
      }

      #expect(table.visibleTexts == ["c"])
      #expect(table.subviews.count == 2)
      #expect(table.headerView(forSection: 1) == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func manySectionsInViewAreLookedAtOnce() {
      let table = UITableView.showing(RowsSource(Array(repeating: [], count: 20_000)))

      table.layoutIfNeeded()

      #expect(table.contentSize.height == 0)
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// A height that does something when it is first asked for.
    private func once(_ height: CGFloat, _ work: @escaping () -> Void) -> (IndexPath) -> CGFloat {
      var isDone = false
      return { _ in
        defer {
          if !isDone {
            isDone = true
            work()
          }
        }
        return height
      }
    }
  }

  /// A delegate that does something when it is asked for a header's height for the so manieth time.
  private final class HeaderHeightDelegate: NSObject, UITableViewDelegate {
    private var callsLeft: Int
    private let work: () -> Void

    init(_ call: Int, work: @escaping () -> Void) {
      callsLeft = call
      self.work = work
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      callsLeft -= 1
      if callsLeft == 0 { work() }
      return 40
    }
  }
#endif
