// For the stand-in only: it checks internals of the collection view.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import TestSupport
  import Testing

  /// Properties that hold for every batch.
  @MainActor
  @Suite
  struct CollectionBatchProperties {
    /// A layout whose sizes don't depend on what was visible before.
    enum Shape: CaseIterable, Sendable {
      case rows, sections, grid, strips

      @MainActor
      func makeLayout() -> UICollectionViewLayout {
        switch self {
        case .rows: return UICollectionViewFlowLayout.rows()
        case .sections:
          let layout = UICollectionViewFlowLayout.rows(header: 30, footer: 20)
          layout.sectionHeadersPinToVisibleBounds = true
          return layout
        case .grid:
          return UICollectionViewCompositionalLayout(section: Shape.makeGrid())
        case .strips:
          return UICollectionViewCompositionalLayout { section, _ in
            section.isMultiple(of: 2) ? .carousel(width: 100, height: 60) : Shape.makeGrid()
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

    @Test(arguments: Shape.allCases)
    func aBatchHasTheSameResultAsAReload(shape: Shape) {
      for random in RandomCase.all(200) {
        let batch = RandomBatch(seed: random.seed)
        let source = ItemsSource(batch.before)
        let sizes = ItemSizeDelegate { [source] in
          let text = source.sections[$0.section][$0.item]
          return CGSize(width: 320, height: CGFloat(text.utf8.reduce(0) { $0 + Int($1) } % 4 * 20 + 20))
        }
        let collection = UICollectionView.showing(source, layout: shape.makeLayout())
        if shape == .rows { collection.delegate = sizes }
        collection.layoutIfNeeded()
        collection.contentOffset.y = min(
          CGFloat(random.seed % 7) * 40,
          max(0, collection.contentSize.height - collection.bounds.height)
        )
        collection.layoutIfNeeded()
        let selected = collection.visibleItems.dropFirst(Int(random.seed % 3)).first?.indexPath
        collection.selectItem(at: selected, animated: false, scrollPosition: [])
        let kept = selected.flatMap { batch.place(of: batch.before[$0.section][$0.item]) }
        let cells = collection.visibleItems.map { ($0.cell, $0.cell.text) }

        collection.performBatchUpdates {
          source.sections = batch.after
          for update in batch.updates { collection.perform(update) }
        }

        let reloadedSource = ItemsSource(batch.after)
        let reloaded = UICollectionView.showing(reloadedSource, layout: shape.makeLayout())
        if shape == .rows { reloaded.delegate = sizes }
        reloaded.layoutIfNeeded()
        reloaded.contentOffset = collection.contentOffset
        reloaded.layoutIfNeeded()
        #expect(collection.visibleTexts == reloaded.visibleTexts, "\(random): \(batch)")
        #expect(collection.places == reloaded.places, "\(random): \(batch)")
        #expect(collection.edgePlaces == reloaded.edgePlaces, "\(random): \(batch)")
        #expect(collection.contentSize == reloaded.contentSize, "\(random): \(batch)")
        #expect(collection.looseSubviews.isEmpty, "\(random): \(batch)")
        #expect(
          collection.indexPathsForSelectedItems ?? [] == [kept].compactMap { $0 },
          "\(random): \(batch)"
        )
        #expect(
          collection.visibleItems.filter(\.cell.isSelected).map(\.indexPath)
            == [kept].compactMap { $0 }.filter { collection.cellForItem(at: $0) != nil },
          "\(random): \(batch)"
        )
        for (cell, text) in cells where collection.visibleTexts.contains(text) {
          let shown = collection.visibleItems.first { $0.cell.text == text }?.cell
          #expect(shown === cell || text.hasPrefix("new"), "\(random): \(text), \(batch)")
        }
      }
    }

    @Test(arguments: [nil, 30] as [CGFloat?])
    func aViewShowsWhatIsInViewAfterAnyChange(header: CGFloat?) {
      for random in RandomCase.all(40) {
        var generator = random.generator
        let script = CollectionScript(seed: random.seed, header: header)
        script.collection.layoutIfNeeded()

        for step in 0..<30 {
          script.change(using: &generator)
          script.collection.layoutIfNeeded()

          let place: Comment = "\(random), step \(step)"
          let collection = script.collection
          let attributes =
            collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds) ?? []
          let cells = attributes.filter { $0.representedElementCategory == .cell }
            .sorted { $0.indexPath < $1.indexPath }
          #expect(collection.visibleItems.map(\.indexPath) == cells.map(\.indexPath), place)
          #expect(collection.visibleItems.map(\.cell.frame) == cells.map(\.frame), place)
          #expect(
            collection.visibleTexts
              == cells.map { script.source.sections[$0.indexPath.section][$0.indexPath.item] },
            place
          )
          #expect(
            Set(collection.edgePlaces.keys)
              == Set(
                attributes.compactMap { edge in
                  edge.representedElementKind.map { words(of: $0, at: edge.indexPath) }
                }
              ),
            place
          )
          let end = max(0, collection.contentSize.height - collection.bounds.height)
          #expect((0...end).contains(collection.contentOffset.y), place)
          #expect(collection.looseSubviews.isEmpty, place)
        }
      }
    }
  }

  /// A collection view of items that are measured when visible, and the changes that can happen to it.
  @MainActor
  private final class CollectionScript {
    let source: ItemsSource
    let collection: UICollectionView
    private var seed: UInt64

    init(seed: UInt64, header: CGFloat?) {
      self.seed = seed
      source = ItemsSource(RandomBatch(seed: seed).before)
      source.edgeHeight = header.map { $0 + 7 }
      collection = UICollectionView.showing(
        source,
        layout: UICollectionViewCompositionalLayout.fittingRows(estimate: 44, header: header)
      )
      collection.frame.size.height = 300
    }

    /// Makes a random change to the view, or to the items and the view.
    func change(using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...2: collection.drag(by: CGFloat(Int.random(in: -250...250, using: &generator)))
      case 3:
        collection.reloadData()
      case 4:
        for item in collection.visibleItems where Bool.random(using: &generator) {
          source.heights[item.cell.text] = CGFloat(Int.random(in: 1...8, using: &generator) * 16)
          collection.reconfigureItems(at: [item.indexPath])
        }
      case 5: collection.frame.size.width = CGFloat(Int.random(in: 100...400, using: &generator))
      case 6:
        for item in collection.visibleItems where Bool.random(using: &generator) {
          let height = CGFloat(Int.random(in: 1...8, using: &generator) * 16)
          source.heights[item.cell.text] = height
          item.cell.height = height
        }
        collection.collectionViewLayout.invalidateLayout()
      default:
        seed &+= 1
        let batch = RandomBatch(seed: seed, before: source.sections)
        collection.performBatchUpdates {
          self.source.sections = batch.after
          for update in batch.updates { self.collection.perform(update) }
        }
      }
    }
  }

  extension UICollectionView {
    /// Requests an operation.
    func perform(_ update: BatchUpdate) {
      switch update {
      case .deleteSection(let section): deleteSections([section])
      case .insertSection(let section): insertSections([section])
      case .reloadSection(let section): reloadSections([section])
      case .moveSection(let section, let target): moveSection(section, toSection: target)
      case .deleteRow(let item): deleteItems(at: [item])
      case .insertRow(let item): insertItems(at: [item])
      case .reloadRow(let item): reloadItems(at: [item])
      case .reconfigureRow(let item): reconfigureItems(at: [item])
      case .moveRow(let item, let target): moveItem(at: item, to: target)
      }
    }

    /// The frames of the visible cells, in the content.
    fileprivate var places: [IndexPath: CGRect] {
      visibleItems.reduce(into: [:]) { $0[$1.indexPath] = $1.cell.convert($1.cell.bounds, to: self) }
    }

    /// The frames of the visible headers and footers.
    fileprivate var edgePlaces: [String: CGRect] {
      let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      return kinds.reduce(into: [:]) { places, kind in
        for section in 0..<numberOfSections {
          if let view = edge(ofSection: section, kind: kind) {
            places[words(of: kind, at: [section, 0])] = view.frame
          }
        }
      }
    }

    /// Cells and supplementary views in the view, or in its strips, that belong to no visible item or section.
    fileprivate var looseSubviews: [UIView] {
      let views = subviews + subviews.filter { $0 is UIScrollView }.flatMap(\.subviews)
      let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      let shown = Set<UIView>(visibleCells + kinds.flatMap { visibleSupplementaryViews(ofKind: $0) })
      return views.filter { $0 is UICollectionReusableView && !shown.contains($0) }
    }
  }
#endif
