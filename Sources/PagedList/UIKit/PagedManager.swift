internal import KitSupport
package import ListSource
public import PlatformUIKit

/// The base class of ``PagedTable`` and ``PagedCollection``, which show a ``PagedList``.
///
/// Create one of the two subclasses instead of this class.
@MainActor
public class PagedManager<Item: Sendable> {
  /// The list that the manager shows.
  public let list: PagedList<Item>

  /// The table or collection view, or nil after the view is deallocated or gets a different manager or adapter.
  private(set) weak var listView: (any PagedListView)?
  private weak var adapter: ListAdapter?

  /// Whether the user can pull the list view down to load the first page.
  ///
  /// This is impossible while the list has previous pages, because these load there.
  ///
  /// The manager uses the list view's own refresh control or adds a new one. Setting this property to false removes
  /// only a control that the manager added. If the app sets a different control later, set this property to true
  /// again or call ``enterRefresh()``.
  ///
  /// In the Mac idiom of Mac Catalyst, the manager uses no refresh control. Call ``enterRefresh()`` from a menu item
  /// instead. The footer then shows that the page is loading.
  public var pullsToRefresh = true {
    didSet { placeIndicator() }
  }

  /// Whether the next page loads automatically near the end of the list.
  ///
  /// The page loads when one of the last rows is about to appear. ``PagedList/prefetchDistance`` is the number of these
  /// rows. The page also loads if one of them is visible after a refresh or a pause, or if edits remove all rows.
  ///
  /// If a page adds no visible rows, loading stops until the user scrolls or taps the footer. Otherwise, a service that
  /// repeats its rows would receive endless requests.
  public var loadsNextPageNearEnd = true

  /// Whether the previous page loads automatically near the beginning of the list, as ``loadsNextPageNearEnd`` says for
  /// the end.
  public var loadsPreviousPageNearBeginning = true

  /// Whether changes to the rows are animated.
  public var animatesChanges = true

  /// A closure that creates the footer below all rows.
  ///
  /// If the closure or its result is nil, a table view shows the app's own `tableFooterView`, and a collection view
  /// shows no footer.
  ///
  /// To let the user act, a custom footer emits ``RouterEvents/EventName/pageRetryTapped`` or
  /// ``RouterEvents/EventName/pageMoreTapped``. In a table view, the footer's height is the result of
  /// `sizeThatFits(_:)`. If that height is 0, the height of the footer's frame is used. ``PagedCollection`` describes
  /// the height in a collection view.
  public var footer: (@MainActor (PagedFooterState) -> UIView?)? {
    didSet { showFooter(forced: true) }
  }

  /// A closure that creates the head above all rows, for a list that has grown at its beginning or can do so.
  ///
  /// The head shows that the previous page is loading, has failed, or can be loaded. It is always 84 points high. If the
  /// closure or its result is nil, it is empty. A button in it emits the same events as one in the ``footer``.
  ///
  /// The user pulls the list down to see the head. Only its visible part adds to the list view's `contentInset.top`, so
  /// section headers that stay in view stay at the top. The whole head adds to it if the rows do not fill the list view
  /// or if `bounces` is false. Once the list has no previous page, the head leaves when the user scrolls it out of view.
  public var head: (@MainActor (PagedFooterState) -> UIView?)? {
    didSet { showHead(forced: true) }
  }

  /// The texts of the default ``footer`` and ``head``.
  public var texts = PagedTexts() {
    didSet {
      showFooter(forced: true)
      showHead(forced: true)
    }
  }

  /// A closure that receives messages for the user, for example if a page fails, is empty, or comes from a cache.
  public var onTip: (@MainActor (PageTip) -> Void)?

  /// A closure that receives the result of each load, after the views are updated.
  public var onCompletion: (@MainActor (_ load: PageLoad, _ result: PageStatus) -> Void)?

  private let declare: @MainActor ([Item]) -> ListSource
  private let indicator = PagedIndicator()
  private let footerPresenter = PagedFooterPresenter()
  private let headView = PagedHeadView()
  private var headState: PagedFooterState?
  private var taps: [EventObservation] = []

  /// The task that checks whether to load the next or previous page, or nil if no check is pending.
  package private(set) var endCheck: Task<Void, Never>?

  /// The row to scroll to when it arrives.
  private var target: RowID?

  /// The numbers of declared placeholders.
  private var placeholderCounts: [PageEnd: Int] = [:]

  /// Whether the check concerns the visible rows, too.
  private var checksVisibleRows = false

  /// The numbers of rows before and after the rows that the check concerns.
  private var rowsBefore = Int.max
  private var rowsAfter = Int.max

  /// Whether the beginning is checked after the next page, because the rows did not fill the list view.
  private var previousPageWaits = false

  /// The number of rows when the last load ended, or 0 once edits have removed all. It ends requests for repeated rows.
  private var lastCount = 0

  init(
    in listView: any PagedListView,
    _ adapter: ListAdapter,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    (self.listView, self.adapter) = (listView, adapter)
    (self.list, self.declare) = (list, declare)
    adapter.companion = self
    if list.isWindow { adapter.keepsPosition = true }
    list.placeInView = { [weak self] in self?.placeInView }
    let makeView: @MainActor (PagedFooterState) -> UIView? = { [weak self] state in
      PagedFooterView(state, texts: self?.texts ?? PagedTexts())
    }
    (footer, head, lastCount) = (makeView, makeView, list.items.count)
    indicator.onPull = { [weak self] in self?.loadFirstPage() }
    taps = [
      listView.onRouterEvent(.pageRetryTapped) { [weak self] in self?.tryAgain($0) },
      listView.onRouterEvent(.pageMoreTapped) { [weak self] in self?.loadMore($0) },
    ]
    list.addObserver(self)
    placeIndicator()
    if let place = list.currentPlace, let id = place.id {
      adapter.hold(AnyHashable(id.value), at: place.distance ?? 0)
    }
    show()
    showFooter()
    showHead()
  }

  /// Loads the first page as if the user had pulled to refresh.
  ///
  /// The refresh control shows that the page is loading. If refresh controls are not supported, the footer shows this
  /// instead. If ``pullsToRefresh`` is false, the footer shows it only while the list is empty.
  @discardableResult
  public func enterRefresh() -> PageLoadHandle {
    // Enqueued, because otherwise the end of the previous load could hide the indicator.
    list.enqueueLoad { [weak self] list, completion in
      guard let self else { return completion.finish(.ignored) }
      indicator.begin(in: listView)
      list.loadFirstPage(until: completion)
      showFooter()
    }
  }

  /// Loads the first page without showing the refresh control.
  @discardableResult
  public func loadFirstPage() -> PageLoadHandle {
    let page = list.loadFirstPage()
    // No event arrives if the page was already loading, but a refresh control may have replaced the footer.
    showFooter()
    return page
  }

  /// Loads the page around the first visible row. A list that shows no row loads its first page, and so does a list at its
  /// beginning that does not begin around a row.
  ///
  /// The list view keeps its place if the page has that row.
  @discardableResult
  public func refreshAroundFirstVisibleRow() -> PageLoadHandle {
    guard list.hasPrevious || list.anchor != nil, let id = placeInView?.id else { return loadFirstPage() }
    return list.refresh(around: id.value)
  }

  /// Keeps the first visible row in place if the page around it may be too short, or if it is a placeholder that the
  /// row replaces.
  private func holdPlace(during change: PagedListChange) {
    guard list.isWindow, target == nil, let listView, let adapter, let id = list.id,
      !(adapter.followsEnd && adapter.isAtEnd)
    else { return }
    if change == .replaced, !listView.isTracking, !listView.isDecelerating, let place = placeInView,
      let row = place.id, let distance = place.distance
    {
      adapter.hold(AnyHashable(row.value), at: distance)
    } else if placeholderCounts[.previous] ?? 0 > 0,
      let (place, distance) = adapter.firstVisibleRow(of: PagePlaceholder.self)
    {
      let row = place.index - list.machine.window.missing(at: .previous).upperBound
      if list.items.indices.contains(row) {
        adapter.hold(AnyHashable(id(list.items[row]).value), at: distance)
      }
    }
  }

  private var placeInView: RowPlace? {
    guard let id = list.id, let row = adapter?.firstVisibleRow(of: Item.self) else { return nil }
    return RowPlace(row: 0, id: id(row.model), distance: row.distance)
  }

  /// Scrolls to a row, and first loads the page around it if the list does not have it.
  ///
  /// The row is in the middle of the list view, as far as the list can scroll.
  ///
  /// - Parameter id: The id of the row, in the list and in the declaration.
  /// - Returns: A handle for awaiting the outcome of the load, as ``PagedList/PagedList/jump(to:)`` returns it.
  @discardableResult
  public func jump(to id: any Hashable & Sendable) -> PageLoadHandle {
    let page = list.jump(to: id)
    adapter?.position = nil
    target = RowID(value: id)
    scrollToTarget()
    return page
  }

  private func scrollToTarget() {
    if let target, listView?.scroll(toMiddle: AnyHashable(target.value)) == true { self.target = nil }
  }

  /// Loads the next page if ``PagedList/hasMore`` is true and no other load is running.
  @discardableResult
  public func loadNextPage() -> PageLoadHandle {
    list.loadNextPage()
  }

  /// Calls the `declare` closure with the list's rows and shows the result.
  ///
  /// If the declaration also uses data other than the list's rows, call this method whenever that data changes.
  public func show() {
    // The rows of a page after the end are not at the end of the list yet.
    if list.hasNext { adapter?.continuesAfterEnd = true }
    let source = declare(list.items)
    let placeholders = source.models(of: PagePlaceholder.self)
    let first = list.machine.window.missing(at: .next).lowerBound
    let count = placeholders.count { $0.index >= first }
    placeholderCounts = [.next: count, .previous: placeholders.count - count]
    adapter?.apply(source, animated: animatesChanges)
  }

  private func placeIndicator() {
    let isPossible = pullsToRefresh && !list.hasPrevious
    if isPossible { indicator.place(in: listView) } else { indicator.remove(from: listView) }
  }

  /// ``PagedList/retry()`` repeats only failed loads, and not a canceled first page.
  private func tryAgain(_ event: RouterEvent) {
    if isInHead(event) {
      list.retry(at: .previous)
    } else if footerState == .cancelled, list.machine[.next].failed == nil {
      loadFirstPage()
    } else {
      list.retry()
    }
  }

  private func loadMore(_ event: RouterEvent) {
    if isInHead(event) { list.loadPreviousPage() } else { loadNextPage() }
  }

  private func isInHead(_ event: RouterEvent) -> Bool {
    (event.source as? UIView)?.isDescendant(of: headView) == true
  }

  private func showHead(forced isForced: Bool = false) {
    guard let listView, list.hasPrevious || headView.superview != nil else { return }
    defer { didScroll() }
    var state: PagedFooterState?
    switch list.status(at: .previous) {
    case .ongoing: state = .loading
    case .failure(let failure): state = .failure(failure)
    case .paused: break
    case .idle, .success, .noData, .cancelled:
      let loadsItself = loadsPreviousPageNearBeginning && list.machine.canPrefetch(at: .previous)
      if list.hasPrevious, !loadsItself { state = .more }
    }
    guard isForced || state != headState || headView.superview == nil else { return }
    headState = state
    headView.show(state.flatMap { head?($0) }, in: listView)
  }

  private var footerState: PagedFooterState? {
    let isEmpty = list.items.isEmpty
    if list.machine.lacksQuery, list.status.ongoing != nil { return .loading }
    if list.machine.lacksQuery, let failure = list.status.failure { return .failure(failure) }
    // A refresh keeps the footer, because a lower one would scroll a list view at its end.
    let isKept = !isEmpty && list.status.ongoing?.kind == .refresh
    let status = isKept ? list.machine.next.outcome : list.status
    return PagedFooterState(status, isEmpty: isEmpty, hasMore: list.hasMore)
  }

  private func showFooter(forced isForced: Bool = false) {
    let state = indicator.isInFooter ? .loading : footerState
    adapter?.updateEmptyState()
    let isCovered = state == .empty && adapter?.emptyView != nil && adapter?.isEmpty == true
    let isRedundant = isCovered || state == .loading && indicator.isRefreshing
    footerPresenter.show(isRedundant ? nil : state, by: footer, in: listView, forced: isForced)
  }

  private func endIndicator() {
    switch list.status {
    case .ongoing(let load) where load.replacesRows, .paused(let load?) where load.replacesRows: break
    default: indicator.end()
    }
  }

  /// Whether the rows do not fill the list view, so that the user cannot scroll to an end.
  private var isShort: Bool { listView.map { $0.contentSize.height < $0.bounds.height } ?? false }

  /// Checks the ends again if a load has replaced all rows, or if its rows do not fill the list view.
  private func checkEndsAgain(after load: PageLoad) {
    let hasGrown = list.items.count > exchange(&lastCount, with: list.items.count)
    let isOver = load.end == .next ? !list.hasNext : !list.hasPrevious
    let hasRoom = isShort || placeholderCounts[load.end] ?? 0 > 0
    let waited = exchange(&previousPageWaits, with: false)
    if load.replacesRows || waited || hasRoom && (hasGrown || isOver) { checkEndsAgain() }
  }

  /// After a refresh or a pause near an end, no row appears that would trigger the check.
  private func checkEndsAgain() {
    checksVisibleRows = true
    checkEnds()
  }

  private func note(rowsBefore: Int, rowsAfter: Int) {
    // Negative if a placeholder is visible.
    self.rowsBefore = min(self.rowsBefore, rowsBefore - (placeholderCounts[.previous] ?? 0))
    self.rowsAfter = min(self.rowsAfter, rowsAfter - (placeholderCounts[.next] ?? 0))
  }

  /// Checks later whether a page at an end must load, because the list view is still laying out its rows.
  private func checkEnds() {
    guard list.hasNext || list.hasPrevious else { return (rowsBefore, rowsAfter) = (.max, .max) }
    guard endCheck == nil else { return }
    endCheck = Task { [weak self] in
      guard let self else { return }
      endCheck = nil
      if exchange(&checksVisibleRows, with: false), let counts = adapter?.hiddenRowCounts {
        note(rowsBefore: counts.before, rowsAfter: counts.after)
      }
      let (before, after) = (exchange(&rowsBefore, with: .max), exchange(&rowsAfter, with: .max))
      guard listView != nil else { return }
      if loadsNextPageNearEnd, after < list.prefetchDistance {
        list.loadNextPageIfNeeded(showing: list.items.count - 1 - after)
      }
      // While the rows do not fill the view, one end follows the other.
      if isShort, list.status(at: .next).ongoing != nil { return previousPageWaits = true }
      if loadsPreviousPageNearBeginning, before < list.prefetchDistance {
        list.loadPreviousPageIfNeeded(showing: before)
      }
    }
  }
}

extension PagedManager: PagedListObserver {
  /// Handles an event of the list: updates the views, or calls ``onTip`` or ``onCompletion``.
  public func receive(_ event: PagedListEvent) {
    switch event {
    case .began, .paused:
      showFooter()
      showHead()
    case .resumed:
      showFooter()
      showHead()
      if list.items.isEmpty { note(rowsBefore: 0, rowsAfter: 0) }
      checkEndsAgain()
    case .changed(let change):
      (rowsBefore, rowsAfter) = (.max, .max)
      holdPlace(during: change)
      show()
      showFooter()
      if list.isWindow { placeIndicator() }
      didScroll()
      scrollToTarget()
      // No row appears that would trigger the check.
      if change == .edited, list.items.isEmpty, exchange(&lastCount, with: 0) > 0 {
        note(rowsBefore: 0, rowsAfter: 0)
        checkEnds()
      }
    case .ended(let load):
      adapter?.continuesAfterEnd = list.hasNext
      // A page without rows has shown that there are no more.
      if placeholderCounts[load.end] ?? 0 > 0, !list.machine.hasMore(at: load.end) { show() }
      endIndicator()
      showFooter()
      showHead()
      if load.replacesRows { target = nil }
      checkEndsAgain(after: load)
    case .tip(let tip):
      onTip?(tip)
      if case .edit(let failure) = tip { listView?.routerEvent(failure) }
    case .completed(let load, let result): onCompletion?(load, result)
    case .newer: break
    }
  }
}

extension PagedManager: ListCompanion {
  package var allowsEmptyView: Bool { !list.items.isEmpty || footerState == .empty && !list.hasPrevious }

  package func willDisplayRow(rowsBefore: Int, rowsAfter: Int) {
    let nearest = min(rowsBefore, rowsAfter) - (placeholderCounts.values.max() ?? 0)
    guard nearest < list.prefetchDistance else { return }
    note(rowsBefore: rowsBefore, rowsAfter: rowsAfter)
    checkEnds()
  }

  package func didSetEmptyView() { showFooter() }

  package var headInset: CGFloat { headView.inset }

  package func didScroll() { headView.follow(isNeeded: list.hasPrevious) }

  package func didEndScrolling() { list.keepPlace() }

  package func load(_ place: ListPlace) -> Bool {
    guard let anchor = list.anchor, list.machine.hasFirstPage, list.status.ongoing?.replacesRows != true,
      case let known = list.items.first.flatMap({ list.id?($0) }) ?? anchor,
      let id = place.id(like: known.value)
    else { return false }
    let jump = list.jump(to: id)
    Task { [weak self] in
      _ = await jump.finished
      self?.adapter?.giveUp(place)
    }
    return true
  }

  package func leave() {
    list.removeObserver(self)
    footerPresenter.show(nil, by: nil, in: listView)
    headView.leave()
    indicator.remove(from: listView)
    for tap in taps { tap.cancel() }
    (listView, adapter) = (nil, nil)
  }
}
