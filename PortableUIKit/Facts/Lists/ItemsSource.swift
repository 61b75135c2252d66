import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A data source of texts for list views of both kinds that records the requests.
final class ItemsSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var sections: [[String]]
  /// The titles of a table view.
  var headers: [String?] = []
  var footers: [String?] = []
  /// The heights that cells prefer, by text. Other cells prefer none.
  var heights: [String: CGFloat] = [:]
  /// The height that supplementary views prefer.
  var edgeHeight: CGFloat?
  var askedItems: [IndexPath] = []
  /// The requested supplementary views, such as "header 0" for the first section's.
  var askedEdges: [String] = []
  /// The number of requests for counts of sections or items.
  private(set) var counts = 0
  /// The cell that was configured last.
  private(set) weak var lastCell: UIView?
  var onCell: (IndexPath) -> Void = { _ in }
  var onCountSections: () -> Void = {}

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init([(0..<items).map { "item \($0)" }])
  }

  private func countSections() -> Int {
    counts += 1
    onCountSections()
    return sections.count
  }

  private func countRows(in section: Int) -> Int {
    counts += 1
    return sections[section].count
  }

  private func configure(_ cell: UIView, at row: IndexPath) {
    (cell as? any ListCell)?.show(sections[row.section][row.row], height: heights)
    lastCell = cell
    onCell(row)
  }

  // MARK: Table views

  func numberOfSections(in tableView: UITableView) -> Int { countSections() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countRows(in: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedItems.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  // MARK: Collection views

  func numberOfSections(in collectionView: UICollectionView) -> Int { countSections() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    countRows(in: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedItems.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    configure(cell, at: indexPath)
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
      // A view of the whole layout has an index path with a single index.
      let section = indexPath.count > 1 ? indexPath.section : -1
      view.text =
        words + (sections.indices.contains(section) ? sections[section].first.map { ": \($0)" } ?? "" : "")
      view.height = edgeHeight
    }
    return view
  }
}

/// Returns the name of a supplementary view in these tests, such as "header 0" for the first section's.
func words(of kind: String, at indexPath: IndexPath) -> String {
  let name =
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  return "\(name) \(indexPath[0])"
}

/// A cell of a list view of either kind, with a text and the height that it prefers, if any.
@MainActor
protocol ListCell: UIView {
  // Not `text`, which UITableViewCell had in iOS 2: on Mac Catalyst, a property of that name overrides it.
  var shown: String { get set }
  var height: CGFloat? { get set }
  /// The number of preparations for reuse.
  var preparations: Int { get }
  var contentView: UIView { get }
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
}

extension ListCell {
  fileprivate func show(_ text: String, height heights: [String: CGFloat]) {
    shown = text
    height = heights[text]
  }
}

final class TextCell: UITableViewCell, ListCell {
  var shown = ""
  var height: CGFloat?
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height ?? super.sizeThatFits(size).height)
  }
}

final class TextItemCell: UICollectionViewCell, ListCell {
  var shown = ""
  var height: CGFloat?
  private(set) var preparations = 0
  /// The number of requests for the preferred attributes.
  private(set) var measurements = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measurements += 1
    if let height { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }
}

/// A supplementary view with a text that counts its preparations for reuse.
final class TextEdgeView: UICollectionReusableView {
  var text = ""
  /// The height that the view prefers, or `nil` to keep the current one.
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

extension UITableView {
  /// Makes a table of a small phone's size, with rows of 50 points, in no window.
  static func showing(
    _ source: ItemsSource,
    style: UITableView.Style = .plain,
    delegate: (any UITableViewDelegate)? = nil
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.separatorStyle = .none
    table.dataSource = source
    table.delegate = delegate
    return table
  }

  /// The texts of the cells in view, from top to bottom.
  var visibleTexts: [String] { visibleCells.map { ($0 as? TextCell)?.shown ?? "?" } }
}

extension UICollectionView {
  /// Makes a collection view of a small phone's size, in no window and without prefetching.
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
  var visibleTexts: [String] { visibleItems.map(\.cell.shown) }

  /// Returns the layout's frames for the items of a section, in order.
  func frames(ofSection section: Int = 0) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Returns the visible header or footer of a section.
  func edge(
    ofSection section: Int,
    kind: String = UICollectionView.elementKindSectionHeader
  ) -> TextEdgeView? {
    supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as? TextEdgeView
  }
}
