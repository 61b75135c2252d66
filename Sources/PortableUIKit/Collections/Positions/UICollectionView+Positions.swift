public import Foundation

extension UICollectionView {
  /// How many sections there are, as the data source last said
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofsections`).
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items a section has, as the data source last said; none if there is no such section
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)`).
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? counts[section] : 0
  }

  /// Whether there is such a section.
  func hasSection(_ section: Int) -> Bool { counts.indices.contains(section) }

  /// Whether there is such an item.
  func hasItem(_ item: IndexPath) -> Bool {
    item.count == 2 && hasSection(item.section) && (0..<counts[item.section]).contains(item.item)
  }

  // MARK: Places

  /// Where the layout has an item, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)`).
  ///
  /// An item of a section that scrolls by itself is where it would be if that were not scrolled.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return hasItem(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Where the layout has a supplementary view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)`).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count < 2 || hasSection(indexPath.section) else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a place, in points of the view's content, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)`).
  ///
  /// In a section that scrolls by itself it is the item that is seen there.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var place = point
    if let strip = strips(in: spot).last(where: { $0.frame.contains(point) }) {
      place.x += (strips[strip.section]?.contentOffset.x ?? 0) - strip.frame.minX
      place.y -= strip.frame.minY
      let inStrip = elements(
        inStrip: strip.section,
        rect: CGRect(origin: place, size: spot.size)
      ).map(\.attributes)
      if let item = item(at: place, of: inStrip) { return item }
    }
    return item(at: point, of: elements(in: spot).map(\.attributes))
  }

  private func item(at point: CGPoint, of attributes: [UICollectionViewLayoutAttributes]) -> IndexPath? {
    let cells = attributes.filter { $0.element?.kind == nil && $0.frame.contains(point) }
    return cells.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Views

  /// What an element's view shows, or `nil` if it does not show.
  func element(of view: UICollectionReusableView) -> CollectionElement? {
    shown.first { $0.value.view === view }?.key
  }

  /// The item that a cell shows, or `nil` if it is not in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)`).
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    element(of: cell).flatMap { $0.kind == nil ? $0.indexPath : nil }
  }

  /// The cell that shows an item, or `nil` if the item is not in view or not there
  /// (`developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)`).
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)]?.cell }

  /// The cells in view; from the first item to the last, which UIKit does not promise
  /// (`developer.apple.com/documentation/uikit/uicollectionview/visiblecells`).
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in view, in order, which UIKit does not promise
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems`).
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  /// The supplementary view of a kind at a place, or `nil` if it is not in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)`).
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(kind: elementKind, indexPath: indexPath)]?.view
  }

  /// The supplementary views of a kind in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)`).
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the supplementary views of a kind in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)`).
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
}
