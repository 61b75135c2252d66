package import Foundation
internal import KitSupport
internal import PlatformUIKit

/// A place in a list: a row by its id, and where it is in the list view. See ``ListAdapter/position``.
public struct ListPlace: Codable, Sendable, Hashable {
  /// The id of the row, as JSON.
  private let id: Data

  /// The distance from the top edge of the list view to that of the row, in points.
  let distance: CGFloat

  fileprivate init?(_ id: AnyHashable, distance: CGFloat) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let value = id.base as? any Codable, let data = try? encoder.encode(value) else { return nil }
    (self.id, self.distance) = (data, distance)
  }

  /// Returns the id of the row, or nil if it cannot be an id of a type.
  package func id<ID: Hashable>(as type: ID.Type) -> ID? {
    guard let type = type as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: id)) as? ID
  }
}

/// The place to which a list view returns when its row is there.
enum AwaitedPlace {
  /// A place that the app has set.
  case stored(ListPlace)

  /// The id of a row, and the distance from the top edge of the list view to that of the row, in points.
  case row(AnyHashable, CGFloat)
}

extension ListAdapter {
  /// The place of the first visible row, for example to store it until the next launch.
  ///
  /// ```swift
  /// activity.addUserInfoEntries(from: ["position": try JSONEncoder().encode(adapter.position)])
  /// ```
  ///
  /// If you set it, the row returns to that place, as far as the list can scroll. If the list does not have the row, the
  /// adapter waits until a list has it, or the user scrolls. Until then, the value is the one that you set, and a list
  /// with ``followsEnd`` does not scroll to its end. A paged list that grows at both ends loads the page around the row,
  /// and more pages if the row cannot return to its place without them.
  ///
  /// The value is nil if no row is visible, or the list view is outside a window. If the id of the row is not `Codable`,
  /// this is reported, and the value is nil.
  ///
  /// - Complexity: If you set it, linear in the number of rows, now and for each list until the row arrives.
  public var position: ListPlace? {
    get {
      if case .stored(let place) = progress.place { return place }
      guard let listView, listView.window != nil, let kept = KeptPosition(of: shown, in: listView),
        let id = shown.id(of: kept.first)?.idOfRow
      else { return nil }
      let place = ListPlace(id, distance: kept.distance)
      if place == nil { reportUncodable(type(of: id.base)) }
      return place
    }
    set {
      progress.place = newValue.map { .stored($0) }
      guard !progress.isUpdating, let listView, let kept = awaitedPosition() else { return }
      keep(kept, in: listView)
    }
  }

  /// Returns a row to its place when the next list is shown, unless a place is awaited already.
  package func hold(_ id: AnyHashable, at distance: CGFloat) {
    if progress.place == nil { progress.place = .row(id, distance) }
  }

  /// The first visible row whose model has a type, and the distance of its top edge from that of the list view.
  package func firstVisibleRow<Model>(of type: Model.Type) -> (model: Model, distance: CGFloat)? {
    // UIKit logs a warning if the rows of a view without a window are read.
    guard let listView, listView.window != nil else { return nil }
    return listView.visibleRows.sorted().lazy.compactMap { [self] row in
      item(at: row, as: type).map { ($0, listView.frame(ofRow: row).minY - listView.contentOffset.y) }
    }.first
  }

  /// Returns the position of the row whose place is awaited, if the list has the row.
  func awaitedPosition() -> KeptPosition? {
    switch progress.place {
    case nil: return nil
    case .row(let id, let distance):
      progress.place = nil
      guard let index = shown.index(of: id) else { return nil }
      progress.place = .row(id, distance)
      return KeptPosition(of: index, in: shown, distance: distance)
    case .stored(let place):
      if let index = index(of: place) { return KeptPosition(of: index, in: shown, distance: place.distance) }
      companion?.load(place)
      return nil
    }
  }

  private func index(of place: ListPlace) -> RowIndex? {
    var types: Set<ObjectIdentifier> = []
    for section in 0..<shown.numberOfSections {
      for row in 0..<shown.numberOfRows(inSection: section) {
        guard let other = shown.id(of: RowIndex(section: section, row: row))?.idOfRow.base as? any Hashable,
          types.insert(ObjectIdentifier(type(of: other))).inserted, let index = index(of: place, like: other)
        else { continue }
        return index
      }
    }
    return nil
  }

  private func index<ID: Hashable>(of place: ListPlace, like _: ID) -> RowIndex? {
    place.id(as: ID.self).flatMap { shown.index(of: AnyHashable($0)) }
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
