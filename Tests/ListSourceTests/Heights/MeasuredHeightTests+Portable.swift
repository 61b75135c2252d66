// PortableUIKit only: tests cannot drag in UIKit, whose cells have constraints.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import TestSupport
  import Testing

  /// Heights that are known before rows show, in table views and in waterfalls of one column.
  @MainActor
  @Suite
  struct MeasuredHeightTests {
    @Test(arguments: ListKind.inRows)
    func rowsHaveTheHeightsOfTheirCells(kind: ListKind) async {
      let items = tall(300)
      let screen = shown(kind, items)
      let first = screen.rects.prefix { $0.minY < 960 }.map(\.height)

      await settle(screen, items)

      #expect(first == items.prefix(first.count).map(\.ownHeight))
      #expect(screen.heights == items.map(\.ownHeight))
    }

    @Test(arguments: ListKind.inRows)
    func contentSizeNeverChangesAfterwards(kind: ListKind) async {
      let items = tall(10_000)
      let screen = shown(kind, items)
      await settle(screen, items)
      let size = screen.listView.contentSize
      var drift: [CGFloat] = []
      var sizes: Set<CGFloat> = []

      for random in RandomCase.all(1, "HEIGHT_CASES") {
        var generator = random.generator
        for _ in 0..<200 {
          screen.scroll(to: .random(in: 0...size.height - 480, using: &generator))
          drift += scroll(screen, by: .random(in: -400...400, using: &generator))
          sizes.insert(screen.listView.contentSize.height)
        }
      }

      #expect(sizes == [size.height])
      #expect(drift.count > 100 && drift.allSatisfy { $0 < 0.001 })
    }

    @Test(arguments: ListKind.inRows)
    func rowsDoNotDriftWhileTheRestIsMeasured(kind: ListKind) async {
      let items = tall(10_000, declaring: 10)
      let screen = shown(kind, items)
      let stopwatch = Stopwatch()
      screen.adapter.now = { stopwatch.passing(.milliseconds(1)) }
      var drift: [CGFloat] = []
      var sizes: [CGFloat] = []

      for random in RandomCase.all(1, "HEIGHT_CASES") {
        var generator = random.generator
        screen.scroll(to: 150_000)
        for _ in 0..<300 {
          drift += scroll(screen, by: .random(in: -400...300, using: &generator))
          let before = position(screen)
          await Task.yield()
          if let before { drift.append(abs(before.y - (position(of: before.row, screen)))) }
          sizes.append(screen.listView.contentSize.height)
        }
      }
      let before = position(screen)
      // The slices may run several times between two scrolls.
      let whileMeasuring = sizes.prefix { $0 != total(items) }
      await settle(screen, items)

      #expect(drift.count > 400 && drift.allSatisfy { $0 < 0.001 })
      #expect(whileMeasuring.count > 20 && Set(whileMeasuring).count > 1)
      #expect(screen.listView.contentSize.height == total(items))
      #expect(before.map { abs($0.y - position(of: $0.row, screen)) < 0.001 } == true)
    }

    /// No task runs meanwhile, so only the rows near the visible ones are measured.
    @Test(arguments: ListKind.inRows)
    func rowsOfKnownHeightAboveDoNotMoveTheOthers(kind: ListKind) {
      let screen = shown(kind, tall(10_000, declaring: 3))
      screen.scroll(to: 150_000)

      let drift = (0..<100).flatMap { _ in scroll(screen, by: -50) + scroll(screen, by: -360) }

      #expect(drift.count > 100 && drift.allSatisfy { $0 < 0.001 })
    }

    @Test(arguments: ListKind.inRows)
    func contentSizeChangesOnceForTheRest(kind: ListKind) async {
      let items = tall(1_000)
      let screen = shown(kind, items)
      var sizes = [screen.listView.contentSize.height]

      for _ in 0..<3_000 {
        await Task.yield()
        let size = screen.listView.contentSize.height
        if sizes.last != size { sizes.append(size) }
      }

      #expect(sizes.count == 2 && sizes.last == total(items))
    }

    @Test(arguments: ListKind.inRows)
    func heightsWaitUntilTheFingerIsLifted(kind: ListKind) async {
      let items = tall(500)
      let screen = shown(kind, items)
      let drag = ContentDrag(of: screen.listView, .vertical)
      drag?.move(by: -10)
      let size = screen.listView.contentSize

      for _ in 0..<3_000 { await Task.yield() }
      let during = screen.listView.contentSize
      let before = position(screen)
      drag?.lift()
      screen.layOut()

      #expect(during == size)
      #expect(screen.listView.contentSize.height == total(items))
      #expect(before.map { $0.y == position(of: $0.row, screen) } == true)
    }

    /// A finger that does not drag ends in no call of UIKit.
    @Test(arguments: ListKind.inRows)
    func heightsWaitUntilARestingFingerIsLifted(kind: ListKind) async {
      let items = tall(500)
      let screen = shown(kind, items)
      screen.adapter.pause = { await Task.yield() }
      let finger = Finger(downAt: CGPoint(x: 100, y: 300), in: screen.window)
      let size = screen.listView.contentSize

      for _ in 0..<3_000 { await Task.yield() }
      let during = screen.listView.contentSize
      finger?.lift()
      for _ in 0..<10 { await Task.yield() }
      screen.layOut()

      #expect(finger != nil && during == size)
      #expect(screen.listView.contentSize.height == total(items))
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func heightsWaitUntilAnAnimationEnds(kind: ListKind, isDownward: Bool) async {
      let items = tall(500)
      let screen = shown(kind, items)
      screen.adapter.pause = { await Task.yield() }
      if !isDownward { screen.scroll(to: 12_000) }
      screen.listView.holdsScrollAnimations = true
      screen.scrollToTop(of: 100, animated: true)
      screen.layOut()
      let before = (screen.listView.contentSize, screen.listView.contentOffset, position(screen))

      for _ in 0..<3_000 { await Task.yield() }
      let during = (screen.listView.contentSize, screen.listView.contentOffset)
      let isAnimating = screen.listView.isScrollAnimating
      screen.listView.endScrollAnimation()
      for _ in 0..<10_000 where screen.listView.contentSize.height != total(items) {
        await Task.yield()
        screen.layOut()
      }

      #expect(isAnimating)
      #expect(during == (before.0, before.1))
      #expect(screen.listView.contentSize.height == total(items))
      #expect(before.2.map { $0.y == position(of: $0.row, screen) } == true)
    }

    @Test(arguments: ListKind.inRows)
    func slicesEndBeforeFourMilliseconds(kind: ListKind) async {
      let stopwatch = Stopwatch()
      let items = tall(400).map { Tall(id: $0.id, height: $0.ownHeight, stopwatch: stopwatch) }
      let screen = Screen(kind)
      // A slice reads the clock before its first row, and after each.
      var reads: [Int] = []
      screen.adapter.now = {
        reads.append(stopwatch.rows)
        return stopwatch.now
      }

      screen.show(list(kind, items))
      let first = stopwatch.rows
      for _ in 0..<10_000 where reads.count < 60 { await Task.yield() }
      let starts = reads.indices.filter { $0 == 0 || reads[$0] == reads[$0 - 1] }
      let slices = zip(starts, starts.dropFirst()).map { reads[$1] - reads[$0] }

      #expect(first < 60)
      #expect(slices.max() == 4)
    }

    @Test(arguments: ListKind.inRows)
    func firstFrameHashesNoMoreThanWithoutMeasuring(kind: ListKind) {
      let hashes = [CellHeight.fixed(60), .measured].map { height in
        let count = HashCount()
        let rows = (0..<2_000).map { Counted(id: CountedID(number: $0, count: count)) }
        let declared =
          kind == .table ? Rows(rows, cell: CountedCell.self) : Rows(rows, cell: CountedItem.self)
        _ = Screen(kind, showing: ListSource { declared.height(height) }.layout(.waterfall(columns: 1)))
        return count.hashes
      }

      // A table view asks only for the rows nearby. A waterfall places all rows once more.
      #expect(hashes[1] - hashes[0] < (kind == .table ? 500 : 6_000))
    }

    @Test(arguments: ListKind.inRows)
    func changedContentIsMeasured(kind: ListKind) async {
      var items = tall(300)
      let screen = shown(kind, items)
      await settle(screen, items)

      items[1].ownHeight = 300
      items[250].ownHeight = 20
      screen.show(list(kind, items))
      let visible = screen.heights[1]
      await settle(screen, items)

      #expect(visible == 300)
      #expect(screen.heights == items.map(\.ownHeight))
    }

    @Test(arguments: ListKind.inRows)
    func reconfiguredRowIsMeasured(kind: ListKind) async {
      let box = Box(40)
      let items = [Tall(id: 0, height: 100, box: box)] + tall(100).dropFirst()
      let screen = shown(kind, items)
      for _ in 0..<1_000 { await Task.yield() }
      let before = screen.heights[0]

      box.height = 90
      screen.adapter.reconfigure([0])
      screen.layOut()

      #expect(before == 40)
      #expect(screen.heights[0] == 90)
    }

    @Test(arguments: ListKind.inRows)
    func changedWidthMeasuresAnew(kind: ListKind) async {
      let items = (0..<200).map { Tall(id: $0, area: 16_000) }
      let screen = shown(kind, items)
      await settle(screen, items, height: 50)

      screen.listView.frame.size.width = 200
      screen.layOut()
      let first = (0..<5).map { screen.rects[$0].height }
      let rest = screen.rects[150].height
      await settle(screen, items, height: 80)

      #expect(first == Array(repeating: 80, count: 5))
      #expect(rest == 50)
      #expect(screen.heights.allSatisfy { $0 == 80 })
    }

    @Test
    func rowInOtherColumnsIsMeasured() async {
      let screen = Screen(.list)
      let lists = [(0..<120, 120..<124), (0..<119, 119..<124), (1..<119, 119..<124)].map { one, two in
        let parts = [Array(one), Array(two) + (one.contains(0) ? [] : [0])]
        return ListSource(
          sections: parts.enumerated().map { number, ids in
            ListSection(number) { Rows(ids.map { Tall(id: $0, area: 16_000) }, cell: TallItem.self) }
              .layout(.waterfall(columns: number + 1))
          }
        )
      }
      var heights: [[CGFloat]] = []

      for list in lists {
        screen.show(list)
        for _ in 0..<1_000 { await Task.yield() }
        screen.layOut()
        heights.append(screen.heights)
      }

      let expected = [120, 119, 118].map { one in
        Array(repeating: 50, count: one) + Array(repeating: 100, count: 124 - one) as [CGFloat]
      }
      #expect(heights == expected)
    }

    @Test
    func itemIsMeasuredByItsPreferredAttributes() async {
      let screen = Screen(.list)
      let items = tall(100)
      screen.show(
        ListSource.oneSection { Rows(items, cell: FittedItem.self) }.layout(.waterfall(columns: 1))
      )
      await settle(screen, items)

      #expect(screen.heights == items.map(\.ownHeight))
    }

    @Test(arguments: ListKind.inRows)
    func changedTextSizeMeasuresAnew(kind: ListKind) async {
      let application = UIApplication(delegate: nil)
      let screen = Screen(kind)
      screen.window.windowScene = UIWindowScene(application: application)
      let items = (0..<200).map { Tall(id: $0, height: 50, growsWithText: true) }
      screen.show(list(kind, items))
      await settle(screen, items, height: 50)

      application.preferredContentSizeCategory = .extraLarge
      screen.scroll(to: 1)
      let rest = screen.rects[150].height
      await settle(screen, items, height: 100)

      #expect(screen.rects[0].height == 100)
      #expect(rest == 50)
      #expect(screen.heights.allSatisfy { $0 == 100 })
    }

    @Test(arguments: ListKind.inRows)
    func insertedRowsMoveNothingOnTheScreen(kind: ListKind) async {
      let items = tall(200)
      let screen = shown(kind, items)
      screen.adapter.keepsPosition = true
      await settle(screen, items)
      screen.scroll(to: 3_000)
      let before = position(screen)

      let more = (1_000..<1_050).map { Tall(id: $0, height: 30) } + items
      screen.show(list(kind, more))
      let shown = before.map { position(of: [0, $0.row.row + 50], screen) }
      await settle(screen, more)
      let settled = before.map { position(of: [0, $0.row.row + 50], screen) }

      #expect(before != nil && shown == before?.y && settled == before?.y)
      #expect(screen.heights == more.map(\.ownHeight))
    }

    @Test(arguments: ListKind.inRows)
    func listStaysAtItsEnd(kind: ListKind) async {
      let items = tall(200)
      let screen = Screen(kind)
      screen.adapter.followsEnd = true
      screen.show(list(kind, items))
      let offset = { screen.listView.contentSize.height - screen.listView.contentOffset.y }
      let first = offset()
      await settle(screen, items)

      #expect(first == 480 && offset() == 480)
    }

    @Test
    func insetRowsAreMeasuredWithTheirWidth() async {
      let screen = Screen(style: .insetGrouped)
      let items = (0..<100).map { Tall(id: $0, area: 14_400) }
      screen.show(list(.table, items))
      for _ in 0..<1_000 { await Task.yield() }

      #expect(Set(screen.heights) == [50])
    }

    @Test
    func aspectRatioSetsHeightFromWidth() {
      let rows = { Rows(Item.many(0..<2), cell: ItemCell.self).height(.aspectRatio(2)) }
      let table = Screen(.table, showing: ListSource.oneSection { rows() })
      let waterfall = Screen(.list, showing: ListSource.oneSection { rows() }.layout(.waterfall(columns: 2)))

      #expect(table.heights == [160, 160])
      #expect(waterfall.heights == [80, 80])
    }

    @Test(arguments: ListKind.collections)
    func otherLayoutIsReported(kind: ListKind) {
      let screen = Screen(kind)

      let (_, reports) = Reports.collecting {
        for count in 2..<4 {
          screen.show(
            ListSource.oneSection { Rows(Item.many(0..<count), cell: ItemCell.self).height(.measured) }
          )
        }
      }

      #expect(
        reports.map(\.text) == [
          """
          Rows of a collection view declare the height .measured, but their layout sizes its cells itself. Declare \
          .layout(.waterfall(columns: 1)), or another height.
          """
        ]
      )
    }

    /// Of the models of a group, the first stands for all.
    @Test(arguments: [CellHeight.measured, .fixed(50)])
    func heightOfModelsDecidesWhatIsReported(height: CellHeight) {
      let rows = Rows([Sized(id: 1, height: height)], text: { "\($0.id)" })
      let other: CellHeight = height == .measured ? .automatic : .measured
      let list = ListSource { ListSection("rows") { rows } }.height(other)

      let (_, reports) = Reports.collecting { Screen(.list).show(list) }

      #expect(reports.count == (height == .measured ? 1 : 0))
    }

    @Test(arguments: ListKind.inRows)
    func outlineHasMeasuredHeights(kind: ListKind) {
      let children = [Leaf(id: 2, lines: 3), Leaf(id: 3, lines: 1)]
      let rows = Rows(
        [Leaf(id: 0, lines: 1, children: children), Leaf(id: 1, lines: 2)],
        children: \.children
      ) { leaf, _ in
        var content = UIListContentConfiguration.cell()
        content.text = Array(repeating: "\(leaf.id)", count: leaf.lines).joined(separator: "\n")
        return content
      }
      let list = ListSource { ListSection("rows") { rows.height(.measured) }.layout(.waterfall(columns: 1)) }
      let screen = Screen(kind)

      let (_, reports) = Reports.collecting {
        screen.show(list)
        screen.adapter.expand(0)
        screen.layOut()
      }

      let heights = screen.heights
      #expect(heights.count == 4 && heights[0] == heights[2] && heights[0] < heights[3])
      #expect(heights[3] < heights[1] && reports.isEmpty)
      #expect(screen.listView.contentSize.height == heights.reduce(0, +))
    }

    // MARK: Support

    private struct Sized: CellModel, Identifiable, Equatable {
      var id: Int
      var height: CellHeight
    }

    private struct Leaf: Identifiable, Equatable {
      var id: Int
      var lines: Int
      var children: [Leaf]?
    }

    /// Makes models of random heights. If `declaring` is not 0, one of as many declares its height.
    private func tall(_ count: Int, declaring: Int = 0) -> [Tall] {
      var generator = SeededGenerator(seed: 39)
      return (0..<count).map {
        let height = CGFloat(Int.random(in: 20...200, using: &generator))
        return Tall(id: $0, height: height, isDeclared: declaring > 0 && $0 % declaring == 0)
      }
    }

    private func list(_ kind: ListKind, _ items: [Tall]) -> ListSource {
      ListSource {
        ListSection("rows") {
          kind == .table ? Rows(items, cell: TallCell.self) : Rows(items, cell: TallItem.self)
        }
      }
      .layout(.waterfall(columns: 1))
    }

    private func shown(_ kind: ListKind, _ items: [Tall]) -> Screen {
      Screen(kind, showing: list(kind, items))
    }

    private func total(_ items: [Tall]) -> CGFloat { items.reduce(0) { $0 + $1.ownHeight } }

    /// Waits until all heights are known.
    private func settle(_ screen: Screen, _ items: [Tall], height: CGFloat? = nil) async {
      let total = height.map { $0 * CGFloat(items.count) } ?? total(items)
      for _ in 0..<100_000 where screen.listView.contentSize.height != total {
        await Task.yield()
        screen.layOut()
      }
    }

    /// Scrolls, and returns how much a row that is visible before and after moved otherwise.
    private func scroll(_ screen: Screen, by distance: CGFloat) -> [CGFloat] {
      let list = screen.listView
      let offset = list.contentOffset.y + distance
      guard offset >= 0, offset + 2_000 < list.contentSize.height,
        let before = position(screen, within: distance)
      else { return [] }
      screen.scroll(to: offset)
      return [abs(position(of: before.row, screen) - (before.y - distance))]
    }

    /// A visible row that stays visible after scrolling, and its distance from the top of the screen.
    private func position(_ screen: Screen, within distance: CGFloat = 0) -> (row: IndexPath, y: CGFloat)? {
      let rows = screen.view.visiblePlaces.map { ($0, position(of: $0, screen)) }
      return rows.first { (max(0, distance)...480 + min(0, distance)).contains($0.1) }.map {
        (row: $0.0, y: $0.1)
      }
    }

    private func position(of row: IndexPath, _ screen: Screen) -> CGFloat {
      screen.view.rect(at: row).minY - screen.listView.contentOffset.y
    }
  }

  /// A model whose cell has a height, or an area.
  private struct Tall: CellModel, Identifiable, Equatable {
    var id: Int
    var ownHeight: CGFloat = 0
    var area: CGFloat = 0
    var isDeclared = false
    var growsWithText = false
    var box: Box?
    var stopwatch: Stopwatch?

    init(
      id: Int,
      height: CGFloat = 0,
      area: CGFloat = 0,
      isDeclared: Bool = false,
      growsWithText: Bool = false,
      box: Box? = nil,
      stopwatch: Stopwatch? = nil
    ) {
      (self.id, ownHeight, self.area, self.isDeclared) = (id, height, area, isDeclared)
      (self.growsWithText, self.box, self.stopwatch) = (growsWithText, box, stopwatch)
    }

    var height: CellHeight { isDeclared ? .fixed(Double(ownHeight)) : .measured }

    @MainActor
    func size(in width: CGFloat, _ traits: UITraitCollection) -> CGSize {
      if let box { return CGSize(width: width, height: box.height) }
      let factor: CGFloat = growsWithText && traits.preferredContentSizeCategory == .extraLarge ? 2 : 1
      return CGSize(width: width, height: area > 0 ? area / width : ownHeight * factor)
    }
  }

  private final class TallCell: UITableViewCell, ViewConfigurable {
    private var tall = Tall(id: 0)

    func configure(with tall: Tall) {
      self.tall = tall
      tall.stopwatch?.measure()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { tall.size(in: size.width, traitCollection) }
  }

  /// An item that has a height only by its layout attributes.
  private final class FittedItem: UICollectionViewCell, ViewConfigurable {
    private var tall = Tall(id: 0)

    func configure(with tall: Tall) { self.tall = tall }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = tall.ownHeight
      return attributes
    }
  }

  private final class TallItem: UICollectionViewCell, ViewConfigurable {
    private var tall = Tall(id: 0)

    func configure(with tall: Tall) {
      self.tall = tall
      tall.stopwatch?.measure()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { tall.size(in: size.width, traitCollection) }
  }

  /// A height that is not in the model.
  private final class Box: Equatable {
    var height: CGFloat

    init(_ height: CGFloat) { self.height = height }

    static func == (one: Box, other: Box) -> Bool { one === other }
  }

  /// A clock on which the configuration of a cell takes 1 millisecond.
  private final class Stopwatch: Equatable {
    private(set) var now = ContinuousClock.now
    private(set) var rows = 0

    func measure() {
      now += .milliseconds(1)
      rows += 1
    }

    func passing(_ duration: Duration) -> ContinuousClock.Instant {
      now += duration
      return now
    }

    static func == (one: Stopwatch, other: Stopwatch) -> Bool { one === other }
  }

  private final class HashCount {
    var hashes = 0
  }

  /// An id that counts how often ids are hashed.
  private struct CountedID: Hashable {
    let number: Int
    let count: HashCount

    static func == (one: CountedID, other: CountedID) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) {
      count.hashes += 1
      hasher.combine(number)
    }
  }

  private struct Counted: Identifiable, Equatable {
    let id: CountedID
  }

  private final class CountedCell: UITableViewCell, ViewConfigurable {
    func configure(with model: Counted) {}
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }

  private final class CountedItem: UICollectionViewCell, ViewConfigurable {
    func configure(with model: Counted) {}
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }
#endif
