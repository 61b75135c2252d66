internal import KitSupport
internal import PlatformUIKit

/// The list of an adapter: as the app applied it, and as the list view shows it.
///
/// Every change goes through ``ListAdapter/change(_:)``.
@MainActor
struct ListState {
  /// The last applied list, even if it is not shown yet. It includes the hidden rows of collapsed sections.
  private(set) var source = ListSource()

  /// The closure that returns the current list, or nil if the list changes only when another is applied.
  private(set) var renewal: ListRenewal?

  /// The update that will show `source`, or nil if no update is waiting.
  private(set) var waiting: WaitingUpdate?

  /// The content that the list view shows, or that it shows once it counts its sections.
  private(set) var shown = ShownList(ListSource())

  /// Whether the list view has counted its sections since `shown` was handed over to it.
  private(set) var isCounted = false

  /// Applies a list, which the update will show.
  mutating func apply(_ source: ListSource, renewedBy renewal: ListRenewal?, in update: WaitingUpdate) {
    (self.source, self.renewal, waiting) = (source, renewal, update)
  }

  /// Ends the wait of the update, if there is one.
  mutating func takeWaiting() -> WaitingUpdate? { exchange(&waiting, with: nil) }

  /// Sets the closure that returns the current list.
  mutating func renew(by renewal: ListRenewal) { self.renewal = renewal }

  /// Records the list that a renewal has returned, unless the renewal has applied another list.
  mutating func renew(to source: ListSource, by renewal: ListRenewal) {
    if self.renewal === renewal { self.source = source }
  }

  /// Hands over what the list view shows next.
  mutating func show(_ shown: ShownList) { (self.shown, isCounted) = (shown, false) }

  /// Forgets that the list view has counted its sections. From now on, a count shows that it performs an update.
  mutating func awaitCount() { isCounted = false }

  /// Records that the list view has counted its sections.
  mutating func count() { isCounted = true }

  /// Repeats in the applied list a move that `moved`, the shown list, already contains.
  mutating func follow(_ moved: ListSource, to target: RowIndex) {
    source = source.following(moved, to: target)
  }
}

/// An update that will show the applied list.
struct WaitingUpdate {
  /// The animation of rows and sections, or nil for no animation.
  let animation: UITableView.RowAnimation?

  /// Whether visible rows keep their position on the screen.
  let keepsPosition: Bool
  let end: UpdateEnd
}

/// The closure of a list that changes without being applied.
@MainActor
final class ListRenewal {
  /// Returns the current list.
  let source: @MainActor () -> ListSource

  init(_ source: @escaping @MainActor () -> ListSource) {
    self.source = source
  }
}
