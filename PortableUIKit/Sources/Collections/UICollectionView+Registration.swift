public import Foundation

extension UICollectionView {
  /// A registration of a cell class, with a closure that configures the cells
  /// (`developer.apple.com/documentation/uikit/uicollectionview/cellregistration`).
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The type of a closure that configures a cell for an item
    /// (`developer.apple.com/documentation/uikit/uicollectionview/cellregistration/handler`).
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration with a closure that configures cells
    /// (`developer.apple.com/documentation/uikit/uicollectionview/cellregistration/init(handler:)`).
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A registration of a supplementary view class, with a closure that configures the views
  /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration`).
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The type of a closure that configures a supplementary view
    /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration/handler`).
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration with the specified element kind and a closure that configures supplementary views
    /// (`developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration/init(elementkind:handler:)`).
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reused or new cell after the registration configures it for the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablecell(using:for:item:)`).
  ///
  /// If the item is `nil`, the cell isn't configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      Rejection.registeredClass(type(of: view), expected: Cell.self).raise()
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view after the registration configures it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablesupplementary(using:for:)`).
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let answer = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = answer as? Supplementary else {
      Rejection.registeredClass(type(of: answer), expected: Supplementary.self).raise()
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
