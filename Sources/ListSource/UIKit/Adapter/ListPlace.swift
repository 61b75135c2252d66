package import Foundation
internal import KitSupport
internal import PlatformUIKit

/// A place in a list: a row by its id, and where it is in the list view. See ``ListAdapter/position``.
public struct ListPlace: Codable, Sendable, Hashable {
  /// The id of the row, as JSON.
  private let id: Data

  /// The types of the id and the model. Rows with models of other types can have the same id.
  fileprivate let kind: String

  /// The distance from the top of the visible content to the top edge of the row, in points.
  fileprivate let distance: Double

  fileprivate init?(_ row: RowIdentity, distance: Double) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard !row.isPosition, let value = row.idOfRow.base as? any Codable, let data = try? encoder.encode(value)
    else { return nil }
    (id, kind, self.distance) = (data, row.typeOfID, distance)
  }

  /// Returns the id of the row, or nil if it is of another type. A paged list can begin around it.
  ///
  /// ```swift
  /// PagedList(around: place?.id(as: Message.ID.self) ?? newest, pageSize: 20, id: \.id) { … }
  /// ```
  public func id<ID: Hashable & Decodable>(as type: ID.Type) -> ID? {
    try? JSONDecoder().decode(type, from: id)
  }

  /// Returns the id of the row if it has the type of another one.
  package func id<ID: Hashable>(like _: ID) -> ID? {
    (ID.self as? any Decodable.Type).flatMap { try? JSONDecoder().decode($0, from: id) } as? ID
  }
}

/// The place to which a list view returns when its row is there.
struct AwaitedPlace {
  enum Row {
    /// The row of a place that the app has set.
    case stored(ListPlace)

    case id(AnyHashable)
  }

  let row: Row

  /// The distance from the top of the visible content to the top edge of the row, in points.
  let distance: CGFloat

  /// Whether the ``ListCompanion`` loads the row.
  var isLoading = false

  /// Whether the list has the row, but too few rows below it.
  var isFound = false

  /// The offset of the list view since then. If the app scrolls further down, the wait ends.
  var offset: CGFloat?
}

extension ListAdapter {
  /// The place of the first visible row, for example to store it until the next launch.
  ///
  /// ```swift
  /// activity.addUserInfoEntries(from: ["position": try JSONEncoder().encode(adapter.position)])
  /// ```
  ///
  /// If you set it, the row returns to that place, as far as the list can scroll vertically. If the list lacks the row,
  /// the adapter waits for a list that has it. The wait ends if the user scrolls or you scroll to a row. Until then, the
  /// value is the one that you set, and a list with ``followsEnd`` does not scroll to its end. A paged list that begins
  /// around a row loads the page around this row, and further pages if the row's place requires them.
  ///
  /// The value is nil if no row is visible, or the list view is outside a window. Rows whose ids are not `Codable` are
  /// passed over. If there are no others, this is reported, and the value is nil.
  ///
  /// - Complexity: If you set it, linear in the number of rows, now and for each list until the row arrives.
  public var position: ListPlace? {
    get {
      if case .stored(let place) = progress.place?.row { return place }
      guard let listView, listView.window != nil, let rows = KeptPosition(of: shown, in: listView)?.rows
      else { return nil }
      let places = rows.lazy.compactMap { ListPlace($0.id, distance: $0.distance - self.topInset) }
      if let place = places.first { return place }
      if let id = rows.first(where: { !$0.id.isPosition })?.id.idOfRow { reportUncodable(type(of: id.base)) }
      return nil
    }
    set {
      progress.place = newValue.map { AwaitedPlace(row: .stored($0), distance: $0.distance) }
      if !progress.isUpdating, let listView { _ = returnToPlace(in: listView) }
    }
  }

  /// The top inset of the list view, in points, without the part that comes and goes with a ``ListCompanion``'s head.
  private var topInset: CGFloat { (listView?.adjustedContentInset.top ?? 0) - (companion?.headInset ?? 0) }

  /// Returns a row to its place when the next list is shown, unless a place is awaited already.
  package func hold(_ id: AnyHashable, at distance: CGFloat) {
    if progress.place == nil { progress.place = AwaitedPlace(row: .id(id), distance: distance) }
  }

  /// Ends the wait for a row that the ``ListCompanion`` could not load.
  package func giveUp(_ place: ListPlace) {
    if case .stored(place) = progress.place?.row, progress.place?.isFound == false { progress.place = nil }
  }

  /// Returns the first visible row whose model has the type, and its distance from the top of the visible content.
  package func firstVisibleRow<Model>(of type: Model.Type) -> (model: Model, distance: CGFloat)? {
    guard let listView, listView.window != nil, let kept = KeptPosition(of: shown, in: listView) else {
      return nil
    }
    return kept.rows.lazy.compactMap { [self] row in
      (shown.row(at: row.place)?.model as? Model).map { ($0, row.distance - topInset) }
    }.first
  }

  /// The numbers of rows before and after the visible ones, or nil if no row is visible in a window.
  package var hiddenRowCounts: (before: Int, after: Int)? {
    guard let rows = listView?.visibleRows, let first = rows.min(), let last = rows.max() else { return nil }
    return (shown.numberOfRows(before: RowIndex(first)), shown.numberOfRows(after: RowIndex(last)))
  }

  /// Notes that the adapter itself has scrolled.
  func noteOffset(of listView: any ListView) {
    let offset = listView.contentOffset.y
    if progress.place?.offset != nil { progress.place?.offset = offset }
  }

  /// Ends the wait for a row if the app has scrolled down. An upward scroll may come from content that became shorter.
  func endWaitIfScrolled(_ listView: any ListView) {
    if let offset = progress.place?.offset, listView.contentOffset.y > offset + 1 { progress.place = nil }
  }

  /// Scrolls the row whose place is awaited to that place. Returns false if there is none, or the list lacks the row.
  func returnToPlace(in listView: any ListView) -> Bool {
    guard let place = progress.place, let index = awaitedRow(),
      let kept = KeptPosition(of: index, in: shown, distance: place.distance + topInset)
    else { return false }
    let isThere = keep(kept, in: listView)
    // Without more rows, the list cannot scroll further.
    if !listView.isUnmeasured {
      progress.place?.offset = listView.contentOffset.y
      if isThere || !continuesAfterEnd { progress.place = nil }
    }
    return true
  }

  private func awaitedRow() -> RowIndex? {
    switch progress.place?.row {
    case nil: return nil
    case .id(let id):
      let index = shown.index(of: id)
      if index == nil { progress.place = nil }
      return index
    case .stored(let place):
      let index = index(of: place)
      progress.place?.isFound = index != nil
      guard index == nil, progress.place?.isLoading == false, let companion else { return index }
      // The id of a row of another kind, such as a banner, is none of the companion's.
      guard shown.firstIndex(where: { $0.typeOfID == place.kind }) != nil else { return nil }
      progress.place?.isLoading = true
      if !companion.load(place) { progress.place?.isLoading = false }
      return nil
    }
  }

  private func index(of place: ListPlace) -> RowIndex? {
    var types: Set<ObjectIdentifier> = []
    var index: RowIndex?
    _ = shown.firstIndex { row in
      guard let other = row.idOfRow.base as? any Hashable,
        types.insert(ObjectIdentifier(type(of: other))).inserted, let id = place.id(like: other)
      else { return false }
      index = shown.firstIndex { $0.has(AnyHashable(id)) && $0.typeOfID == place.kind }
      return index != nil
    }
    return index
  }

  private func reportUncodable(_ type: Any.Type) {
    reports.report(
      .uncodable(ObjectIdentifier(type)),
      """
      The position of a list is nil, because the id of the first visible row has the type \(type), which is not Codable. \
      Make \(type) Codable, or give the rows another id by .id { … }.
      """
    )
  }
}

extension ListSource {
  /// Returns the models of a type in the list.
  ///
  /// - Complexity: Linear in the number of groups of rows.
  package func models<Model>(of type: Model.Type) -> [Model] {
    sections.lazy.flatMap(\.groups).compactMap { $0 as? ModelRows<Model> }.flatMap { rows in
      (0..<rows.count).lazy.compactMap { rows.model(at: $0) as? Model }
    }
  }
}
