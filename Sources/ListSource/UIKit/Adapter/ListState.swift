public import Foundation
internal import PlatformUIKit

/// The list of an adapter: as the app applied it, and as the list view shows it. Every change goes through
/// ``ListAdapter/change(_:)``.
@MainActor
struct ListState {
  /// The last applied list, even if it is not shown yet. It includes the hidden rows of collapsed sections.
  var source = ListSource()

  /// The closure that returns the current list, or nil if the list changes only when another is applied.
  var renewal: ListRenewal?

  /// The update that will show `source`, or nil if no update is waiting.
  var waiting: WaitingUpdate?

  /// The content that the list view shows, or that it shows once it counts its sections.
  var shown = ShownList(ListSource())

  /// Whether the list view has counted its sections since `shown` was handed over to it.
  var isCounted = false

  mutating func apply(_ source: ListSource, renewedBy renewal: ListRenewal?, in update: WaitingUpdate) {
    (self.source, self.renewal, waiting) = (source, renewal, update)
  }

  mutating func show(_ shown: ShownList) { (self.shown, isCounted) = (shown, false) }
}

struct WaitingUpdate {
  /// Nil for no animation.
  let animation: UITableView.RowAnimation?
  let keepsPosition: Bool
  let end: UpdateEnd
}

/// The closure of a list that changes without being applied.
@MainActor
final class ListRenewal {
  let source: @MainActor () -> ListSource

  init(_ source: @escaping @MainActor () -> ListSource) {
    self.source = source
  }
}

/// The content of a list view: a complete list, or an intermediate state during batch updates.
struct ShownList {
  /// The list that the list view shows. During batch updates, this is the new list, even if parts of the old list are
  /// still shown.
  let source: ListSource

  let old: DeclaredRows
  let new: DeclaredRows
  let contents: [ListChanges.Content]

  /// The old indices of sections that still have their old headers and footers, by new index.
  let sectionsWithOldSupplements: [Int: Int]
}

extension ShownList {
  init(_ source: ListSource) {
    let rows = source.distinct.rows
    let contents = rows.sections.indices.map(ListChanges.Content.new)
    self.init(source: source, old: rows, new: rows, contents: contents, sectionsWithOldSupplements: [:])
  }

  var numberOfSections: Int { contents.count }

  func numberOfRows(inSection section: Int) -> Int {
    guard let origin = origin(of: section), origin.hasRows else { return 0 }
    return origin.rows.numberOfRows(inSection: origin.section)
  }

  /// - Complexity: Linear in the number of sections below.
  func numberOfRows(after index: RowIndex) -> Int {
    let below = (index.section + 1..<max(index.section + 1, numberOfSections))
    return below.reduce(numberOfRows(inSection: index.section) - index.row - 1) {
      $0 + numberOfRows(inSection: $1)
    }
  }

  /// - Complexity: Linear in the number of sections above.
  func numberOfRows(before index: RowIndex) -> Int {
    (0..<index.section).reduce(index.row) { $0 + numberOfRows(inSection: $1) }
  }

  func section(at index: Int) -> ListSection? {
    guard let origin = origin(of: index) else { return nil }
    let section = origin.rows.sections[origin.section]
    guard case .new(let place) = contents[index], let earlier = sectionsWithOldSupplements[place] else {
      return section
    }
    return section.withSupplements(of: old.sections[earlier])
  }

  func row(at index: RowIndex) -> Row? {
    guard let origin = origin(of: index.section), origin.hasRows else { return nil }
    return origin.rows.row(at: RowIndex(section: origin.section, row: index.row))
  }

  func id(of index: RowIndex) -> RowIdentity? {
    guard let origin = origin(of: index.section), origin.hasRows else { return nil }
    return origin.rows.identity(of: RowIndex(section: origin.section, row: index.row))
  }

  /// Returns the index of the row with an identity, or nil if there is none. Tries `guess` first.
  ///
  /// - Complexity: Constant if the row is at `guess`. Otherwise linear in the number of rows.
  func index(of id: RowIdentity, near guess: RowIndex) -> RowIndex? {
    self.id(of: guess) == id ? guess : firstIndex { $0 == id }
  }

  /// - Complexity: Linear in the number of rows.
  func index(of id: AnyHashable) -> RowIndex? { firstIndex(from: 0) { $1.index(of: id) } }

  /// - Complexity: Linear in the number of rows up to the last one that is found, or of all rows if one is missing.
  func indices(of ids: Set<RowIdentity>) -> [RowIndex] {
    var missing = ids
    var found: [RowIndex] = []
    while !missing.isEmpty, let index = firstIndex(after: found.last, where: { missing.remove($0) != nil }) {
      found.append(index)
    }
    return found
  }

  /// Returns the index of the first row, after `earlier` if that is not nil, whose identity satisfies a condition.
  func firstIndex(after earlier: RowIndex? = nil, where isMatch: (RowIdentity) -> Bool) -> RowIndex? {
    firstIndex(from: earlier?.section ?? 0) { section, declared in
      let start = section == earlier?.section ? (earlier?.row ?? -1) + 1 : 0
      return (start..<declared.count).first { isMatch(declared.identity(of: $0)) }
    }
  }

  private func firstIndex(from first: Int, _ row: (Int, ListSection) -> Int?) -> RowIndex? {
    for section in first..<numberOfSections {
      guard let origin = origin(of: section), origin.hasRows else { continue }
      if let row = row(section, origin.rows.sections[origin.section]) {
        return RowIndex(section: section, row: row)
      }
    }
    return nil
  }

  private func origin(of section: Int) -> (rows: DeclaredRows, section: Int, hasRows: Bool)? {
    guard contents.indices.contains(section) else { return nil }
    return switch contents[section] {
    case .old(let index): (old, index, true)
    case .new(let index): (new, index, true)
    case .oldWithoutRows(let index): (old, index, false)
    case .newWithoutRows(let index): (new, index, false)
    }
  }
}

extension IndexPath {
  /// Creates an index path from the section and row of a ``RowIndex``.
  public init(_ index: RowIndex) {
    self.init(row: index.row, section: index.section)
  }
}

extension RowIndex {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
