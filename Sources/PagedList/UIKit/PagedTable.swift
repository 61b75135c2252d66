public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``PagedList`` in a table view: pulling loads the first page, coming near the end the next one, and the foot of
/// the table says what there is to say.
///
/// ```swift
/// let manager = PagedTable(tableView, showing: list) { rows in
///   ListSource { ListSection("quakes") { Rows(rows, cell: QuakeCell.self) } }
/// }
/// manager.onTip = { tip in … }
/// manager.loadFirstPage()
/// ```
///
/// Each part may be left out: ``pullsToRefresh``, ``loadsNextPageNearEnd``, ``footer``. After a result the order is
/// always the same: the rows show, the indicator ends, ``onTip``, ``onCompletion``.
///
/// The table view keeps it alive, as it does its adapter, so no property is needed; it keeps the list. What is declared is
/// kept too, so capture the controller weakly there. Where the table view has another one already, that one leaves it.
@MainActor
public final class PagedTable<Item: Sendable> {
  /// The list that shows.
  public let list: PagedList<Item>

  /// The table view; nil once it is gone.
  public private(set) weak var tableView: UITableView?

  /// Whether pulling the table down loads the first page.
  public var pullsToRefresh = true {
    didSet { placeIndicator() }
  }

  /// Whether the next page is loaded when a row is about to show that is within the list's ``PagedList/prefetchDistance``
  /// of the end. A page that brought no row that shows is the user's to go on from, at the foot or by scrolling: a service
  /// that repeats itself would be asked without end.
  public var loadsNextPageNearEnd = true

  /// Whether the table view animates what changes.
  public var animatesChanges = true

  /// Makes what stands at the foot of the table; nil, or an answer of nil, leaves what the app has there.
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

  private let declare: @MainActor (PagedItems<Item>) -> ListSource
  private let indicator = PagedIndicator()
  private let foot = PagedFoot()
  private var taps: [Observation] = []

  /// What is about to look whether the next page is due.
  package private(set) var endCheck: Task<Void, Never>?

  /// Makes what shows a list, and shows the rows that the list has.
  ///
  /// Where the table view has no adapter it gets one.
  ///
  /// - Parameters:
  ///   - tableView: the table view.
  ///   - list: what it shows.
  ///   - declare: says how rows show. Asked again whenever they change; see ``show()`` for whatever else it depends on.
  @discardableResult
  public init(
    _ tableView: UITableView,
    showing list: PagedList<Item>,
    declare: @escaping @MainActor (_ rows: PagedItems<Item>) -> ListSource
  ) {
    self.tableView = tableView
    self.list = list
    self.declare = declare
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    (adapter.companion as? any TableGuest)?.leave()
    adapter.companion = self
    adapter.onRowDisplay = { [weak self] in self?.noteRowDisplay(rowsAfter: $0) }
    indicator.onPull = { [weak self] in self?.loadFirstPage() }
    taps = [
      tableView.onRouterEvent(.pageRetryTapped) { [weak self] _ in self?.list.retry() },
      tableView.onRouterEvent(.pageMoreTapped) { [weak self] _ in self?.loadNextPage() },
    ]
    list.addObserver(self)
    placeIndicator()
    show()
    showFooter()
  }

  /// Loads the first page as a pull does: with the indicator, at the top of the table.
  public func enterRefresh() {
    indicator.begin(in: tableView)
    loadFirstPage()
  }

  /// Loads the first page without the indicator.
  public func loadFirstPage() {
    list.loadFirstPage()
    // Where that page was under way already, an indicator that has come says so from now on, and not the foot.
    showFooter()
  }

  /// Loads the next page, if there may be one.
  public func loadNextPage() {
    list.loadNextPage()
  }

  /// Shows the rows anew, because something has changed that their declaration depends on besides them.
  public func show() {
    tableView?.listAdapter?.apply(declare(list.items), animated: animatesChanges)
  }

  private func placeIndicator() {
    if pullsToRefresh { indicator.place(in: tableView) } else { indicator.remove() }
  }

  private func showFooter(anew isAnew: Bool = false) {
    let says = PagedFooter(list.status, isEmpty: list.items.isEmpty, hasMore: list.hasMore)
    let isSaid = says == .loading && indicator.isRefreshing
    foot.show(isSaid ? nil : says, by: footer, in: tableView, anew: isAnew)
  }

  /// A load that another one takes the place of ends too, while the indicator shows for that other one.
  private func endIndicator() {
    switch list.status {
    case .ongoing(let load) where load.kind != .next, .paused(let load?) where load.kind != .next: break
    default: indicator.end()
    }
  }

  /// The table view is laying its rows out meanwhile, so the page has to wait until it is done.
  private func noteRowDisplay(rowsAfter: Int) {
    guard loadsNextPageNearEnd, endCheck == nil, list.hasMore, rowsAfter < list.prefetchDistance else {
      return
    }
    endCheck = Task { [weak self] in
      guard let self else { return }
      endCheck = nil
      list.loadNextPageIfNeeded(showing: list.items.count - 1 - rowsAfter)
    }
  }
}

extension PagedTable: PagedListObserver {
  /// Shows what happened.
  public func hear(_ event: PagedListEvent) {
    switch event {
    case .began, .paused, .resumed: showFooter()
    case .changed:
      show()
      showFooter()
    case .ended:
      endIndicator()
      showFooter()
    case .tip(let tip): onTip?(tip)
    case .completed(let load, let result): onCompletion?(load, result)
    }
  }
}

/// What shows something in a table view until another one does.
@MainActor
private protocol TableGuest: AnyObject {
  func leave()
}

extension PagedTable: TableGuest {
  fileprivate func leave() {
    foot.show(nil, by: nil, in: tableView)
    indicator.leave()
    for tap in taps { tap.cancel() }
    tableView = nil
  }
}
