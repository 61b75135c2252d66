#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// A data source that shows snapshots in a table view
  /// (`developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir`).
  ///
  /// All rows can be edited. Apple does not document the default.
  @MainActor
  class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >: NSObject, UITableViewDataSource {
    typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      (self.tableView, self.cellProvider) = (tableView, cellProvider)
      super.init()
      tableView.dataSource = self
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      let changes = DiffableChanges(from: shown, to: snapshot)
      let animation: UITableView.RowAnimation = animatingDifferences ? .automatic : .none
      tableView?.performBatchUpdates { [self] in
        shown = snapshot.settled
        tableView?.deleteSections(changes.deletedSections, with: animation)
        tableView?.insertSections(changes.insertedSections, with: animation)
        tableView?.deleteRows(at: changes.deletedItems, with: animation)
        tableView?.insertRows(at: changes.insertedItems, with: animation)
      }
      let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:))
      tableView?.reconfigureRows(at: reconfigured)
      completion?()
    }

    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      shown.indexPath(of: itemIdentifier)
    }

    func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }

    // MARK: UITableViewDataSource

    func numberOfSections(in tableView: UITableView) -> Int { shown.sectionIdentifiers.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sectionIdentifier(for: section).map { shown.itemIdentifiers(inSection: $0).count } ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item)
      else { preconditionFailure("The cell provider returned no cell.") }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    {
      index
    }
  }
#endif
