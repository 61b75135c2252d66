import Commands
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
final class QuakesController: ListTableController, QuakeScreen, EventInterceptor {
  static let table = QuakesController.quakeStrategies.merging(
    StrategyTable<QuakesController> {
      Call(.favoriteMoved, with: \.reorder, QuakesController.moveFavorite)
      Call(row: \.decadeSelected, QuakesController.show)
      Call(.orderTapped, with: \.order, QuakesController.sort)
      On(.menuTapped, with: \.scope, and: \.newest) { controller, scope, newest, _ in
        controller.choose(scope, seeing: newest)
      }
      Call(.browseTapped, QuakesController.pushBrowser)
      On(.galleryTapped) { controller, _ in
        controller.navigationController?.pushViewController(GalleryController(), animated: true)
      }
      Call(.tipsTapped, QuakesController.showTip).once()
      On(.reloadTapped) { controller, _ in controller.pagedTable?.enterRefresh() }
    }
  )

  let header = HeaderView()

  let viewModel: any ListViewModel

  var actions: any QuakeActions { viewModel }

  private var pagedTable: PagedTable<Quake>?

  init(_ viewModel: any ListViewModel) {
    self.viewModel = viewModel
    super.init(.grouped)
    title = "Quakes"
    topBar = header
    listAdapter.register(QuakeCell.self, for: CellIdentifier.quake)
    listAdapter.register(BigQuakeCell.self, for: CellIdentifier.bigQuake)
    listAdapter.register(NotableCell.self, for: CellIdentifier.notable)
    listAdapter.register(DecadesCell.self, for: CellIdentifier.decades)
    navigationItem.leftBarButtonItems = [
      EventCommand.tips.barButtonItem(from: self),
      EventCommand.gallery.barButtonItem(from: self),
    ]
    navigationItem.rightBarButtonItem = EventCommand.reload.barButtonItem(from: self)
  }

  /// Blocks the events of the screen's views, but not those of its bar buttons, while a first page is loading.
  func intercept(_ event: RouterEvent) -> EventDisposition {
    viewModel.isLoading && event.source !== self ? .blocked : .forwarded
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 100
    viewModel.onUpdate = { [weak self] in self?.updateHeader() }
    let table = PagedTable(tableView, showing: viewModel.feed) { [weak self] _ in self?.list ?? ListSource() }
    table.loadFirstPage()
    pagedTable = table
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    header.directionalLayoutMargins.leading = systemMinimumLayoutMargins.leading
    header.directionalLayoutMargins.trailing = systemMinimumLayoutMargins.trailing
  }

  /// Inserts new events above the loaded events. The visible rows keep their positions on the screen.
  func announce(_ quakes: [Quake]) {
    keepsPosition = true
    viewModel.announce(quakes)
    keepsPosition = false
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
    emptyText = viewModel.emptyText
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

  func updateHeader() {
    header.headline.text = viewModel.headline
    header.menu.show(viewModel.menu)
  }

  func showList() {
    updateHeader()
    pagedTable?.show()
  }

  override var list: ListSource {
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
