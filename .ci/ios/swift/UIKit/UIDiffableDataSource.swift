// Apple documentation: "NSDiffableDataSourceSnapshot", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource".

// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
@available(iOS 13.0, *) @preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  public init() {}  // Apple documentation: "NSDiffableDataSourceSnapshot.init()"
  public var sectionIdentifiers: [SectionIdentifierType] { [] }  // Apple documentation: "NSDiffableDataSourceSnapshot.sectionIdentifiers"
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}  // Apple documentation: "NSDiffableDataSourceSnapshot.appendSections(_:)"
  // developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {}
  @available(iOS 15.0, *) public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}  // Apple documentation: "NSDiffableDataSourceSnapshot.reconfigureItems(_:)"
}

// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?  // Apple documentation: "UITableViewDiffableDataSource.CellProvider"
  // developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/init(tableview:cellprovider:)
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {}  // Apple documentation: "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)"
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { NSDiffableDataSourceSnapshot() }  // Apple documentation: "UITableViewDiffableDataSource.snapshot()"
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }  // developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/itemidentifier(for:)
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }  // Apple documentation: "UITableViewDiffableDataSource.indexPath(for:)"
  @available(iOS 15.0, *) open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }  // Apple documentation: "UITableViewDiffableDataSource.sectionIdentifier(for:)"
  // Apple documentation: "UITableViewDataSource", whose methods the class implements.
  open func numberOfSections(in tableView: UITableView) -> Int { 0 }  // Apple documentation: "UITableViewDataSource.numberOfSections(in:)"
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }  // Apple documentation: "UITableViewDataSource.tableView(_:numberOfRowsInSection:)"
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }  // Apple documentation: "UITableViewDataSource.tableView(_:cellForRowAt:)"
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }  // Apple documentation: "UITableViewDataSource.tableView(_:titleForHeaderInSection:)"
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }  // Apple documentation: "UITableViewDataSource.tableView(_:titleForFooterInSection:)"
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }  // Apple documentation: "UITableViewDataSource.sectionIndexTitles(for:)"
}

// developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?  // Apple documentation: "UICollectionViewDiffableDataSource.CellProvider"
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}  // Apple documentation: "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)"
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {}  // Apple documentation: "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)"
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }  // Apple documentation: "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)"
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }  // Apple documentation: "UICollectionViewDataSource.collectionView(_:cellForItemAt:)"
}

// developer.apple.com/documentation/uikit/uicollectionview
@available(iOS 14.0, *)
extension UICollectionView {
  // developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void  // developer.apple.com/documentation/uikit/uicollectionview/cellregistration/handler
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {}  // Apple documentation: "UICollectionView.CellRegistration.init(handler:)"
  }
  @MainActor @preconcurrency
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell { fatalError() }  // Apple documentation: "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)"
}
