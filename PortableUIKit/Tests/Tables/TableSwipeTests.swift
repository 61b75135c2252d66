// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableSwipeTests {
    private let host = Host()
    private let source = SwipeSource()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window: UIWindow

    init() {
      table.dataSource = source
      table.delegate = source
      table.rowHeight = 44
      window = host.makeWindow()
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`
    @Test func aSwipeToTheLeftRevealsTheTrailingActions() {
      source.trailing = ["Bin", "Flag"]

      swipe(1, by: -120)

      #expect(source.calls == ["canEdit 1", "trailing 1"])
      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == 148)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:)`
    @Test func aSwipeToTheRightRevealsTheLeadingActions() {
      source.leading = ["Read"]

      swipe(1, by: 60)

      #expect(source.calls == ["canEdit 1", "leading 1"])
      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == -74)
    }

    /// *Assumed*: the first action is at the edge, and the row closes whether or not the action was performed.
    @Test(arguments: [true, false])
    func aTapPerformsAnActionAndTheRowCloses(isPerformed: Bool) {
      source.trailing = ["Bin", "Flag"]
      source.isPerformed = isPerformed
      swipe(1, by: -120)
      source.calls = []

      window.tap(at: CGPoint(x: 310, y: 66))

      #expect(source.calls == ["perform Bin"])
      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == 0)
      #expect(table.indexPathForSelectedRow == nil)
    }

    /// `developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`
    @Test(arguments: [true, false])
    func aFullSwipePerformsTheFirstAction(isFull: Bool) {
      source.trailing = ["Bin", "Flag"]
      source.isFull = isFull

      swipe(1, by: -260)

      #expect(source.calls.contains("perform Bin") == isFull)
      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == (isFull ? 0 : 148))
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)`
    @Test func aRowThatCannotBeEditedHasNoActions() {
      source.trailing = ["Bin"]
      source.canEdit = false

      swipe(1, by: -120)

      #expect(source.calls == ["canEdit 1"])
      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == 0)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`
    @Test func withoutTrailingActionsASwipeDeletes() {
      swipe(1, by: -260)

      #expect(source.calls == ["canEdit 1", "trailing 1", "delete 1"])
    }

    /// *Assumed*: no page says so.
    @Test func aTouchElsewhereOnlyClosesTheRow() {
      source.trailing = ["Bin"]
      swipe(1, by: -120)

      window.tap(at: CGPoint(x: 50, y: 200))

      #expect(table.cellForRow(at: row(1))?.bounds.origin.x == 0)
      #expect(table.indexPathForSelectedRow == nil)
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func swipe(_ row: Int, by distance: CGFloat) {
      let y = CGFloat(row) * 44 + 22
      let x: CGFloat = distance < 0 ? 300 : 20
      let finger = Finger(downAt: CGPoint(x: x, y: y), in: window)
      finger?.move(to: CGPoint(x: x + distance, y: y))
      finger?.lift()
    }
  }

  private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var leading: [String]?
    var trailing: [String]?
    var canEdit = true
    var isFull = true
    var isPerformed = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      calls.append("canEdit \(indexPath.row)")
      return canEdit
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("delete \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      calls.append("leading \(indexPath.row)")
      return leading.map(configuration)
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      calls.append("trailing \(indexPath.row)")
      return trailing.map(configuration)
    }

    private func configuration(_ titles: [String]) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { _, _, finish in
            self.calls.append("perform \(title)")
            finish(self.isPerformed)
          }
        }
      )
      configuration.performsFirstActionWithFullSwipe = isFull
      return configuration
    }
  }
#endif
