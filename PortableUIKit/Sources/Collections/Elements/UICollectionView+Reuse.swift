public import Foundation

extension UICollectionView {
  /// Registers a class for creating cells, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-2n4qm`).
  ///
  /// If the class is neither ``UICollectionViewCell`` nor a subclass of it, the app terminates with an error message.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Registers a class for creating supplementary views, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-661io`).
  ///
  /// If the class is neither ``UICollectionReusableView`` nor a subclass of it, the app terminates with an error
  /// message.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    var pool = supplementaryPools[elementKind] ?? ReusePool()
    pool.register(pool.checked(viewClass), for: identifier)
    supplementaryPools[elementKind] = pool
  }

  /// Returns a reused cell, or a new cell of the registered class
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`).
  ///
  /// If the layout is prepared, the cell has the size that the layout provides for the item. Cells become reusable when
  /// they leave the visible area.
  ///
  /// While an item is reconfigured, the method returns the item's current cell if the identifier is the same.
  ///
  /// If no class is registered for the identifier, the app terminates with UIKit's error message. The message contains
  /// "must register a nib or a class for the identifier".
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.item == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    let size = knownSize { $0.layoutAttributesForItem(at: indexPath) }
    guard let cellClass = cellPool.viewClass(for: identifier) else {
      Rejection.unregisteredReusable("UICollectionElementKindCell", identifier: identifier).raise()
    }
    return ready(cellPool.take(for: identifier), of: cellClass, identifier, size: size)
  }

  /// Returns a reused supplementary view, or a new view of the registered class
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)`).
  ///
  /// If the layout is prepared, the view has the size that the layout provides for it.
  ///
  /// If no class is registered for the kind and identifier, the app terminates with UIKit's error message. The message
  /// contains "must register a nib or a class for the identifier".
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let size = knownSize { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    guard let viewClass = supplementaryPools[elementKind]?.viewClass(for: identifier) else {
      Rejection.unregisteredReusable(elementKind, identifier: identifier).raise()
    }
    let kept = supplementaryPools[elementKind]?.take(for: identifier)
    return ready(kept, of: viewClass, identifier, size: size)
  }

  /// Prepares `kept` for reuse and returns it, or returns a new view if `kept` is `nil`.
  ///
  /// If `size` is zero, a reused view keeps its current size.
  private func ready<View: UICollectionReusableView>(
    _ kept: View?,
    of viewClass: View.Type,
    _ identifier: String,
    size: CGSize
  ) -> View {
    guard let kept else {
      let view = viewClass.init(ofSize: size)
      view.reuseIdentifier = identifier
      return view
    }
    if size != .zero { kept.frame.size = size }
    kept.prepareForReuse()
    return kept
  }

  /// Returns the size of the layout attributes that `find` returns.
  ///
  /// The size is zero if `find` returns `nil`, the item counts are outdated, or the layout isn't prepared. It is also
  /// zero during a batch update.
  private func knownSize(_ find: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?) -> CGSize {
    guard need == .nothing, batch == nil, collectionViewLayout.isPrepared else { return .zero }
    return find(collectionViewLayout)?.size ?? .zero
  }

  // MARK: Making views

  /// Returns the view that the data source provides for an element.
  ///
  /// If there is no data source or the view wasn't dequeued, the app terminates with UIKit's error message.
  func makeView(of element: CollectionElement) -> UICollectionReusableView {
    guard let kind = element.kind else {
      guard let cell = dataSource?.collectionView(self, cellForItemAt: element.indexPath),
        cell.reuseIdentifier != nil
      else { Rejection.cellNotDequeued(element.indexPath).raise() }
      return cell
    }
    guard
      let view = dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: element.indexPath
      ), view.reuseIdentifier != nil
    else { Rejection.supplementaryNotDequeued(kind, element.indexPath).raise() }
    return view
  }

  // MARK: Removing views

  /// Removes the elements for which `isRemoved` returns `true`, and returns them with their views.
  ///
  /// The result excludes elements whose views have no superview yet. Those views become reusable immediately.
  func removeViews(_ isRemoved: (CollectionElement) -> Bool = { _ in true }) -> [RemovedElement] {
    var removed: [RemovedElement] = []
    for element in shown.keys.filter(isRemoved).sorted() {
      guard let view = shown.removeValue(forKey: element)?.view else { continue }
      guard view.superview != nil else {
        keep(view, of: element)
        continue
      }
      view.removeFromSuperview()
      removed.append(RemovedElement(element: element, view: view))
    }
    return removed
  }

  /// Notifies the delegate that views are no longer displayed, and makes those without a superview reusable.
  func end(_ removed: [RemovedElement]) {
    for removed in removed {
      let (view, indexPath) = (removed.view, removed.element.indexPath)
      if let kind = removed.element.kind {
        delegate?.collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: kind,
          at: indexPath
        )
      } else if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      }
      keep(view, of: removed.element)
    }
  }

  /// Makes a view reusable unless it has a superview.
  func keep(_ view: UICollectionReusableView, of element: CollectionElement) {
    guard view.superview == nil else { return }
    if let kind = element.kind {
      supplementaryPools[kind]?.keep(view, for: view.reuseIdentifier)
    } else if let cell = view as? UICollectionViewCell {
      cellPool.keep(cell, for: cell.reuseIdentifier)
    }
  }
}
