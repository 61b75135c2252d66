import Foundation
import ListSource
import PagedList
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The first screen, with the list of earthquakes.
///
/// The screen shows the state of its view model and handles the events of its views.
final class ListController: UIViewController, QuakeScreen {
  static let table = ListController.quakeStrategies.merging(
    StrategyTable<ListController> {
      Call(.favoriteMoved, with: \.reorder, ListController.moveFavorite)
      Call(row: \.decadeSelected, ListController.show)
      Call(.orderTapped, with: \.order, ListController.sort)
      On(.menuTapped, with: \.scope, and: \.newest) { controller, scope, newest, _ in
        controller.choose(scope, seeing: newest)
      }
      Call(.browseTapped, ListController.pushBrowser)
      On(.galleryTapped) { controller, _ in
        controller.navigationController?.pushViewController(GalleryController(), animated: true)
      }
      Call(.tipsTapped, ListController.showTip).once()
      On(.reloadTapped) { controller, _ in controller.pagedTable?.enterRefresh() }
    }
  )

  let header = HeaderView()

  let tableView = ListTableView(frame: .zero, style: .grouped)

  var listView: UIScrollView { tableView }

  let viewModel: any ListViewModel

  var actions: any QuakeActions { viewModel }

  private let content = LoadingView()
  private var pagedTable: PagedTable<Quake>?

  init(_ viewModel: any ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Quakes"
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem("Tips", emits: .tipsTapped, from: self),
      UIBarButtonItem("Gallery", emits: .galleryTapped, from: self),
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem("Reload", emits: .reloadTapped, from: self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.backgroundColor = .systemGroupedBackground
    let adapter = TableAdapter(tableView)
    adapter.register(QuakeCell.self, for: CellIdentifier.quake)
    adapter.register(BigQuakeCell.self, for: CellIdentifier.bigQuake)
    adapter.register(NotableCell.self, for: CellIdentifier.notable)
    adapter.register(DecadesCell.self, for: CellIdentifier.decades)
    for view in [header, tableView] { content.addSubview(view) }
    viewModel.onUpdate = { [weak self] in self?.updateHeader() }
    let table = PagedTable(tableView, showing: viewModel.feed) { [weak self] _ in
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
    tableView.frame = parts.remainder
  }

  /// Inserts new events above the loaded events. The visible rows keep their positions on the screen.
  func announce(_ quakes: [Quake]) {
    let adapter = tableView.listAdapter
    adapter?.keepsPosition = true
    viewModel.announce(quakes)
    adapter?.keepsPosition = false
  }

  private func moveFavorite(_ reorder: Reorder) {
    viewModel.moveFavorite(from: reorder.from.indexPath.row, to: reorder.to.indexPath.row)
    showList()
  }

  private func sort(_ order: QuakeOrder) {
    viewModel.sort(by: order)
    showList()
  }

  private func choose(_ scope: QuakeScope, seeing newest: Int) {
    viewModel.choose(scope, seeing: newest)
    pagedTable?.loadsNextPageNearEnd = viewModel.showsFeed
    pagedTable?.footer = { [viewModel] in viewModel.showsFeed ? PagedFooterView($0) : nil }
    let adapter = tableView.listAdapter
    if let text = viewModel.emptyText {
      adapter?.emptyView = { EmptyLabel(text) }
    } else {
      adapter?.emptyView = nil
    }
    showList()
  }

  private func show(_ decade: DecadesRow.Decade) {
    viewModel.showDecade(decade)
    updateHeader()
  }

  /// Pushes the Browse screen, or does nothing if the view model provides none.
  ///
  /// When the user changes the favorites or hides an earthquake there, the list of the first screen is updated, too.
  private func pushBrowser() {
    guard let browser = viewModel.browse() else { return }
    browser.onChange = { [weak self] in self?.showList() }
    navigationController?.pushViewController(BrowseController(browser), animated: true)
  }

  private func showTip() {
    viewModel.showTip()
    updateHeader()
  }
}

extension ListController {
  func updateHeader() {
    content.isLoading = viewModel.isLoading
    header.headline.text = viewModel.headline
    header.menu.show(viewModel.menu)
  }

  func showList() {
    updateHeader()
    pagedTable?.show()
  }

  private var source: ListSource {
    ListSource {
      for section in viewModel.sections {
        ListSection(section.id, title: section.title) {
          Rows(section.decades)
          let rows = Rows(section.rows).emits(row: .quakeSelected).quakeActions()
          section.id == QuakeSection.favorites ? rows.reorderable(emits: .favoriteMoved) : rows
        }
      }
    }
  }
}
