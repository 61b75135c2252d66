// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListSwipeTests {
    private let host = Host()
    private let source = ListSwipeSource()
    private let collection: UICollectionView
    private let window: UIWindow

    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.leadingSwipeActionsConfigurationProvider = { [source] in source.leadingActions(at: $0) }
      configuration.trailingSwipeActionsConfigurationProvider = { [source] in source.trailingActions(at: $0) }
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      collection.register(FixedListCell.self, forCellWithReuseIdentifier: "list")
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      collection.dataSource = source
      window = host.makeWindow()
      window.addSubview(collection)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider`
    @Test func aSwipeToTheLeftRevealsTheTrailingActions() {
      source.trailing = ["Bin", "Flag"]

      swipe(1, by: -120)

      #expect(source.calls == ["trailing 1"])
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == 148)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/leadingswipeactionsconfigurationprovider`
    @Test func aSwipeToTheRightRevealsTheLeadingActions() {
      source.leading = ["Read"]

      swipe(1, by: 60)

      #expect(source.calls == ["leading 1"])
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == -74)
    }

    /// *Assumed*: the first action is at the edge, and the item closes whether or not the action was performed.
    @Test(arguments: [true, false])
    func aTapPerformsAnActionAndTheItemCloses(isPerformed: Bool) {
      source.trailing = ["Bin", "Flag"]
      source.isPerformed = isPerformed
      swipe(1, by: -120)
      source.calls = []

      window.tap(at: CGPoint(x: 310, y: 75))

      #expect(source.calls == ["perform Bin"])
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == 0)
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    /// `developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe`
    @Test(arguments: [true, false])
    func aFullSwipePerformsTheFirstAction(isFull: Bool) {
      source.trailing = ["Bin", "Flag"]
      source.isFull = isFull

      swipe(1, by: -260)

      #expect(source.calls.contains("perform Bin") == isFull)
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == (isFull ? 0 : 148))
    }

    /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider`
    @Test func anItemWithoutActionsDoesNotMove() {
      swipe(1, by: -120)

      #expect(source.calls == ["trailing 1"])
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == 0)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell`: only list cells have swipe actions.
    @Test func onlyListCellsAreSwiped() {
      source.identifier = "plain"
      source.trailing = ["Bin"]
      collection.reloadData()
      window.layoutIfNeeded()

      swipe(1, by: -120)

      #expect(source.calls.isEmpty)
      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == 0)
    }

    /// *Assumed*: no page says so.
    @Test func aTouchElsewhereOnlyClosesTheItem() {
      source.trailing = ["Bin"]
      swipe(1, by: -120)

      window.tap(at: CGPoint(x: 50, y: 225))

      #expect(collection.cellForItem(at: [0, 1])?.bounds.origin.x == 0)
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    private func swipe(_ item: Int, by distance: CGFloat) {
      let y = CGFloat(item) * 50 + 25
      let x: CGFloat = distance < 0 ? 300 : 20
      let finger = Finger(downAt: CGPoint(x: x, y: y), in: window)
      finger?.move(to: CGPoint(x: x + distance, y: y))
      finger?.lift()
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

  private final class ListSwipeSource: NSObject, UICollectionViewDataSource {
    var calls: [String] = []
    var identifier = "list"
    var leading: [String]?
    var trailing: [String]?
    var isFull = true
    var isPerformed = true

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
      calls.append("leading \(indexPath.item)")
      return leading.map(configuration)
    }

    func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
      calls.append("trailing \(indexPath.item)")
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
