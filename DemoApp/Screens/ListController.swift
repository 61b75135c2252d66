import Foundation
import ListSource
import PagedList
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The list of earthquakes. It shows what its view model says, and routes what its views tell.
final class ListController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ListController> {
    On(.favoriteTapped, ListController.toggleFavorite).forwarding()
    On(.hideTapped, ListController.hide)
    On(.favoriteMoved, ListController.moveFavorite)
    On(.quakeSelected, ListController.pushDetail)
    On(.decadeSelected, ListController.showDecade)
    On(.orderTapped) { controller, event in controller.sort(try event.userInfo.require(.order)) }
    On(.menuTapped, ListController.choose)
    On(.detailsTapped, ListController.presentDetail)
    On(ShareTapped.self) { controller, message, _ in controller.noteShared(message) }.forwarding()
    On(CurrentMagnitudeStyle.self) { controller, _, _ in controller.viewModel.magnitudeStyle }
    On(.tipsTapped) { controller, _ in controller.showTip() }.once()
    On(.reloadTapped) { controller, _ in controller.pagedTable?.enterRefresh() }
  }

  var strategies: StrategyTable<ListController> { Self.table }

  /// The line at the top.
  let header = HeaderView()

  /// The table, and what tells where in it an event comes from.
  let sectionView = SectionView()

  /// What the screen shows, and decides.
  let viewModel: any ListViewModel

  private let content = LoadingView()
  private var pagedTable: PagedTable<Quake>?

  /// Makes the screen of a view model.
  init(_ viewModel: any ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Quakes"
    let tips = UIBarButtonItem(title: "Tips")
    tips.emits(.tipsTapped, from: self)
    navigationItem.leftBarButtonItem = tips
    let reload = UIBarButtonItem(title: "Reload")
    reload.emits(.reloadTapped, from: self)
    navigationItem.rightBarButtonItem = reload
  }

  /// This screen is not made from a storyboard.
  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.backgroundColor = .systemGroupedBackground
    let adapter = TableAdapter(sectionView.tableView)
    adapter.register(QuakeCell.self, for: CellIdentifier.quake)
    adapter.register(BigQuakeCell.self, for: CellIdentifier.bigQuake)
    adapter.register(NotableCell.self, for: CellIdentifier.notable)
    adapter.register(DecadesCell.self, for: CellIdentifier.decades)
    for view in [header, sectionView] { content.addSubview(view) }
    viewModel.onNews = { [weak self] in self?.showNews() }
    let table = PagedTable(sectionView.tableView, showing: viewModel.feed) { [weak self] _ in
      self?.source ?? ListSource()
    }
    table.loadFirstPage()
    pagedTable = table
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = content.bounds.inset(by: content.safeAreaInsets)
    let parts = room.divided(atDistance: HeaderView.height, from: .minYEdge)
    header.frame = parts.slice
    sectionView.frame = parts.remainder
  }

  /// Shows events that have just happened above the others; what the user reads stays where it is.
  func announce(_ quakes: [Quake]) {
    let adapter = sectionView.tableView.listAdapter
    adapter?.keepsPosition = true
    viewModel.announce(quakes)
    adapter?.keepsPosition = false
  }

  private func toggleFavorite(_ userInfo: UserInfo) throws {
    viewModel.toggleFavorite(try userInfo.require(.quake))
    showList()
  }

  private func hide(_ userInfo: UserInfo) throws {
    viewModel.hide(try userInfo.require(.quake))
    showList()
  }

  private func moveFavorite(_ userInfo: UserInfo) throws {
    let reorder = try userInfo.require(.reorder)
    viewModel.moveFavorite(from: reorder.from.indexPath.row, to: reorder.to.indexPath.row)
    showList()
  }

  private func pushDetail(_ userInfo: UserInfo) throws {
    guard let detail = try detail(of: userInfo) else { return }
    navigationController?.pushViewController(DetailController(detail), animated: true)
  }

  private func presentDetail(_ userInfo: UserInfo) throws {
    guard let detail = try detail(of: userInfo) else { return }
    present(DetailController(detail).closable(), animated: true)
  }

  private func detail(of userInfo: UserInfo) throws -> DetailViewModel? {
    viewModel.detail(
      of: try userInfo.require(.quake),
      section: userInfo[.section],
      position: userInfo[.position]
    )
  }

  private func sort(_ order: QuakeOrder) {
    viewModel.sort(by: order)
    showList()
  }

  private func choose(_ userInfo: UserInfo) throws {
    viewModel.choose(try userInfo.require(.scope), seeing: try userInfo.require(.newest))
    pagedTable?.loadsNextPageNearEnd = viewModel.showsFeed
    pagedTable?.footer = { [viewModel] in viewModel.showsFeed ? PagedFooterView($0) : nil }
    let adapter = sectionView.tableView.listAdapter
    if let text = viewModel.emptyText {
      adapter?.emptyView = { EmptyLabel(text) }
    } else {
      adapter?.emptyView = nil
    }
    showList()
  }

  private func showDecade(_ userInfo: UserInfo) {
    guard let decade = userInfo.listItem(as: DecadesRow.Decade.self) else { return }
    viewModel.showDecade(decade)
    showNews()
  }

  private func noteShared(_ message: ShareTapped) {
    viewModel.noteShared(message.text)
    showNews()
  }

  private func showTip() {
    viewModel.showTip()
    showNews()
  }
}

extension ListController {
  /// Shows what the view model says beside the list.
  private func showNews() {
    content.isLoading = viewModel.isLoading
    header.headline.text = viewModel.headline
    header.menu.show(viewModel.menu)
  }

  /// Shows what the view model has now, by the smallest change.
  private func showList() {
    showNews()
    pagedTable?.show()
  }

  private var source: ListSource {
    ListSource {
      for section in viewModel.sections {
        ListSection(section.id, title: section.title) {
          let rows = Rows(section.rows).emits(.quakeSelected).quakeActions()
          section.id == QuakeSection.favorites ? rows.reorderable(emits: .favoriteMoved) : rows
        }
      }
    }
  }
}
