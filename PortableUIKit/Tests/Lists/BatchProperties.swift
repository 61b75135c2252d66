// For the stand-in only: it checks internals of list views.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import TestSupport
  import Testing

  /// Properties that hold for every batch.
  @MainActor
  @Suite
  struct BatchProperties {
    @Test func aRandomBatchHasNoViolation() {
      for random in RandomCase.all(400) {
        let batch = RandomBatch(seed: random.seed)

        let violation = BatchUpdates(batch.updates).violation(
          before: batch.before.map(\.count),
          after: batch.after.map(\.count)
        )

        #expect(violation == nil, "\(random): \(batch)")
      }
    }

    @Test func countsThatTheUpdatesDoNotExplainAreViolations() {
      for random in RandomCase.all(400) {
        let batch = RandomBatch(seed: random.seed)
        let before = batch.before.map(\.count)
        let after = batch.after.map(\.count)
        var wrong = [after + [1], Array(after.dropLast())].filter { $0 != after }
        for section in batch.checkedSections {
          for change in [1, -1] where after[section] + change >= 0 {
            wrong.append(after)
            wrong[wrong.count - 1][section] += change
          }
        }

        let accepted = wrong.filter {
          BatchUpdates(batch.updates).violation(before: before, after: $0) == nil
        }

        #expect(accepted.isEmpty, "\(random): \(batch)")
      }
    }

    /// A list view whose sizes don't depend on what was visible before.
    enum Shape: CaseIterable, Sendable {
      case table, rows, sections, grid, strips
    }

    @Test(arguments: Shape.allCases)
    func aBatchHasTheSameResultAsAReload(shape: Shape) {
      for random in RandomCase.all(shape == .table ? 400 : 200) {
        let batch = RandomBatch(seed: random.seed)
        let shown = Shown(batch.before, as: shape)
        let (list, note) = (shown.list, "\(random): \(batch)" as Comment)
        let end = max(0, list.contentSize.height - list.bounds.height)
        list.scroll(to: min(CGFloat(random.seed % 7) * 40, end))
        let selected = list.visibleRows.dropFirst(Int(random.seed % 3)).first
        list.select(row: selected)
        let kept = selected.flatMap { batch.place(of: batch.before[$0.section][$0.row]) }
        let cells = list.shownCells.map { ($0, $0.shown) }

        list.batch {
          shown.source.sections = batch.after
          for update in batch.updates { list.perform(update) }
        }

        let reloaded = Shown(batch.after, as: shape)
        reloaded.list.contentOffset = list.contentOffset
        reloaded.list.layoutIfNeeded()
        #expect(list.visibleTexts == reloaded.list.visibleTexts, note)
        #expect(list.places == reloaded.list.places, note)
        #expect(list.edgePlaces == reloaded.list.edgePlaces, note)
        #expect(list.contentSize == reloaded.list.contentSize, note)
        #expect(list.looseSubviews.isEmpty, note)
        #expect(list.selectedRows == [kept].compactMap { $0 }, note)
        let shownSelected = list.visibleRows.filter { list.cell(at: $0)?.isSelected == true }
        #expect(shownSelected == [kept].compactMap { $0 }.filter { list.cell(at: $0) != nil }, note)
        for (cell, text) in cells where list.visibleTexts.contains(text) {
          let now = list.shownCells.first { $0.shown == text }
          #expect(now === cell || text.hasPrefix("new"), "\(random): \(text), \(batch)")
        }
      }
    }

    /// A list view of rows that are measured when visible, some with titles or headers.
    enum Look: CaseIterable, Sendable {
      case plain, grouped, insetGrouped, items, itemsWithHeaders
    }

    @Test(arguments: Look.allCases)
    func aViewShowsWhatIsInViewAfterAnyChange(look: Look) {
      for random in [RandomCase(seed: 4_946_081_350_948_570_399)] + RandomCase.all(30) {
        var generator = random.generator
        let script = ListScript(seed: random.seed, look: look)
        let list = script.list

        for step in 0..<30 {
          script.change(using: &generator)
          list.layoutIfNeeded()

          let (rows, note) = (list.rowsInBounds, "\(random), step \(step)" as Comment)
          #expect(list.visibleRows == rows, note)
          #expect(list.shownCells.map(\.frame) == rows.map { list.frame(at: $0) }, note)
          #expect(list.visibleTexts == rows.map { script.source.sections[$0.section][$0.row] }, note)
          #expect(Set(list.edgePlaces.keys) == list.edgesInBounds, note)
          let end = max(0, list.contentSize.height - list.bounds.height)
          #expect((0...end).contains(list.contentOffset.y), note)
          #expect(list.looseSubviews.isEmpty, note)
        }
      }
    }
  }

  /// A laid out list view of a shape.
  @MainActor
  private struct Shown {
    let source: ItemsSource
    let list: any ListView
    private let delegate: HeightDelegate
    private let sizes: ItemSizeDelegate

    init(_ sections: [[String]], as shape: BatchProperties.Shape) {
      let source = ItemsSource(sections)
      let height = { @MainActor (row: IndexPath) in
        let sum = source.sections[row.section][row.row].utf8.reduce(0) { $0 + Int($1) }
        return CGFloat(sum % 4 * 20 + 20)
      }
      self.source = source
      delegate = HeightDelegate { height($0) }
      sizes = ItemSizeDelegate { CGSize(width: 320, height: height($0)) }
      if shape == .table {
        let table = UITableView.showing(source)
        table.estimatedRowHeight = 0
        table.delegate = delegate
        list = table
      } else {
        let collection = UICollectionView.showing(source, layout: shape.makeLayout())
        if shape == .rows { collection.delegate = sizes }
        list = collection
      }
      list.layoutIfNeeded()
    }
  }

  extension BatchProperties.Shape {
    @MainActor
    fileprivate func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .table, .rows: return UICollectionViewFlowLayout.rows()
      case .sections:
        let layout = UICollectionViewFlowLayout.rows(header: 30, footer: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
      case .grid: return UICollectionViewCompositionalLayout(section: Self.makeGrid())
      case .strips:
        return UICollectionViewCompositionalLayout { section, _ in
          section.isMultiple(of: 2) ? .carousel(width: 100, height: 60) : Self.makeGrid()
        }
      }
    }

    @MainActor
    private static func makeGrid() -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection.grid(columns: 2, height: .absolute(40))
      section.boundarySupplementaryItems = [.header(.absolute(25)), .footer(.absolute(15))]
      section.contentInsets.bottom = 7
      return section
    }
  }

  /// A list view, and the changes that can happen to it.
  @MainActor
  private final class ListScript {
    let source: ItemsSource
    let list: any ListView
    private let delegate: HeightDelegate
    private var seed: UInt64

    init(seed: UInt64, look: BatchProperties.Look) {
      let source = ItemsSource(RandomBatch(seed: seed).before)
      (self.seed, self.source) = (seed, source)
      delegate = HeightDelegate { row in
        let text = source.sections[row.section][row.row]
        return source.heights[text] ?? CGFloat(text.utf8.reduce(0) { $0 + Int($1) } % 8 * 16)
      }
      let styles: [BatchProperties.Look: UITableView.Style] = [
        .plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped,
      ]
      if let style = styles[look] {
        source.headers = (0..<40).map { $0.isMultiple(of: 2) ? "section \($0)" : nil }
        let table = UITableView.showing(source, style: style)
        table.delegate = delegate
        list = table
      } else {
        let header: CGFloat? = look == .itemsWithHeaders ? 30 : nil
        source.edgeHeight = header.map { $0 + 7 }
        list = UICollectionView.showing(
          source,
          layout: UICollectionViewCompositionalLayout.fittingRows(estimate: 44, header: header)
        )
      }
      list.frame.size.height = 300
      list.layoutIfNeeded()
    }

    /// Makes a random change to the view, or to the rows and the view.
    func change(using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...2: list.drag(by: CGFloat(Int.random(in: -250...250, using: &generator)))
      case 3: list.reloadData()
      case 4:
        for row in list.visibleRows where Bool.random(using: &generator) {
          source.heights[source.sections[row.section][row.row]] = height(using: &generator)
          list.reconfigure(rows: [row])
        }
      case 5: list.frame.size.width = CGFloat(Int.random(in: 100...400, using: &generator))
      case 6 where list is UICollectionView:
        for cell in list.shownCells where Bool.random(using: &generator) {
          cell.height = height(using: &generator)
          source.heights[cell.shown] = cell.height
        }
        (list as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      default:
        seed &+= 1
        let batch = RandomBatch(seed: seed, before: source.sections)
        list.batch { [self] in
          source.sections = batch.after
          for update in batch.updates { list.perform(update) }
        }
      }
    }

    private func height(using generator: inout SeededGenerator) -> CGFloat {
      CGFloat(Int.random(in: 1...8, using: &generator) * 16)
    }
  }

  extension ListView {
    /// The frames of the visible cells, in the content.
    fileprivate var places: [IndexPath: CGRect] {
      visibleRows.reduce(into: [:]) { places, row in
        if let cell = cell(at: row) { places[row] = cell.convert(cell.bounds, to: self) }
      }
    }

    /// The rows in view, by the geometry of the list view.
    fileprivate var rowsInBounds: [IndexPath] {
      if let table = self as? UITableView { return table.indexPathsForRows(in: bounds) ?? [] }
      return attributesInBounds.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    }

    /// The headers and footers of a collection view that are in view.
    fileprivate var edgesInBounds: Set<String> {
      Set(
        attributesInBounds.compactMap { edge in
          edge.representedElementKind.map { words(of: $0, at: edge.indexPath) }
        }
      )
    }

    private var attributesInBounds: [UICollectionViewLayoutAttributes] {
      (self as? UICollectionView)?.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    }

    private var kinds: [String] {
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    }

    /// The frames of the visible headers and footers of a collection view.
    fileprivate var edgePlaces: [String: CGRect] {
      guard let collection = self as? UICollectionView else { return [:] }
      return kinds.reduce(into: [:]) { places, kind in
        for section in 0..<numberOfSections {
          if let view = collection.edge(ofSection: section, kind: kind) {
            places[words(of: kind, at: [section, 0])] = view.frame
          }
        }
      }
    }

    /// Cells and supplementary views in the view, or in its strips, that belong to no visible row or section.
    fileprivate var looseSubviews: Set<UIView> {
      guard let collection = self as? UICollectionView else {
        return Set(subviews.filter { $0 is UITableViewCell }).subtracting(visibleCellViews)
      }
      let views = subviews + subviews.filter { $0 is UIScrollView }.flatMap(\.subviews)
      let edges = kinds.flatMap { collection.visibleSupplementaryViews(ofKind: $0) }
      return Set(views.filter { $0 is UICollectionReusableView }).subtracting(visibleCellViews).subtracting(
        edges
      )
    }
  }
#endif
