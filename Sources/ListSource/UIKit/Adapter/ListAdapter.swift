public import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// What the adapters of list views have in common: each shows a ``ListSource``, and the next one, and the next.
///
/// Make a ``TableAdapter`` or a ``CollectionAdapter``.
@MainActor
open class ListAdapter: NSObject {
  /// The list that was applied last, shown or about to be, with the rows where the user moved them.
  public var source: ListSource { applied.source }

  /// What becomes of rows that the user selects: none unless set otherwise. Rows that stay selected do so, by their ids, in
  /// the next lists too.
  public var selection = ListSelection.none {
    didSet { listView?.allowsMultipleSelection = selection == .multiple }
  }

  /// Makes the view that shows behind the list while there is no row, not even a hidden one, as the list view's
  /// `backgroundView`. It is called each time the list becomes empty; nil for none. The adapter keeps it, so capture the
  /// controller weakly.
  public var emptyView: (@MainActor () -> UIView)? {
    get { emptyState.makeView }
    set {
      emptyState.set(newValue, in: listView)
      updateEmptyState()
    }
  }

  /// Whether rows stay where they are on the screen when others come, go or change their height above them: the first row in
  /// view that stays, and does not move among the others, has the same place afterwards. A list that changes something above what is in view is
  /// shown without animation then. False unless set otherwise.
  public var keepsPosition = false

  /// How many rows and sections may come, go, move or change for a list to be shown by batch updates; with more the list
  /// view reloads. Nil, as it is at first, for any number.
  public var changeLimit: Int?

  /// Hears of scrolling: `scrollViewDidScroll`, `WillBeginDragging`, `DidEndDragging` and `DidEndDecelerating`. Held weakly.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  private let emptyState = EmptyState()

  /// That list, and what made it and makes it anew, if anything does. That ends with the next list that is applied.
  var applied: (source: ListSource, live: (any LiveSource)?) = (ListSource(), nil)

  /// The view that shows the list; nil once it is gone, or has got another adapter.
  private(set) weak var listView: (any ListView)?

  /// Where the row is or was whose event the list view is about to emit in place of a cell.
  private(set) var spoken: ListPosition?

  /// What the list view shows now.
  var shown = ShownList(ListSource())

  /// The cell that shows the row which the user drags.
  weak var lifted: (any ListCell)?

  var progress = ApplyingProgress()
  var cells = CellRegistry()

  /// The identifiers that the adapter registered cells under with the list view.
  var registered: Set<String> = []

  /// What declares the list anew when objects change, until another one is applied. It belongs to the app.
  weak var observation: AnyObject?

  let notices = CellNotices()
  let edgeViews = EdgeViews()

  /// What was reported of the adapter's place.
  var placeNotices: Set<PlaceNotice> = []

  /// Which collapsible sections hide their rows, by id, if the user or the app has said so.
  var collapsed: [AnyHashable: Bool] = [:]

  /// What feeds the adapter, if anything. It leaves where another one comes, and where the list view gets another
  /// adapter.
  package var companion: (any ListCompanion)? {
    didSet { if oldValue !== companion { oldValue?.leave() } }
  }

  init(_ listView: any ListView) {
    self.listView = listView
  }

  /// Leaves the list view, which has got another adapter.
  func detach() {
    if let listView {
      emptyState.update(in: listView) { false }
      leaveRoles(in: listView)
    }
    edgeViews.keepOnly(for: [])
    companion = nil
    listView = nil
    progress.waiting?.end.finish(.superseded)
    progress.waiting = nil
    observation = nil
    // What dies with these may come back here.
    let earlier = (
      exchange(&applied, with: (ListSource(), nil)), exchange(&shown, with: ShownList(ListSource()))
    )
    withExtendedLifetime(earlier) {}
  }

  /// Has the list view emit an event of a row that no cell shows.
  func speaking<Answer>(of position: ListPosition, _ emit: () -> Answer) -> Answer {
    let outer = exchange(&spoken, with: position)
    defer { spoken = outer }
    return emit()
  }

  /// Shows ``emptyView`` if a list without rows shows.
  func updateEmptyState() {
    guard let listView, !progress.needsReload else { return }
    emptyState.update(in: listView) { isEmpty }
  }

  /// Whether there is no row, not even a hidden one.
  private var isEmpty: Bool {
    (0..<shown.numberOfSections).allSatisfy { shown.numberOfRows(inSection: $0) == 0 } && !hidesRows
  }

  // What each kind of adapter does in its own way.

  /// Whether rows are as high as they declare.
  var usesDeclaredHeights: Bool { true }

  /// Prepares for a list that is about to show.
  func willShow(_ batches: ListBatches) { reportViewsMadeAnew(by: batches) }

  /// Takes note that a list shows: by batches, or by a reload.
  func didShow(_ batches: ListBatches?) {
    if let listView, batches?.changesEdges != false { settleEdges(in: listView) }
    takeRolesIfNeeded()
  }

  /// Has the next list shown by a reload, with sizes found anew: its rows may have other cells.
  func forgetCells() { progress.needsReload = true }

  /// Takes note of what the list view shows after its batches, when the next list may have its turn.
  func didUpdate() {}
}

/// What makes a list, and makes it anew where that is asked for.
@MainActor
protocol LiveSource: AnyObject {
  /// The list as it is now.
  var source: ListSource { get }
}
