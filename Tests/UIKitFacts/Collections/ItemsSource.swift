import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A data source of texts, which remembers what it was asked for.
final class ItemsSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  /// The heights that cells ask for, by text. The others ask for none.
  var heights: [String: CGFloat] = [:]
  /// The height that supplementary views ask for.
  var edgeHeight: CGFloat?
  var askedItems: [IndexPath] = []
  /// The supplementary views that were asked for: "header 0" for that of the first section.
  var askedEdges: [String] = []
  /// How often the numbers of sections or of items were asked for.
  private(set) var counts = 0
  /// The cell that was configured last.
  private(set) weak var lastCell: UICollectionViewCell?
  /// The supplementary view that was configured last.
  private(set) weak var lastEdge: UICollectionReusableView?
  var onCell: (IndexPath) -> Void = { _ in }
  var onCountSections: () -> Void = {}

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init([(0..<items).map { "item \($0)" }])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    counts += 1
    onCountSections()
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts += 1
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedItems.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    if let cell = cell as? TextItemCell {
      cell.text = sections[indexPath.section][indexPath.item]
      cell.height = heights[cell.text]
    }
    lastCell = cell
    onCell(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let words = words(of: kind, at: indexPath)
    askedEdges.append(words)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "edge",
      for: indexPath
    )
    if let view = view as? TextEdgeView {
      // A view of the whole layout has an index path of one index.
      let section = indexPath.count > 1 ? indexPath.section : -1
      view.text =
        words + (sections.indices.contains(section) ? sections[section].first.map { ": \($0)" } ?? "" : "")
      view.height = edgeHeight
    }
    lastEdge = view
    return view
  }
}

/// What a supplementary view is called in these tests: "header 0" for that of the first section.
func words(of kind: String, at indexPath: IndexPath) -> String {
  let name =
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  return "\(name) \(indexPath[0])"
}

/// A cell that keeps a text and remembers how often it was made ready to be used again.
final class TextItemCell: UICollectionViewCell {
  var text = ""
  /// The height that the cell prefers, or `nil` for that which it has.
  var height: CGFloat?
  private(set) var preparations = 0
  /// How often the cell was asked for the attributes that it prefers.
  private(set) var questions = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    questions += 1
    if let height { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }
}

/// A supplementary view that keeps a text and remembers how often it was made ready to be used again.
final class TextEdgeView: UICollectionReusableView {
  var text = ""
  /// The height that the view prefers, or `nil` for that which it has.
  var height: CGFloat?
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }
}

extension UICollectionView {
  /// A collection view as large as a small telephone, in no window, that makes no cells ahead.
  static func showing(_ source: ItemsSource, layout: UICollectionViewLayout? = nil) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: layout ?? UICollectionViewFlowLayout.rows()
    )
    collection.isPrefetchingEnabled = false
    collection.register(TextItemCell.self, forCellWithReuseIdentifier: "text")
    for kind in [elementKindSectionHeader, elementKindSectionFooter] {
      collection.register(TextEdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = source
    return collection
  }

  /// The items in view and their cells, in the order of the items.
  var visibleItems: [(indexPath: IndexPath, cell: TextItemCell)] {
    indexPathsForVisibleItems.sorted().compactMap { indexPath in
      (cellForItem(at: indexPath) as? TextItemCell).map { (indexPath, $0) }
    }
  }

  /// The texts of the cells in view, in the order of the items.
  var visibleTexts: [String] { visibleItems.map(\.cell.text) }

  /// The frames that the layout has for the items of a section, in their order.
  func frames(ofSection section: Int = 0) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The header or footer of a section that shows.
  func edge(
    ofSection section: Int,
    kind: String = UICollectionView.elementKindSectionHeader
  ) -> TextEdgeView? {
    supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as? TextEdgeView
  }
}
