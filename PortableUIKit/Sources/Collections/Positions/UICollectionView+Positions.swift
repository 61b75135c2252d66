public import Foundation

extension UICollectionView {
  /// The section count, as the data source last reported it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofsections`).
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the item count of the specified section, as the data source last reported it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)`).
  ///
  /// If the section doesn't exist, the method returns 0.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? counts[section] : 0
  }

  func hasSection(_ section: Int) -> Bool { counts.indices.contains(section) }

  func hasItem(_ item: IndexPath) -> Bool {
    item.count == 2 && hasSection(item.section) && (0..<counts[item.section]).contains(item.item)
  }

  // MARK: Places

  /// Returns the layout attributes of the specified item, or `nil` if the item doesn't exist or the layout has none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)`).
  ///
  /// If the item's section scrolls orthogonally, the attributes contain the frame that the item has before the section
  /// scrolls.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return hasItem(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the layout attributes of the specified supplementary view, or `nil` if the layout has no such view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)`).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count < 2 || hasSection(indexPath.section) else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the index path of the item at the specified point in the content, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)`).
  ///
  /// In an orthogonally scrolling section, the method returns the item that is currently visible at the point.
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

  /// Returns the element that a view displays, or `nil` if the view isn't displayed.
  func element(of view: UICollectionReusableView) -> CollectionElement? {
    shown.first { $0.value.view === view }?.key
  }

  /// Returns the cell of the specified item, or `nil` if the item isn't visible or doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)`).
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)]?.cell }

  /// The visible cells, sorted by index path (`developer.apple.com/documentation/uikit/uicollectionview/visiblecells`).
  ///
  /// UIKit doesn't guarantee an order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The index paths of the visible items, in ascending order
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems`).
  ///
  /// UIKit doesn't guarantee an order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  /// Returns the visible supplementary view of the specified kind at an index path, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)`).
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(kind: elementKind, indexPath: indexPath)]?.view
  }

  /// Returns the visible supplementary views of the specified kind, sorted by index path
  /// (`developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)`).
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of the specified kind, in ascending order
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)`).
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
}
