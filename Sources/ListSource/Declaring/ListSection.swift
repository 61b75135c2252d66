/// A section of a ``ListSource``: rows, with an optional header and footer.
///
/// ```swift
/// ListSection("notable", title: "Notable") {
///   Rows(notable, cell: NotableCell.self)
/// }
/// ```
///
/// A header or footer is a title or a view. If you declare both a title and a view, the view is shown.
///
/// A new title, or a new model for ``header(showing:_:)``, updates the existing header. Adding or removing a header, or
/// replacing a header view, reloads the section. The same applies to footers. If a text field in a reloaded section is
/// first responder, it resigns and becomes first responder again.
public struct ListSection {
  /// The contents of the section, stored in one object so that copying a section is fast.
  @usableFromInline let parts: Parts

  /// The id of the section, which must be unique in its list.
  public var id: AnyHashable { parts.id }

  /// Returns whether two sections have the same id. Ids of the same type are not converted to `AnyHashable`.
  func hasID(of other: ListSection) -> Bool { parts.hasID(of: other.parts) }

  /// Returns the hashes of the ids of sections. Equal ids have the same hash, even if their types differ.
  static func hashesOfIDs(_ sections: [ListSection], _ others: [ListSection]) -> ([Int], [Int]) {
    let first = (sections.first ?? others.first).map { type(of: $0.parts) }
    let haveOneType =
      sections.allSatisfy { type(of: $0.parts) == first }
      && others.allSatisfy { type(of: $0.parts) == first }
    let hash = { (section: ListSection) in haveOneType ? section.parts.hashOfID : section.id.hashValue }
    return (sections.map(hash), others.map(hash))
  }

  /// The number of rows that the section declares.
  public var count: Int { parts.count }

  var height: CellHeight? { parts.options?.value.height }
  var groups: [AnyRows] { parts.groups }
  var hasPrefetch: Bool { groups.contains { $0.has(.prefetch) && $0.prefetchDistance == nil } }
  func moves(_ move: RowMove) -> Bool { groups.contains { $0.moves(move) } }

  /// Creates a section with rows, from top to bottom, and optionally a title above and a text below them.
  ///
  /// The id of the section must be unique in its list. `indexTitle` is the title in the index at the side of a plain
  /// table view. Sections with the same index title share an entry.
  @inlinable
  public init(
    _ id: some Hashable,
    title: String? = nil,
    footerTitle: String? = nil,
    indexTitle: String? = nil,
    @ListBuilder<AnyRows> _ rows: () -> [AnyRows]
  ) {
    let isBare = title == nil && footerTitle == nil && indexTitle == nil
    let options = isBare ? nil : SectionOptions.shared(title, footerTitle, indexTitle)
    let groups = rows()
    // The compiler leaves out the array if it sees that a block declares one group.
    parts =
      groups.count == 1 ? PartsWithID(id, options, only: groups[0]) : PartsWithID(id, options, groups)
  }

  private init(_ parts: Parts) { self.parts = parts }

  package var header: Supplement? { parts.options?.value.header }

  var indexTitle: String? { parts.options?.value.indexTitle }

  package var footer: Supplement? { parts.options?.value.footer }

  /// Sets the title above the rows. Nil removes it. If the section also has a header view, the view is shown instead.
  public func title(_ title: String?) -> ListSection {
    with { $0.title = title }
  }

  /// Sets the text below the rows. Nil removes it. If the section also has a footer view, the view is shown instead.
  public func footerTitle(_ title: String?) -> ListSection {
    with { $0.footerTitle = title }
  }

  /// Sets the default row height of the section.
  ///
  /// This height overrides the heights of models and of the list. Heights of ``Rows`` override it.
  ///
  /// If the height is impossible, for example negative, the method reports it and uses ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSection {
    with { $0.height = height.checked("Rows of a section", position: "\(fileID):\(line)") }
  }

  var collapsing: Collapsing? { parts.options?.value.collapsing }

  /// The section's `DeclaredLayout` in collection views, or nil if it declares none.
  var layout: AnyObject? { parts.options?.value.layout }

  func with(layout: AnyObject) -> ListSection { with { $0.layout = layout } }
  func with(_ collapsing: Collapsing) -> ListSection { with { $0.collapsing = collapsing } }
  func with(header view: Supplement?) -> ListSection { with { $0.headerView = view } }
  func with(footer view: Supplement?) -> ListSection { with { $0.footerView = view } }

  /// Returns a copy with the header, footer and collapsing behavior of another section.
  func withSupplements(of other: ListSection) -> ListSection {
    with {
      let own = $0
      $0 = other.parts.options?.value ?? SectionOptions()
      ($0.height, $0.layout, $0.indexTitle) = (own.height, own.layout, own.indexTitle)
    }
  }

  func with(_ groups: [AnyRows]) -> ListSection { ListSection(parts.with(parts.options, groups)) }

  private func with(_ change: (inout SectionOptions) -> Void) -> ListSection {
    var options = parts.options?.value ?? SectionOptions()
    change(&options)
    return ListSection(parts.with(Shared(options), groups))
  }

  private var isBare: Bool { parts.options == nil || header == nil && footer == nil }

  /// If neither section has a header or footer, the result is true even if the events differ.
  func hasSupplements(of other: ListSection) -> Bool {
    isBare && other.isBare
      || header == other.header && footer == other.footer && collapsing?.event == other.collapsing?.event
  }

  /// Returns the group that contains a row, and the index of the group's first row in the section.
  func group(of row: Int) -> (rows: AnyRows, start: Int) {
    if let only = parts.only { return (only, 0) }
    let group = parts.starts.indices.partitioningIndex { parts.starts[$0] > row } - 1
    return (parts.several[group], parts.starts[group])
  }

  /// Returns the identity of a row. If the row's model has no id, the identity is based on the row's position.
  func identity(of row: Int) -> RowIdentity {
    let (group, start) = group(of: row)
    return group.identity(at: row - start) ?? RowIdentity(position: row, in: id)
  }

  /// Returns the index of the row with an id, or nil if there is none.
  func index(of id: AnyHashable) -> Int? {
    var start = 0
    for group in groups {
      if let index = group.index(of: id) { return start + index }
      start += group.count
    }
    return nil
  }

  func row(at place: Int, listHeight: CellHeight?) -> Row {
    let (group, start) = group(of: place)
    let index = place - start
    return Row(group: group, index: index, place: place, sectionHeight: height, listHeight: listHeight)
  }
}

@usableFromInline
struct SectionOptions {
  var title: String?
  var footerTitle: String?
  var indexTitle: String?
  var headerView: Supplement?
  var footerView: Supplement?
  var height: CellHeight?
  var collapsing: Collapsing?
  var layout: AnyObject?

  @usableFromInline
  static func shared(_ title: String?, _ footer: String?, _ index: String?) -> Shared<SectionOptions> {
    Shared(SectionOptions(title: title, footerTitle: footer, indexTitle: index))
  }

  var header: Supplement? { headerView ?? title.map(Supplement.title) }
  var footer: Supplement? { footerView ?? footerTitle.map(Supplement.title) }
}

@usableFromInline
class Parts {
  let options: Shared<SectionOptions>?

  /// The section's only group, or nil if there are none or several.
  let only: AnyRows?

  /// The groups, or an empty array if there is only one.
  let several: [AnyRows]

  let count: Int

  /// The index of each group's first row in the section, or an empty array if there are fewer than two groups.
  let starts: [Int]

  var groups: [AnyRows] { only.map { [$0] } ?? several }

  @usableFromInline
  init(_ options: Shared<SectionOptions>?, only: AnyRows) {
    (self.options, self.only, several) = (options, only, [])
    (count, starts) = (only.count, [])
  }

  @usableFromInline
  init(_ options: Shared<SectionOptions>?, _ groups: [AnyRows]) {
    (self.options, only, several) = (options, nil, groups)
    count = groups.reduce(0) { $0 + $1.count }
    starts =
      groups.isEmpty ? [] : groups.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  var id: AnyHashable { AnyHashable(0) }
  var hashOfID: Int { 0 }
  func hasID(of other: Parts) -> Bool { id == other.id }
  func with(_ options: Shared<SectionOptions>?, _ groups: [AnyRows]) -> Parts { self }
}

@usableFromInline
final class PartsWithID<ID: Hashable>: Parts {
  @usableFromInline let ownID: ID

  @inlinable
  init(_ id: ID, _ options: Shared<SectionOptions>?, only: AnyRows) {
    ownID = id
    super.init(options, only: only)
  }

  @inlinable
  init(_ id: ID, _ options: Shared<SectionOptions>?, _ groups: [AnyRows]) {
    ownID = id
    super.init(options, groups)
  }

  override var id: AnyHashable { AnyHashable(ownID) }
  override var hashOfID: Int { ownID.hashValue }

  override func hasID(of other: Parts) -> Bool {
    guard type(of: other) == type(of: self) else { return super.hasID(of: other) }
    // Safe because the types are equal. Unlike `as?`, this does not retain.
    return ownID == unsafeDowncast(other, to: PartsWithID<ID>.self).ownID
  }

  override func with(_ options: Shared<SectionOptions>?, _ groups: [AnyRows]) -> Parts {
    groups.count == 1 ? PartsWithID(ownID, options, only: groups[0]) : PartsWithID(ownID, options, groups)
  }
}

package enum Supplement: Equatable {
  /// A title. The list view shows it in its own header or footer view.
  case title(String)

  /// A view that the app provides.
  case view(AnyObject)

  /// A view that the adapter creates and configures.
  case value(SupplementValue)

  package static func == (one: Supplement, other: Supplement) -> Bool {
    switch (one, other) {
    case (.title(let one), .title(let other)): one == other
    case (.view(let one), .view(let other)): one === other
    case (.value(let one), .value(let other)): one == other
    case (.title, _), (.view, _), (.value, _): false
    }
  }

  var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  var view: AnyObject? {
    if case .view(let view) = self { view } else { nil }
  }
}

/// A header or footer that is declared as a view class and a model.
package struct SupplementValue: Equatable {
  let kind: CellKind
  private let make: @MainActor () -> AnyObject
  private let model: Any

  init<View: ViewConfigurable>(_ make: @escaping @MainActor () -> View, _ model: View.Model) {
    (kind, self.make, self.model) = (.configurable(View.self), make, model)
  }

  package static func == (one: SupplementValue, other: SupplementValue) -> Bool {
    one.kind.isSame(as: other.kind) && isEqual(one.model, other.model)
  }

  @MainActor
  func makeView() -> AnyObject {
    let view = make()
    configure(view)
    return view
  }

  @MainActor func configure(_ view: AnyObject) { kind.configure(view, model, 0) }
}
