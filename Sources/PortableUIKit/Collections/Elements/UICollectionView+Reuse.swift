public import Foundation

extension UICollectionView {
  /// Says which class the cells with an identifier are made of, or with `nil` that none is
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-2n4qm`).
  ///
  /// A class that is none of a cell ends the process with a message.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Says which class the supplementary views of a kind with an identifier are made of, or with `nil` that none is
  /// (`developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-661io`).
  ///
  /// A class that is none of a reusable view ends the process with a message.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    var pool = supplementaryPools[elementKind] ?? ReusePool()
    pool.register(pool.checked(viewClass), for: identifier)
    supplementaryPools[elementKind] = pool
  }

  /// A cell to use again, else a new one of the registered class, as large as the layout has it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`).
  ///
  /// An identifier that no class is registered for ends the process with the words of UIKit's exception ("must
  /// register a nib or a class for the identifier"). A cell is there to be used again once it has left the view.
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

  /// A supplementary view to use again, else a new one of the class that is registered for its kind
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablesupplementaryview(ofkind:withreuseidentifier:for:)`).
  ///
  /// An identifier that no class is registered for ends the process with the words of UIKit's exception ("must
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

  /// The view to use again, or a new one.
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

  /// The size that the layout has for something, unless it would have to be prepared.
  private func knownSize(_ find: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?) -> CGSize {
    guard need == .nothing, batch == nil, collectionViewLayout.isPrepared else { return .zero }
    return find(collectionViewLayout)?.size ?? .zero
  }

  // MARK: What the data source has

  /// The data source's view for something that came into view.
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

  // MARK: What leaves

  /// Takes the views of what satisfies a condition out of the collection view. What never was in it is kept to be used
  /// again at once.
  func take(_ isTaken: (CollectionElement) -> Bool = { _ in true }) -> [TakenElement] {
    var taken: [TakenElement] = []
    for element in shown.keys.filter(isTaken).sorted() {
      guard let view = shown.removeValue(forKey: element)?.view else { continue }
      guard view.superview != nil else {
        keep(view, of: element)
        continue
      }
      view.removeFromSuperview()
      taken.append(TakenElement(element: element, view: view))
    }
    return taken
  }

  /// Tells the delegate of what was taken, and keeps it to be used again.
  func end(_ taken: [TakenElement]) {
    for taken in taken {
      let (view, indexPath) = (taken.view, taken.element.indexPath)
      if let kind = taken.element.kind {
        delegate?.collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: kind,
          at: indexPath
        )
      } else if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      }
      keep(view, of: taken.element)
    }
  }

  /// Keeps what does not show to be used again.
  func keep(_ view: UICollectionReusableView, of element: CollectionElement) {
    guard view.superview == nil else { return }
    if let kind = element.kind {
      supplementaryPools[kind]?.keep(view, for: view.reuseIdentifier)
    } else if let cell = view as? UICollectionViewCell {
      cellPool.keep(cell, for: cell.reuseIdentifier)
    }
  }
}
