internal import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// What shows a ``PagedList`` in a list view, whichever kind that is.
///
/// Make a ``PagedTable`` or a ``PagedCollection``.
@MainActor
public class PagedManager<Item: Sendable> {
  /// The list that shows.
  public let list: PagedList<Item>

  /// The view that shows the rows; nil once it is gone, or has got another manager or adapter.
  private(set) weak var listView: (any PagedListView)?

  /// Whether pulling the list view down loads the first page.
  ///
  /// The list view's own refresh control is used, and stays where it is, or a new one, which goes again. Of one that
  /// the app gives the list view later, setting this to true once more or ``enterRefresh()`` takes notice.
  ///
  /// On Mac Catalyst there is no refresh control in the Mac idiom. Call ``enterRefresh()`` from a menu item there; the foot
  /// of the list shows that the page is loading.
  public var pullsToRefresh = true {
    didSet { placeIndicator() }
  }

  /// Whether the next page is loaded when a row is about to show that is within the list's ``PagedList/prefetchDistance``
  /// of the end, or shows there when a refresh or a pause is over. A page that brought no row that shows is the user's to
  /// go on from, at the foot or by scrolling: a service that repeats itself would be asked without end.
  public var loadsNextPageNearEnd = true

  /// Whether the list view animates what changes.
  public var animatesChanges = true

  /// Makes what stands at the foot of the list, below all rows; nil, or an answer of nil, leaves what the app has there: a
  /// table view's `tableFooterView`, and nothing in a collection view.
  ///
  /// A view of one's own emits ``RouterEvents/EventName/pageRetryTapped`` or
  /// ``RouterEvents/EventName/pageMoreTapped``. It is as high as it is made, or as what its `sizeThatFits(_:)` says.
  public var footer: (@MainActor (PagedFooter) -> UIView?)? = { PagedFooterView($0) } {
    didSet { showFooter(anew: true) }
  }

  /// Told what the user should be told: that a page did not come, that there was nothing, that rows are old ones.
  public var onTip: (@MainActor (PageTip) -> Void)?

  /// Told the result of each load, after everything that shows it.
  public var onCompletion: (@MainActor (_ load: PageLoad, _ result: PageStatus) -> Void)?

  private let declare: @MainActor ([Item]) -> ListSource
  private let indicator = PagedIndicator()
  private let foot = PagedFoot()
  private var taps: [EventObservation] = []

  /// What is about to look whether the next page is due.
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

  /// Loads the first page as a pull does: with the indicator, at the top of the list or, if there is no refresh
  /// control, at its foot.
  ///
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func enterRefresh() -> LoadingPage {
    // In turn: what an observer hears just now may be a load whose end would take the indicator away again.
    list.loadInTurn { [weak self] list, end in
      guard let self else { return end.finish(.ignored) }
      indicator.begin(in: listView)
      list.loadFirstPage(until: end)
      showFooter()
    }
  }

  /// Loads the first page without the indicator.
  ///
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func loadFirstPage() -> LoadingPage {
    let page = list.loadFirstPage()
    // Where that page was under way already, an indicator that has come says so from now on, and not the foot.
    showFooter()
    return page
  }

  /// Loads the next page, if there may be one.
  ///
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func loadNextPage() -> LoadingPage {
    list.loadNextPage()
  }

  /// Shows the rows anew, because something has changed that their declaration depends on besides them.
  public func show() {
    listView?.rowAdapter?.apply(declare(list.items), animated: animatesChanges)
  }

  private func placeIndicator() {
    if pullsToRefresh { indicator.place(in: listView) } else { indicator.remove(from: listView) }
  }

  /// A first page that was cancelled has not failed, so that the list would not ask for it again.
  private func tryAgain() {
    if says == .cancelled, !list.machine.canRetry { loadFirstPage() } else { list.retry() }
  }

  private var says: PagedFooter? {
    PagedFooter(list.status, isEmpty: list.items.isEmpty, hasMore: list.hasMore)
  }

  private func showFooter(anew isAnew: Bool = false) {
    let says = indicator.isAtFoot ? .loading : says
    let isSaid = says == .loading && indicator.isRefreshing
    foot.show(isSaid ? nil : says, by: footer, in: listView, anew: isAnew)
  }

  /// A load that another one takes the place of ends too, while the indicator shows for that other one.
  private func endIndicator() {
    switch list.status {
    case .ongoing(let load) where load.kind != .next, .paused(let load?) where load.kind != .next: break
    default: indicator.end()
    }
  }

  /// Whoever came near the end while no next page could be loaded is still there, and no row is about to show.
  private func checkEndAgain() {
    checkEnd { manager in manager.rowsAfterLastVisible.map { manager.list.items.count - 1 - $0 } }
  }

  /// How many rows come after the last one in view; nil where none is, or where the list view is in no window: there
  /// UIKit complains of being asked.
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
  /// Shows what happened.
  public func hear(_ event: PagedListEvent) {
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
  /// The list view is laying its rows out meanwhile, so the page has to wait until it is done.
  package func willDisplayRow(rowsAfter: Int) {
    guard rowsAfter < list.prefetchDistance else { return }
    let index = list.items.count - 1 - rowsAfter
    checkEnd { _ in index }
  }

  package func leave() {
    list.removeObserver(self)
    foot.show(nil, by: nil, in: listView)
    indicator.remove(from: listView)
    for tap in taps { tap.cancel() }
    listView = nil
  }
}
