import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

/// A window with a list view that shows a paged list.
@MainActor
final class PagedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: any PagedTestView
  let control = CountingControl()
  let service = ManualService<Row>(ignoresCancellation: true)
  let list: PagedList<Row>
  let manager: PagedManager<Row>

  /// The recorded events, in order.
  private(set) var log: [String] = []
  private let completed = Level(0)
  private var end: RecordingObserver?

  convenience init(_ kind: PagedKind, hasControl: Bool = true) {
    self.init(kind.makeView(), hasControl: hasControl)
  }

  /// Creates a screen. Without `declare`, it shows the rows as its view's kind declares them.
  init(
    _ view: any PagedTestView,
    of controller: ListController? = nil,
    hasControl: Bool = true,
    declare: (@MainActor (_ rows: [Row]) -> ListSource)? = nil
  ) {
    self.view = view
    list = PagedList(service, pageSize: 20, uniqueBy: \.id)
    if hasControl { view.refreshControl = control }
    if let controller { window.rootViewController = controller } else { window.addSubview(view) }
    window.isHidden = false
    controller?.loadViewIfNeeded()
    // The view retains the declaration, which must not retain the view.
    manager = view.makeManager(showing: list, declare: declare ?? type(of: view).declare)
    control.onEnd = { [weak self] in self?.log.append("indicator ends") }
    manager.onTip = { [weak self] in self?.log.append("tip: \($0)") }
    manager.onCompletion = { [weak self] _, _ in
      guard let self else { return }
      log.append("completion of \(rowCount) rows")
    }
    let end = RecordingObserver { [completed] in if case .completed = $0 { completed.raise { $0 += 1 } } }
    list.addObserver(end)
    self.end = end
    layOut()
  }

  deinit {
    service.close()
  }

  /// Creates a screen with the list view of a controller.
  convenience init(
    _ controller: ListController,
    declare: (@MainActor (_ rows: [Row]) -> ListSource)? = nil
  ) throws {
    let table: (any PagedTestView)? = (controller as? ListTableController)?.tableView
    let view = try #require(table ?? (controller as? ListCollectionController)?.collectionView)
    self.init(view, of: controller, declare: declare)
  }

  /// Creates a screen that shows a first page of rows 0 to 19.
  static func loaded(_ kind: PagedKind) async throws -> PagedScreen {
    let screen = PagedScreen(kind)
    try await screen.load(0..<20)
    return screen
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Loads the first page with these rows.
  func load(_ ids: Range<Int>) async throws {
    manager.loadFirstPage()
    try await answer(ids)
  }

  /// Answers the waiting request and waits until the result is shown.
  func answer(_ ids: Range<Int>) async throws {
    try await answer(.success(LoadedPage(ids.map { Row(id: $0) })))
  }

  func answer(_ result: Result<LoadedPage<Row>, any Error>) async throws {
    let before = completed.value
    try await service.arrivals.reach(service.requests.count + (isWaiting ? 0 : 1))
    service.answer(result)
    try await completed.reach(before + 1)
    layOut()
  }

  private var isWaiting: Bool { service.requests.count > completed.value }

  /// Returns whether the visible rows caused the next page to load.
  func asksForNextPage() async -> Bool {
    await manager.endCheck?.value
    return list.status.ongoing?.kind == .next
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    layOut()
  }

  var rowCount: Int { view.rowCount }
  var texts: [String] { view.texts }

  /// The text of the empty view of a list controller, or nil if it does not show.
  var emptyText: String? {
    let background = (view as? UITableView)?.backgroundView ?? (view as? UICollectionView)?.backgroundView
    return ((background as? UIListContentView)?.configuration as? UIListContentConfiguration)?.text
  }

  var footer: PagedFooterView? { view.footerView as? PagedFooterView }

  /// Scrolls to the footer and taps its button.
  func tapFooter() {
    layOut()
    if footer?.window == nil {
      scroll(to: max(view.contentOffset.y, view.contentSize.height - view.bounds.height))
    }
    #expect(footer?.window != nil)
    for case let button as UIButton in footer?.subviews ?? [] { button.sendActions(for: .touchUpInside) }
  }
}
