internal import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// The common base class of ``PagedTable`` and ``PagedCollection``, which show a ``PagedList`` in a list view.
///
/// Create one of the two subclasses.
@MainActor
public class PagedManager<Item: Sendable> {
  /// The list to show.
  public let list: PagedList<Item>

  /// The list view, or nil once it is deallocated or has another manager or adapter.
  private(set) weak var listView: (any PagedListView)?

  /// Whether pulling the list view down loads the first page.
  ///
  /// Uses the list view's own refresh control, which stays when this is set to false, or adds and removes one. If the
  /// app sets another control later, set this to true again or call ``enterRefresh()``.
  ///
  /// The Mac idiom of Mac Catalyst has no refresh control. Call ``enterRefresh()`` from a menu item there; the footer
  /// shows that the page is loading.
  public var pullsToRefresh = true {
    didSet { placeIndicator() }
  }

  /// Whether the next page loads automatically near the end of the list.
  ///
  /// It loads when a row within ``PagedList/prefetchDistance`` of the end is about to appear, or is visible after a
  /// refresh or a pause. After a page without new visible rows, the user continues with the footer or by scrolling;
  /// otherwise a service that repeats itself would be called endlessly.
  public var loadsNextPageNearEnd = true

  /// Whether the list view animates changes.
  public var animatesChanges = true

  /// Makes the footer below all rows. Nil, or a nil result, leaves the app's own footer: a table view's
  /// `tableFooterView`, and nothing in a collection view.
  ///
  /// A custom footer emits ``RouterEvents/EventName/pageRetryTapped`` or ``RouterEvents/EventName/pageMoreTapped``. Its
  /// height is what `sizeThatFits(_:)` returns, or else its frame's height.
  public var footer: (@MainActor (PagedFooterState) -> UIView?)? = { PagedFooterView($0) } {
    didSet { showFooter(forced: true) }
  }

  /// Called with a message for the user: a page failed, arrived without rows, or was cached.
  public var onTip: (@MainActor (PageTip) -> Void)?

  /// Called with the result of each load, after the views are updated.
  public var onCompletion: (@MainActor (_ load: PageLoad, _ result: PageStatus) -> Void)?

  private let declare: @MainActor ([Item]) -> ListSource
  private let indicator = PagedIndicator()
  private let footerPresenter = PagedFooterPresenter()
  private var taps: [EventObservation] = []

  /// The pending check whether the next page is due.
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

  /// Loads the first page as if the user pulled to refresh. The refresh control shows it, or the footer where there is
  /// none.
  ///
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func enterRefresh() -> PageLoadHandle {
    // Enqueued, because the end of a load that observers are just being notified of would hide the indicator.
    list.enqueueLoad { [weak self] list, completion in
      guard let self else { return completion.finish(.ignored) }
      indicator.begin(in: listView)
      list.loadFirstPage(until: completion)
      showFooter()
    }
  }

  /// Loads the first page without the indicator.
  ///
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func loadFirstPage() -> PageLoadHandle {
    let page = list.loadFirstPage()
    // If that page was already loading, an indicator may now have replaced the footer.
    showFooter()
    return page
  }

  /// Loads the next page, if there may be one.
  ///
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func loadNextPage() -> PageLoadHandle {
    list.loadNextPage()
  }

  /// Declares and applies the rows again. Call this after a change to anything else that the declaration depends on.
  public func show() {
    listView?.rowAdapter?.apply(declare(list.items), animated: animatesChanges)
  }

  private func placeIndicator() {
    if pullsToRefresh { indicator.place(in: listView) } else { indicator.remove(from: listView) }
  }

  /// The list does not retry a first page that was cancelled.
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

  /// A superseded load ends too, while the indicator stays for the load that replaced it.
  private func endIndicator() {
    switch list.status {
    case .ongoing(let load) where load.kind != .next, .paused(let load?) where load.kind != .next: break
    default: indicator.end()
    }
  }

  /// Checks again after a refresh or a pause: the user may already be near the end, where no further row is about to
  /// appear.
  private func checkEndAgain() {
    checkEnd { manager in manager.rowsAfterLastVisible.map { manager.list.items.count - 1 - $0 } }
  }

  /// The number of rows after the last visible one. Nil if no row is visible or the list view is in no window, where
  /// UIKit logs a warning.
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
  /// Updates the list view, the indicator and the footer, and calls ``onTip`` and ``onCompletion``.
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
  /// Deferred, because the list view is laying out its rows.
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
