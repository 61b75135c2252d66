internal import KitSupport
internal import ListSource
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

  /// Whether the user can pull the list view down to load the first page.
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
  /// rows. The page also loads if one of them is visible after a refresh or a pause.
  ///
  /// If a page adds no visible rows, loading stops until the user scrolls or taps the footer. Otherwise, a service that
  /// repeats its rows would receive endless requests.
  public var loadsNextPageNearEnd = true

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
  public var footer: (@MainActor (PagedFooterState) -> UIView?)? = { PagedFooterView($0) } {
    didSet { showFooter(forced: true) }
  }

  /// A closure that receives messages for the user, for example if a page fails, is empty, or comes from a cache.
  public var onTip: (@MainActor (PageTip) -> Void)?

  /// A closure that receives the result of each load, after the views are updated.
  public var onCompletion: (@MainActor (_ load: PageLoad, _ result: PageStatus) -> Void)?

  private let declare: @MainActor ([Item]) -> ListSource
  private let indicator = PagedIndicator()
  private let footerPresenter = PagedFooterPresenter()
  private var taps: [EventObservation] = []

  /// The task that checks whether to load the next page, or nil if no check is pending.
  package private(set) var endCheck: Task<Void, Never>?

  init(
    in listView: any PagedListView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: [Item]) -> ListSource
  ) {
    self.listView = listView
    self.list = list
    self.declare = declare
    let adapter = listView.rowAdapter ?? listView.makeRowAdapter()
    adapter.companion = self
    indicator.onPull = { [weak self] in self?.loadFirstPage() }
    taps = [
      listView.onRouterEvent(.pageRetryTapped) { [weak self] _ in self?.tryAgain() },
      listView.onRouterEvent(.pageMoreTapped) { [weak self] _ in self?.loadNextPage() },
    ]
    list.addObserver(self)
    placeIndicator()
    show()
    showFooter()
  }

  /// Loads the first page as if the user had pulled to refresh.
  ///
  /// The refresh control shows that the page is loading. If refresh controls are not supported, the footer shows this
  /// instead. If ``pullsToRefresh`` is false, the footer shows it only while the list is empty.
  ///
  /// - Returns: A handle for awaiting the outcome of the load.
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
  ///
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadFirstPage() -> PageLoadHandle {
    let page = list.loadFirstPage()
    // No event arrives if the page was already loading, but a refresh control may have replaced the footer.
    showFooter()
    return page
  }

  /// Loads the next page if ``PagedList/hasMore`` is true and no other load is running.
  ///
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadNextPage() -> PageLoadHandle {
    list.loadNextPage()
  }

  /// Calls the `declare` closure with the list's rows and shows the result.
  ///
  /// If the declaration also uses data other than the list's rows, call this method whenever that data changes.
  public func show() {
    listView?.rowAdapter?.apply(declare(list.items), animated: animatesChanges)
  }

  private func placeIndicator() {
    if pullsToRefresh { indicator.place(in: listView) } else { indicator.remove(from: listView) }
  }

  /// ``PagedList/retry()`` repeats only failed loads, and not a canceled first page.
  private func tryAgain() {
    if footerState == .cancelled, !list.machine.canRetry { loadFirstPage() } else { list.retry() }
  }

  private var footerState: PagedFooterState? {
    PagedFooterState(list.status, isEmpty: list.items.isEmpty, hasMore: list.hasMore)
  }

  private func showFooter(forced isForced: Bool = false) {
    let state = indicator.isInFooter ? .loading : footerState
    let isRedundant = state == .loading && indicator.isRefreshing
    footerPresenter.show(isRedundant ? nil : state, by: footer, in: listView, forced: isForced)
  }

  private func endIndicator() {
    switch list.status {
    case .ongoing(let load) where load.kind != .next, .paused(let load?) where load.kind != .next: break
    default: indicator.end()
    }
  }

  /// After a refresh or a pause near the end, no row appears that would trigger the check.
  private func checkEndAgain() {
    checkEnd { manager in manager.rowsAfterLastVisible.map { manager.list.items.count - 1 - $0 } }
  }

  /// Nil if no row is visible. UIKit logs a warning if the visible rows of a view without a window are read.
  private var rowsAfterLastVisible: Int? {
    guard let listView, listView.window != nil, let last = listView.rowsInView.max() else { return nil }
    let rows = (last.section..<listView.numberOfSections).map { listView.numberOfRows(inSection: $0) }
    return rows.reduce(0, +) - last.row - 1
  }

  private func checkEnd(showing index: @escaping @MainActor (PagedManager) -> Int?) {
    guard loadsNextPageNearEnd, endCheck == nil, list.hasMore else { return }
    endCheck = Task { [weak self] in
      guard let self else { return }
      endCheck = nil
      guard listView != nil, let index = index(self) else { return }
      list.loadNextPageIfNeeded(showing: index)
    }
  }
}

extension PagedManager: PagedListObserver {
  /// Handles an event of the list: updates the views, or calls ``onTip`` or ``onCompletion``.
  public func receive(_ event: PagedListEvent) {
    switch event {
    case .began, .paused: showFooter()
    case .resumed:
      showFooter()
      checkEndAgain()
    case .changed:
      show()
      showFooter()
    case .ended(let load):
      endIndicator()
      showFooter()
      if load.kind != .next { checkEndAgain() }
    case .tip(let tip): onTip?(tip)
    case .completed(let load, let result): onCompletion?(load, result)
    }
  }
}

extension PagedManager: ListCompanion {
  /// The check runs later, because the list view is still laying out its rows.
  package func willDisplayRow(rowsAfter: Int) {
    guard rowsAfter < list.prefetchDistance else { return }
    let index = list.items.count - 1 - rowsAfter
    checkEnd { _ in index }
  }

  package func leave() {
    list.removeObserver(self)
    footerPresenter.show(nil, by: nil, in: listView)
    indicator.remove(from: listView)
    for tap in taps { tap.cancel() }
    listView = nil
  }
}
