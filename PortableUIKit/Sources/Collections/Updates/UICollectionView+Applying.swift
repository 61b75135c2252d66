import Foundation

extension UICollectionView {
  /// Applies a batch update to the displayed views and the layout.
  ///
  /// If a callback requests a reload, the reload replaces the batch update. If the updates contradict the item counts
  /// or each other, the app terminates with UIKit's error message.
  ///
  /// Unless the collection view is scrolled to the start of its content, the first visible item that isn't deleted or
  /// reloaded keeps its visible position. Apple doesn't document this behavior.
  func apply(_ updates: BatchUpdates) {
    let map = BatchUpdateMap(updates.operations)
    var anchor: CollectionAnchor?
    revision += 1
    load {
      let counts = askCounts()
      guard need != .counts else { return }
      check(updates, after: counts)
      anchor = self.anchor { map.kept($0) != nil }
      if let item = anchor?.item, let kept = map.kept(item) { anchor?.item = kept }
      let kinds = kindsOfItems()
      self.counts = counts
      updateLayout(after: map)
      move(by: map, kindsOfItems: kinds)
      reconfigure(updates, map: map)
    }
    layOut(holding: &anchor)
  }

  /// Moves an item that the user dropped, first in the collection view and then in the data source.
  ///
  /// Apple doesn't document this order. If the data source's item counts then contradict the move, the app terminates
  /// with UIKit's error message.
  func moveByUser(_ item: IndexPath, to target: IndexPath) {
    let updates = BatchUpdates([.moveRow(item, to: target)])
    let map = BatchUpdateMap(updates.operations)
    revision += 1
    load {
      move(by: map, kindsOfItems: kindsOfItems())
      dataSource?.collectionView(self, moveItemAt: item, to: target)
      let counts = askCounts()
      guard need != .counts else { return }
      check(updates, after: counts)
      self.counts = counts
      updateLayout(after: map)
    }
    var anchor: CollectionAnchor?
    layOut(holding: &anchor)
  }

  func check(_ updates: BatchUpdates, after counts: [Int]) {
    guard let violation = updates.violation(before: self.counts, after: counts) else { return }
    Rejection.collectionUpdate(self, violation).raise()
  }

  private func layOut(holding anchor: inout CollectionAnchor?) {
    prepareIfNeeded()
    if need == .nothing, collectionViewLayout.isPrepared {
      settle(&anchor)
      holdsPosition = false
    }
    layoutIfNeeded()
  }

  /// Returns the element kinds whose displayed supplementary views belong to items instead of sections.
  ///
  /// A layout doesn't store whether a view belongs to an item or a section, so the method infers it from index paths. A
  /// kind belongs to items if one of these conditions is true:
  ///
  /// - A view of the kind is displayed at an item index greater than 0.
  /// - In a section that displays a view of the kind, the layout has another one at item index 1.
  ///
  /// Header and footer kinds always belong to sections.
  private func kindsOfItems() -> Set<String> {
    let ofSections = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    var kinds: Set<String> = []
    for (kind, place) in shown.keys.map({ ($0.kind, $0.indexPath) }) where place.count > 1 {
      guard let kind, !ofSections.contains(kind), !kinds.contains(kind) else { continue }
      let next = IndexPath(item: 1, section: place.section)
      let isOfItems =
        place.item > 0
        || hasItem(next)
          && collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: next) != nil
      if isOfItems { kinds.insert(kind) }
    }
    return kinds
  }

  /// Assigns new index paths to displayed views, the selection and the highlight.
  ///
  /// The method removes the views of deleted and reloaded elements, and the scroll views of deleted sections.
  private func move(by map: BatchUpdateMap, kindsOfItems: Set<String>) {
    func kept(_ element: CollectionElement) -> CollectionElement? {
      guard let section = element.section else { return element }
      let isOfItem = element.kind.map(kindsOfItems.contains) ?? true
      var moved = element
      if isOfItem {
        guard let item = map.kept(element.indexPath) else { return nil }
        moved.indexPath = item
      } else {
        guard !map.reloads(.section(section)), let target = map.destination(ofSection: section) else {
          return nil
        }
        moved.indexPath.section = target
      }
      return moved
    }
    selection.move(by: map.kept)
    prefetching.move(by: map.kept)
    highlightedItem = highlightedItem.flatMap(map.kept)
    leaving += removeViews { kept($0) == nil }
    shown = shown.moved(by: kept)
    let gone = strips.filter { map.destination(ofSection: $0.key) == nil }
    for strip in gone.values { strip.removeFromSuperview() }
    strips = strips.moved(by: map.destination(ofSection:))
  }

  private func reconfigure(_ updates: BatchUpdates, map: BatchUpdateMap) {
    defer { reconfigured = nil }
    for case .reconfigureRow(let item) in updates.operations where need == .nothing {
      guard let item = map.kept(item), let cell = cellForItem(at: item), let dataSource else { continue }
      reconfigured = (item, cell)
      let answer = dataSource.collectionView(self, cellForItemAt: item)
      guard answer === cell else { Rejection.otherCellForReconfiguredItem(item).raise() }
      shown[.cell(item)]?.settledSize = nil
    }
  }
}
