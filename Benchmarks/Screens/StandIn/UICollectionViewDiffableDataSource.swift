#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// A data source that shows snapshots in a collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa`).
  @MainActor
  class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >: NSObject, UICollectionViewDataSource {
    typealias CellProvider = (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
      super.init()
      collectionView.dataSource = self
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      let changes = DiffableChanges(from: shown, to: snapshot)
      collectionView?.performBatchUpdates { [self] in
        shown = snapshot.settled
        collectionView?.deleteSections(changes.deletedSections)
        collectionView?.insertSections(changes.insertedSections)
        collectionView?.deleteItems(at: changes.deletedItems)
        collectionView?.insertItems(at: changes.insertedItems)
      }
      collectionView?.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:)))
      completion?()
    }

    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      shown.indexPath(of: itemIdentifier)
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sectionIdentifiers.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section]).count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      guard let item = itemIdentifier(for: indexPath),
        let cell = cellProvider(collectionView, indexPath, item)
      else { preconditionFailure("The cell provider returned no cell.") }
      return cell
    }
  }
#endif
