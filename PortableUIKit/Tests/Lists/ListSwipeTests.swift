// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListSwipeTests {
    private let source = SwipeSource()

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`,
    /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider`
    /// and the pages of the leading actions
    @Test(
      arguments: ListKind.allCases,
      [(-120, "trailing 1", 148), (60, "leading 1", -74)] as [(CGFloat, String, CGFloat)]
    )
    func aSwipeRevealsTheActionsOfItsEdge(kind: ListKind, swipe: (CGFloat, call: String, CGFloat)) {
      let screen = shown(kind)
      source.trailing = ["Bin", "Flag"]
      source.leading = ["Read"]

      screen.swipe(1, by: swipe.0)

      #expect(source.calls == asked(kind) + [swipe.call])
      #expect(screen.list.revealed(1) == swipe.2)
    }

    /// *Assumed*: the first action is at the edge, and the row closes whether or not the action was performed.
    @Test(arguments: ListKind.allCases, [true, false])
    func aTapPerformsAnActionAndTheRowCloses(kind: ListKind, isPerformed: Bool) {
      let screen = shown(kind)
      source.trailing = ["Bin", "Flag"]
      source.isPerformed = isPerformed
      screen.swipe(1, by: -120)
      source.calls = []

      screen.window.tap(at: CGPoint(x: 310, y: 75))

      #expect(source.calls == ["perform Bin"])
      #expect(screen.list.revealed(1) == 0)
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`
    @Test(arguments: ListKind.allCases, [true, false])
    func aFullSwipePerformsTheFirstAction(kind: ListKind, isFull: Bool) {
      let screen = shown(kind)
      source.trailing = ["Bin", "Flag"]
      source.isFull = isFull

      screen.swipe(1, by: -260)

      #expect(source.calls.contains("perform Bin") == isFull)
      #expect(screen.list.revealed(1) == (isFull ? 0 : 148))
    }

    /// *Assumed*: no page says so.
    @Test(arguments: ListKind.allCases)
    func aTouchElsewhereOnlyClosesTheRow(kind: ListKind) {
      let screen = shown(kind)
      source.trailing = ["Bin"]
      screen.swipe(1, by: -120)

      screen.window.tap(at: CGPoint(x: 50, y: 225))

      #expect(screen.list.revealed(1) == 0)
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)`
    @Test func aRowThatCannotBeEditedHasNoActions() {
      let screen = shown(.table)
      source.trailing = ["Bin"]
      source.canEdit = false

      screen.swipe(1, by: -120)

      #expect(source.calls == ["canEdit 1"])
      #expect(screen.list.revealed(1) == 0)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`
    /// and `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)`
    @Test(arguments: [true, false])
    func withoutTrailingActionsASwipeDeletes(canEdit: Bool) throws {
      let screen = shown(.table)
      let table = try #require(screen.list as? UITableView)
      source.canEdit = canEdit

      screen.swipe(1, by: -260)
      let calls = source.calls
      let answers = [1, 10].map { table.swipeToDelete([0, $0]) }

      #expect(calls == ["canEdit 1"] + (canEdit ? ["trailing 1", "delete 1"] : []))
      #expect(answers == [canEdit, false])
      #expect(source.calls.filter { $0 == "delete 1" }.count == (canEdit ? 2 : 0))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider`
    @Test func anItemWithoutActionsDoesNotMove() {
      let screen = shown(.collection)

      screen.swipe(1, by: -120)

      #expect(source.calls == ["trailing 1"])
      #expect(screen.list.revealed(1) == 0)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell`: only list cells have swipe actions.
    @Test func onlyListCellsAreSwiped() {
      let screen = shown(.collection)
      source.identifier = "plain"
      source.trailing = ["Bin"]
      screen.list.reloadData()
      screen.window.layoutIfNeeded()

      screen.swipe(1, by: -120)

      #expect(source.calls.isEmpty)
      #expect(screen.list.revealed(1) == 0)
    }

    /// `developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias`. This has not run on UIKit
    /// yet. It compiles only if handlers are isolated to the main actor.
    @Test func aHandlerMadeOutsideTheMainActorRunsOnIt() {
      var performed: Bool?
      let action = UIContextualAction(style: .normal, title: "Flag", handler: Self.handlerThatReadsTheTitle())

      action.handler(action, UIView()) { performed = $0 }

      #expect(performed == true)
    }

    private nonisolated static func handlerThatReadsTheTitle() -> UIContextualAction.Handler {
      { action, _, completion in completion(action.title == "Flag") }
    }

    /// The question that only a table view asks.
    private func asked(_ kind: ListKind) -> [String] { kind == .table ? ["canEdit 1"] : [] }

    private func shown(_ kind: ListKind) -> ListScreen {
      guard kind == .collection else {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 50
        table.dataSource = source
        table.delegate = source
        return ListScreen(table)
      }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.leadingSwipeActionsConfigurationProvider = { [source] in source.leadingActions(at: $0) }
      configuration.trailingSwipeActionsConfigurationProvider = { [source] in source.trailingActions(at: $0) }
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      collection.register(FixedListCell.self, forCellWithReuseIdentifier: "list")
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      collection.dataSource = source
      return ListScreen(collection)
    }
  }

  /// A list cell with a height of 50 points.
  private final class FixedListCell: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 50
      return layoutAttributes
    }
  }

  private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    var calls: [String] = []
    var identifier = "list"
    var leading: [String]?
    var trailing: [String]?
    var canEdit = true
    var isFull = true
    var isPerformed = true

    func leadingActions(at row: IndexPath) -> UISwipeActionsConfiguration? {
      calls.append("leading \(row.row)")
      return leading.map(configuration)
    }

    func trailingActions(at row: IndexPath) -> UISwipeActionsConfiguration? {
      calls.append("trailing \(row.row)")
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

    // MARK: Table views

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
      leadingActions(at: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailingActions(at: indexPath)
    }

    // MARK: Collection views

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
#endif
