#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  // PortableUIKit has no diffable data sources, because the kit needs none. These have what the screens use.

  /// The sections and items of a list (`developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct`).
  struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  > {
    private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap(itemIdentifiers(inSection:)) }

    func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
      items[identifier] ?? []
    }

    mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
      sectionIdentifiers += identifiers
      precondition(Set(sectionIdentifiers).count == sectionIdentifiers.count, "A section appears twice.")
    }

    mutating func appendItems(
      _ identifiers: [ItemIdentifierType],
      toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
      guard let section = sectionIdentifier ?? sectionIdentifiers.last,
        sectionIdentifiers.contains(section)
      else { preconditionFailure("The snapshot has no such section.") }
      items[section, default: []] += identifiers
      precondition(Set(itemIdentifiers).count == itemIdentifiers.count, "An item appears twice.")
    }

    mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
      precondition(Set(itemIdentifiers).isSuperset(of: identifiers), "The snapshot has no such item.")
      reconfiguredItemIdentifiers += identifiers
    }

    /// The snapshot without the items to reconfigure.
    var settled: Self {
      var copy = self
      copy.reconfiguredItemIdentifiers = []
      return copy
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
      guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
      let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
      return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
      for (number, section) in sectionIdentifiers.enumerated() {
        guard let place = itemIdentifiers(inSection: section).firstIndex(of: item) else { continue }
        return IndexPath(item: place, section: number)
      }
      return nil
    }
  }

  /// The changes of a batch update between two snapshots. What moves is deleted and inserted, unlike in UIKit.
  struct DiffableChanges {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var deletedItems: [IndexPath] = []
    private(set) var insertedItems: [IndexPath] = []

    init<Section, Item>(
      from old: NSDiffableDataSourceSnapshot<Section, Item>,
      to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
      for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
        switch change {
        case .remove(let offset, _, _): deletedSections.insert(offset)
        case .insert(let offset, _, _): insertedSections.insert(offset)
        }
      }
      for (place, section) in old.sectionIdentifiers.enumerated() where !deletedSections.contains(place) {
        guard let newPlace = new.sectionIdentifiers.firstIndex(of: section) else { continue }
        let items = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
        for change in items.1.difference(from: items.0) {
          switch change {
          case .remove(let offset, _, _): deletedItems.append(IndexPath(item: offset, section: place))
          case .insert(let offset, _, _): insertedItems.append(IndexPath(item: offset, section: newPlace))
          }
        }
      }
    }
  }
#endif
