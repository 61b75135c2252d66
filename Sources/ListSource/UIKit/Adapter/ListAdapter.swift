public import Foundation
internal import KitSupport
public import PlatformUIKit

/// The base class of adapters, which display a ``ListSource`` in a table view or collection view.
///
/// Use ``TableAdapter`` or ``CollectionAdapter`` instead of this class.
@MainActor
open class ListAdapter: NSObject, UIScrollViewDelegate {
  /// The last applied list, even if it is not shown yet. Rows that the user has moved are at their new positions.
  public var source: ListSource { list.source }

  /// Whether a row stays selected after the user selects it, and how many rows can be selected. Defaults to
  /// ``ListSelection/none``.
  ///
  /// Unless the value is `none`, rows with the same ids stay selected in later lists. This includes hidden rows of
  /// collapsed sections, and rows that a list omits and a later list contains again. With `single`, such a row stays
  /// selected until another row is selected. Rows without ids stay selected only while they are shown.
  ///
  /// In editing mode, if the list view's `allowsMultipleSelectionDuringEditing` is true, a selection is a tick, for
  /// each value. A tick stays in later lists. It calls no selection handler, and emits only a ``SelectionChanged``, if
  /// ``emitsSelection`` is true. A ``ListController`` removes the ticks when it leaves editing mode.
  public var selection = ListSelection.none {
    didSet {
      listView?.allowsMultipleSelection = selection == .multiple
      if selection == .none { unshownSelection = [] }
    }
  }

  /// Whether a ``SelectionChanged`` is emitted when the user selects or deselects a row, if the adapter keeps rows
  /// selected. Defaults to false. A ``ListController`` sets it to true.
  public var emitsSelection = false

  /// A closure that creates the background view to show while the list has no rows, or nil for no view.
  ///
  /// Hidden rows of collapsed sections count as rows. An empty paged list shows the view only after its first page has
  /// arrived, and while nothing loads or has failed. The closure is called each time the view is about to show. Capture
  /// the controller weakly in it.
  public var emptyView: (@MainActor () -> UIView)? {
    get { emptyState.makeView }
    set {
      emptyState.set(newValue, in: listView)
      updateEmptyState()
      companion?.didSetEmptyView()
    }
  }

  /// Whether visible rows keep their position on the screen when rows above them are inserted, deleted or resized.
  /// Defaults to false.
  ///
  /// The first visible row that is neither deleted nor moved keeps its position, as far as the list can scroll. If a
  /// list changes anything above this row, the update is not animated. Outside a window, the row returns to its
  /// position when the list view is next laid out in a window, unless the app has scrolled in between.
  ///
  /// Self-sizing rows above have estimated heights until they are displayed, so rows may jump while the user scrolls
  /// up.
  public var keepsPosition = false

  /// Whether the list view stays at its end if it is there, as in a chat. Defaults to false.
  ///
  /// If the user sees the end, the list view scrolls to the new end when rows, heights, its own height or its bottom
  /// inset change, for example by a keyboard. It does so without an animation. Elsewhere, the first visible row keeps
  /// its position as with ``keepsPosition``. An empty list is at its end, so the first rows appear at the end.
  public var followsEnd = false {
    didSet { endKeeper = followsEnd ? endKeeper ?? EndKeeper(in: listView, of: self) : nil }
  }

  /// Whether the list view shows the end of the list, which is false while a paged list has more pages after its rows.
  public var isAtEnd: Bool { listView.map { !continuesAfterEnd && $0.isScrolledToEnd } ?? false }

  /// Whether rows will follow the last one, so that the end of the list view is not the end of the list.
  package var continuesAfterEnd = false

  private(set) var endKeeper: EndKeeper? {
    didSet { if oldValue !== endKeeper { oldValue?.removeFromSuperview() } }
  }

  /// The maximum number of row and section changes to show with batch updates. A list with more changes reloads the
  /// list view. Defaults to nil, which means no limit.
  public var changeLimit: Int?

  /// The delegate to which the adapter forwards scroll events. The adapter holds it weakly.
  ///
  /// It receives `scrollViewDidScroll`, `scrollViewWillBeginDragging`, `scrollViewDidEndDragging`,
  /// `scrollViewDidEndDecelerating`, `scrollViewDidScrollToTop`, `scrollViewDidEndScrollingAnimation` and
  /// `scrollViewDidChangeAdjustedContentInset`.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Returns whether another screen covers the list. If so, a selected row stays selected until the user returns.
  var isCovered: @MainActor () -> Bool = { false }

  /// Called after the user has selected or deselected a row, and after a scroll by the user or an animated one.
  var onInteraction: @MainActor () -> Void = {}

  private let emptyState = EmptyState()
  private(set) var list = ListState()
  private(set) weak var listView: (any ListView)?

  /// The position of the row for which the list view is currently emitting an event, if any.
  private(set) var emittingPosition: ListPosition?

  /// The identities of the selected rows that the list view does not show. During an update, these are all selected
  /// rows, because the list view may deselect any of them.
  var unshownSelection: Set<RowIdentity> = []

  /// Whether the list may lack rows because the user searches it. A search that is over hides rows until the next list.
  var (isSearched, isSearchOver) = (false, false)

  /// The answer of a test to the confirmation of a swipe, or nil to ask the user.
  package var confirmationAnswer: Bool?

  var dragged: DraggedRow?

  /// The adapters whose rows can be dropped here, and closures that end a drag in each list that the row has passed.
  var dragSources: [() -> ListAdapter?] = []
  var dragEnds: [@MainActor () -> Void] = []

  var progress = ApplyingProgress()
  var cells = CellRegistry()

  /// The last edits of a form that strategies refused by an error, by the ids of their rows.
  var refusedEdits: [AnyHashable: RefusedEdit] = [:]

  var registered: Set<String> = []

  /// The reuse identifiers of nibs in a collection view, which creates cells from nibs only for rows.
  var nibs: Set<String> = []

  /// The declaration that keeps the list up to date, or nil if there is none. Applying a list ends it.
  weak var declaration: ListDeclaration?

  let prefetches = Prefetches()
  let appearances = Appearances()
  let supplementViews = SupplementViews()

  /// The widths of the columns of waterfalls, by section, as the layout was last made.
  var columns: [Int: Double] = [:]

  var heights = HeightMemory<RowIdentity>()

  /// The view that measures rows, or nil until a row declares a measured height.
  var measuringView: MeasuringView? {
    didSet { if oldValue !== measuringView { oldValue?.removeFromSuperview() } }
  }

  /// The clock of the slices in which rows are measured.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }

  /// Waits before the next check whether a finger or an animation moves the list view.
  package var pause: @MainActor () async -> Void = { try? await Task.sleep(for: .milliseconds(50)) }

  let reports = Reports.Once<ListProblem>()

  let disclosures = Disclosures()

  /// The object that supplies the lists, such as the manager of a paged list. When it is replaced, or the list view
  /// gets another adapter, its `leave()` is called.
  package var companion: (any ListCompanion)? {
    didSet { if oldValue !== companion { oldValue?.leave() } }
  }

  init(_ listView: any ListView) {
    self.listView = listView
    super.init()
    disclosures.onLoad = { [weak self] in self?.showDisclosed() }
  }

  deinit {
    Task { @MainActor [prefetches, appearances, dragEnds] in
      for end in dragEnds { end() }
      prefetches.cancelAll()
      appearances.endAll()
    }
  }

  func detach() {
    if let listView {
      emptyState.update(in: listView) { false }
      resignRoles(in: listView)
    }
    supplementViews.keepOnly(for: [])
    companion = nil
    endKeeper = nil
    measuringView = nil
    listView = nil
    list.waiting?.end.finish(.superseded)
    declaration = nil
    prefetches.cancelAll()
    disclosures.forgetNodes()
    appearances.endAll()
    change { $0 = ListState() }
    if let drag = progress.drag { endDrag(drag) }
    dragged = nil
  }

  /// Changes the list. The earlier one is released last, because a `deinit` may call the adapter.
  func change(_ change: (inout ListState) -> Void) {
    var next = list
    change(&next)
    let earlier = exchange(&list, with: next)
    withExtendedLifetime(earlier) {}
  }

  var shown: ShownList { list.shown }

  func emitting<Answer>(for position: ListPosition, _ emit: () -> Answer) -> Answer {
    let outer = exchange(&emittingPosition, with: position)
    defer { emittingPosition = outer }
    return emit()
  }

  package func updateEmptyState() {
    guard let listView, !progress.needsReload else { return }
    emptyState.update(in: listView) { isEmpty }
  }

  /// Whether the applied list has no rows, not even hidden ones, and the companion allows the empty view.
  package var isEmpty: Bool {
    companion?.allowsEmptyView != false && source.sections.allSatisfy { $0.count == 0 }
  }

  /// Causes the next list to reload the list view and to measure all rows again, because cell classes may have changed.
  func forgetCells() {
    progress.needsReload = true
    forgetHeights()
  }

  // Overridden by the adapters of table views and collection views.

  var usesDeclaredHeights: Bool { true }

  /// The space beside the rows, in points.
  var sideInsets: CGFloat { 0 }

  /// Returns a copy of a list without the rows of its collapsed sections, and with the nodes below expanded nodes.
  func listToShow(for source: ListSource) -> ListSource { disclosures.shownRows(of: source, hiding: hides) }

  func willShow(_ batches: ListBatches) {
    reportNewViews(by: batches)
    cancelPrefetches(of: batches)
    forgetHeights(of: batches)
  }

  /// Updates the adapter after a list was shown. `batches` is nil if the list view was reloaded.
  func didShow(_ batches: ListBatches?) {
    if let listView, batches?.changesSupplements != false { settleSupplements(in: listView) }
    if batches?.changes.isEmpty != true { measuringView?.restart() }
    takeRolesIfNeeded()
  }

  /// Forgets measured heights, because other rows or cells may now be at the same positions.
  func forgetHeights() {
    heights = HeightMemory()
    measuringView?.forgetAll()
  }

  /// Performs work that must wait until batch updates have ended. Does nothing by default.
  func didUpdate() {}

  // Protocol methods are not in extensions, because subclasses could not override them there. Those of the delegate are
  // optional in UIKit and have default implementations in PortableUIKit. An optional parameter works with both.

  private func forward(_ view: UIScrollView, to method: ((UIScrollView) -> Void)?) { method?(view) }

  /// Forwards the call to ``scrollDelegate``.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let listView { reportLostRoles(from: listView) }
    duringCallback {
      forward(scrollView, to: scrollDelegate?.scrollViewDidScroll)
      prefetchAhead()
    }
    companion?.didScroll()
    watchRows()
    measuringView?.didScroll()
  }

  /// Forgets a ``position`` whose row has not arrived, and forwards the call to ``scrollDelegate``.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    progress.place = nil
    forward(scrollView, to: scrollDelegate?.scrollViewWillBeginDragging)
  }

  /// Forwards the call to ``scrollDelegate``.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let method: ((UIScrollView, Bool) -> Void)? = scrollDelegate?.scrollViewDidEndDragging
    method?(scrollView, decelerate)
    if !decelerate { didEndScrolling() }
  }

  /// Forwards the call to ``scrollDelegate``.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forward(scrollView, to: scrollDelegate?.scrollViewDidEndDecelerating)
    didEndScrolling()
  }

  /// Forgets a ``position`` whose row has not arrived, and forwards the call to ``scrollDelegate``.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    progress.place = nil
    forward(scrollView, to: scrollDelegate?.scrollViewDidScrollToTop)
    didEndScrolling()
  }

  /// Forwards the call to ``scrollDelegate``.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forward(scrollView, to: scrollDelegate?.scrollViewDidEndScrollingAnimation)
    didEndScrolling()
  }

  private func didEndScrolling() {
    companion?.didEndScrolling()
    measuringView?.setNeedsLayout()
    onInteraction()
  }

  /// Stays at the end if ``followsEnd`` is true, and forwards the call to ``scrollDelegate``.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    endKeeper?.setNeedsLayout()
    forward(scrollView, to: scrollDelegate?.scrollViewDidChangeAdjustedContentInset)
  }
}

@MainActor
private final class EmptyState {
  private(set) var makeView: (@MainActor () -> UIView)?

  /// The shown view and the background view that it replaced, or nil if no view from `makeView` is shown.
  private var shown: (view: UIView, earlier: UIView?)?

  func set(_ makeView: (@MainActor () -> UIView)?, in listView: (any ListView)?) {
    let earlier = exchange(&self.makeView, with: makeView)
    if let listView { hide(in: listView) }
    withExtendedLifetime(earlier) {}
  }

  func update(in listView: any ListView, isEmpty: () -> Bool) {
    guard isEmpty() else { return hide(in: listView) }
    // The closure may have applied another list.
    guard shown == nil, let view = makeView?(), isEmpty() else { return }
    hide(in: listView)
    shown = (view, listView.backgroundView)
    listView.backgroundView = view
  }

  /// Restores the previous background view, unless the app has set a different one in the meantime.
  private func hide(in listView: any ListView) {
    guard let shown = exchange(&shown, with: nil), listView.backgroundView === shown.view else { return }
    listView.backgroundView = shown.earlier
  }
}

/// An object that supplies the lists of an adapter, as `PagedManager` does. The adapter retains it until another one or
/// ``TableAdapter/apply(renewing:onScroll:)`` replaces it, or the list view gets another adapter.
@MainActor
package protocol ListCompanion: AnyObject {
  /// Whether the ``ListAdapter/emptyView`` may show while there are no rows.
  var allowsEmptyView: Bool { get }

  /// The part of the list view's top inset that a view above the rows adds while it is visible, in points.
  var headInset: CGFloat { get }

  /// Applies the current list.
  func show()

  /// Responds to another ``ListAdapter/emptyView``.
  func didSetEmptyView()

  /// Prepares for a row that is about to be displayed, and that `rowsBefore` rows of the list precede and `rowsAfter`
  /// rows follow.
  func willDisplayRow(rowsBefore: Int, rowsAfter: Int)

  /// Responds to a new content offset.
  func didScroll()

  /// Responds to the end of a scroll by the user, or of an animated one by the app.
  func didEndScrolling()

  /// Loads the row at a place that the app has set, because the list lacks it. Returns false if this is not possible now.
  func load(_ place: ListPlace) -> Bool

  /// Restores the list view and stops showing lists in it.
  func leave()
}
