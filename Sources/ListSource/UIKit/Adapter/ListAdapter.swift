public import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// The base class of adapters, which show a ``ListSource`` in a list view and update it to later ones.
///
/// Use ``TableAdapter`` or ``CollectionAdapter``.
@MainActor
open class ListAdapter: NSObject {
  /// The last applied list, even if it does not show yet. Includes the user's reordering.
  public var source: ListSource { applied.source }

  /// Whether rows stay selected. Defaults to ``ListSelection/none``. Selected rows stay selected by id in later lists.
  public var selection = ListSelection.none {
    didSet { listView?.allowsMultipleSelection = selection == .multiple }
  }

  /// Makes the `backgroundView` that shows while the list has no rows. Hidden rows of collapsed sections count as rows.
  ///
  /// Called each time the list becomes empty. The adapter retains the closure, so capture the controller weakly.
  public var emptyView: (@MainActor () -> UIView)? {
    get { emptyState.makeView }
    set {
      emptyState.set(newValue, in: listView)
      updateEmptyState()
    }
  }

  /// Whether visible rows keep their place on the screen when rows above them are inserted, deleted or resized.
  /// Defaults to false.
  ///
  /// The first visible row that remains and does not move among the others keeps its place. A list with changes above
  /// it shows without animation.
  public var keepsPosition = false

  /// The maximum number of changed rows and sections for batch updates. The list view reloads if there are more.
  /// Defaults to nil, which means no limit.
  public var changeLimit: Int?

  /// Receives `scrollViewDidScroll`, `WillBeginDragging`, `DidEndDragging` and `DidEndDecelerating`. Held weakly.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  private let emptyState = EmptyState()

  /// The last applied list and the live source that makes it, if any.
  var applied: (source: ListSource, live: (any LiveSource)?) = (ListSource(), nil)

  /// The list view, or nil once it is deallocated or has another adapter.
  private(set) weak var listView: (any ListView)?

  /// The position of the row for which the list view is emitting an event.
  private(set) var emittingPosition: ListPosition?

  /// The list that the list view shows now.
  var shown = ShownList(ListSource())

  /// The cell of the row that the user drags.
  weak var draggedCell: (any ListCell)?

  var progress = ApplyingProgress()
  var cells = CellRegistry()

  /// The reuse identifiers that the adapter has registered with the list view.
  var registered: Set<String> = []

  /// The active observation, until another list is applied. The app retains it.
  weak var observation: AnyObject?

  let notices = CellNotices()
  let edgeViews = EdgeViews()

  /// The problems that have been reported.
  var roleNotices: Set<RoleNotice> = []

  /// Whether sections are collapsed, by id, once the user or the app has changed it.
  var collapsed: [AnyHashable: Bool] = [:]

  /// The object that supplies the lists, such as a paged list's manager. It leaves when another one replaces it, or
  /// when the list view gets another adapter.
  package var companion: (any ListCompanion)? {
    didSet { if oldValue !== companion { oldValue?.leave() } }
  }

  init(_ listView: any ListView) {
    self.listView = listView
  }

  /// Detaches from the list view, which has another adapter now.
  func detach() {
    if let listView {
      emptyState.update(in: listView) { false }
      resignRoles(in: listView)
    }
    edgeViews.keepOnly(for: [])
    companion = nil
    listView = nil
    progress.waiting?.end.finish(.superseded)
    progress.waiting = nil
    observation = nil
    // Released last, because a `deinit` may call the adapter.
    let earlier = (
      exchange(&applied, with: (ListSource(), nil)), exchange(&shown, with: ShownList(ListSource()))
    )
    withExtendedLifetime(earlier) {}
  }

  /// Emits an event from the list view for a row that no cell shows.
  func emitting<Answer>(for position: ListPosition, _ emit: () -> Answer) -> Answer {
    let outer = exchange(&emittingPosition, with: position)
    defer { emittingPosition = outer }
    return emit()
  }

  /// Shows ``emptyView`` if the list has no rows, else hides it.
  func updateEmptyState() {
    guard let listView, !progress.needsReload else { return }
    emptyState.update(in: listView) { isEmpty }
  }

  /// Whether the list has no rows at all, including hidden ones.
  private var isEmpty: Bool {
    (0..<shown.numberOfSections).allSatisfy { shown.numberOfRows(inSection: $0) == 0 } && !hasHiddenRows
  }

  // Overridden by each kind of adapter.

  /// Whether the list view uses declared row heights.
  var usesDeclaredHeights: Bool { true }

  /// Called before a list shows.
  func willShow(_ batches: ListBatches) { reportNewViews(by: batches) }

  /// Called after a list was shown by batch updates, or by a reload if `batches` is nil.
  func didShow(_ batches: ListBatches?) {
    if let listView, batches?.changesEdges != false { settleEdges(in: listView) }
    takeRolesIfNeeded()
  }

  /// Makes the next list reload the list view and measure its rows again, because they may have other cells.
  func forgetCells() { progress.needsReload = true }

  /// Called after batch updates, when the next list may be shown.
  func didUpdate() {}
}

/// A source that makes its list again on each request.
@MainActor
protocol LiveSource: AnyObject {
  /// The current list.
  var source: ListSource { get }
}
