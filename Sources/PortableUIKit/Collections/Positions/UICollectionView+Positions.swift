public import Foundation

extension UICollectionView {
  /// The number of sections that the data source last reported
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofsections`).
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items that the data source last reported for a section, or 0 if the section doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)`).
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? counts[section] : 0
  }

  /// Returns whether a section exists.
  func hasSection(_ section: Int) -> Bool { counts.indices.contains(section) }

  /// Returns whether an item exists.
  func hasItem(_ item: IndexPath) -> Bool {
    item.count == 2 && hasSection(item.section) && (0..<counts[item.section]).contains(item.item)
  }

  // MARK: Places

  /// Returns the layout attributes of an item, or `nil` if the item doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)`).
  ///
  /// For an item of an orthogonally scrolling section, they are the attributes before any scrolling.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return hasItem(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)`).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count < 2 || hasSection(indexPath.section) else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point in the view's content, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)`).
  ///
  /// In an orthogonally scrolling section, it is the item that is visible there.
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

  /// Returns the element of a view, or `nil` if the view isn't shown.
  func element(of view: UICollectionReusableView) -> CollectionElement? {
    shown.first { $0.value.view === view }?.key
  }

  /// Returns the item of a cell, or `nil` if the cell is not in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)`).
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    element(of: cell).flatMap { $0.kind == nil ? $0.indexPath : nil }
  }

  /// Returns the cell of an item, or `nil` if the item is not in view or doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)`).
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)]?.cell }

  /// The cells in view. They are in the order of their items, which UIKit doesn't guarantee
  /// (`developer.apple.com/documentation/uikit/uicollectionview/visiblecells`).
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in view. They are in order, which UIKit doesn't guarantee
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems`).
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  /// Returns the supplementary view of a kind at an index path, or `nil` if it is not in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryview(forelementkind:at:)`).
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(kind: elementKind, indexPath: indexPath)]?.view
  }

  /// Returns the supplementary views of a kind in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)`).
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the supplementary views of a kind in view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)`).
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
}
