public import Foundation

extension UICollectionView {
  /// Registers the class of cells with an identifier, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-2n4qm`).
  ///
  /// Ends the process with a message if the class isn't a cell class.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Registers the class of supplementary views of a kind, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-661io`).
  ///
  /// Ends the process with a message if the class isn't a reusable view class.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    var pool = supplementaryPools[elementKind] ?? ReusePool()
    pool.register(pool.checked(viewClass), for: identifier)
    supplementaryPools[elementKind] = pool
  }

  /// Returns a reused cell, or a new one of the registered class in the layout's size
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`).
  ///
  /// If no class is registered for the identifier, ends the process with the message of UIKit's exception ("must
  /// register a nib or a class for the identifier"). A cell can be reused once it is out of view.
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

  /// Returns a reused supplementary view, or a new one of the class registered for its kind
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)`).
  ///
  /// If no class is registered for the identifier, ends the process with the message of UIKit's exception ("must
  /// register a nib or a class for the identifier").
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

  /// Returns the reused view, prepared, or makes a new one.
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

  /// Returns the layout's size for an element, or zero if the layout would have to be prepared first.
  private func knownSize(_ find: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?) -> CGSize {
    guard need == .nothing, batch == nil, collectionViewLayout.isPrepared else { return .zero }
    return find(collectionViewLayout)?.size ?? .zero
  }

  // MARK: Making views

  /// Returns the data source's view for an element that came into view.
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

  /// Removes the views of the matching elements and returns them. A view that was never inserted becomes reusable at
  /// once.
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

  /// Reports removed views to the delegate and keeps them for reuse.
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

  /// Keeps a view for reuse unless it is in a superview.
  func keep(_ view: UICollectionReusableView, of element: CollectionElement) {
    guard view.superview == nil else { return }
    if let kind = element.kind {
      supplementaryPools[kind]?.keep(view, for: view.reuseIdentifier)
    } else if let cell = view as? UICollectionViewCell {
      cellPool.keep(cell, for: cell.reuseIdentifier)
    }
  }
}
