import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The Browse screen, which lists the decades of the twentieth century and, below them, the notable earthquakes.
///
/// The same declared list appears in a table view, or in a collection view with a list or grid layout. An event
/// switches between these presentations.
final class BrowseController: UIViewController, QuakeScreen {
  static let table = BrowseController.quakeStrategies.merging(
    StrategyTable<BrowseController> {
      Call(row: \.decadeChosen, BrowseController.choose)
      Call(.presentationChosen, with: \.presentation, BrowseController.show(as:))
    }
  )

  let header = BrowseHeaderView()

  var listView: UIScrollView { viewModel.presentation == .table ? tableView : collectionView }

  let viewModel: BrowseViewModel

  var actions: any QuakeActions { viewModel }

  private let tableView = ListTableView(frame: .zero, style: .insetGrouped)
  private let collectionView = ListCollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init(_ viewModel: BrowseViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Browse"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [view, collectionView] { view?.backgroundColor = .systemGroupedBackground }
    for adapter in [TableAdapter(tableView), CollectionAdapter(collectionView)] {
      adapter.emptyView = {
        let label = UILabel()
        (label.text, label.textAlignment) = ("No earthquakes to show", .center)
        label.textColor = .secondaryLabel
        return label
      }
    }
    for part in [header, listView] { view.addSubview(part) }
    showList()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let parts = room.divided(atDistance: BrowseHeaderView.height, from: .minYEdge)
    header.frame = parts.slice
    listView.frame = parts.remainder
  }

  private func choose(_ tile: DecadeTile) {
    viewModel.choose(tile)
    showList()
  }

  private func show(as presentation: QuakePresentation) {
    let old = listView
    viewModel.show(as: presentation)
    if listView !== old {
      old.removeFromSuperview()
      listView.frame = old.frame
      view.addSubview(listView)
    }
    showList()
  }
}

extension BrowseController {
  func updateHeader() {
    header.show(viewModel)
  }

  func showList() {
    updateHeader()
    let adapter: ListAdapter? =
      viewModel.presentation == .table ? tableView.listAdapter : collectionView.listAdapter
    adapter?.apply(source)
  }

  /// The declared list with the layouts of the current presentation. A table view ignores the layouts.
  ///
  /// Without notable earthquakes, the list has no sections.
  private var source: ListSource {
    guard !viewModel.decades.isEmpty else { return ListSource() }
    return ListSource {
      ListSection(QuakeSection.decades, title: "By decade") {
        Rows(viewModel.decades) { tile, _ in DecadeContent(tile: tile) }.emits(row: .decadeChosen)
      }
      .layout(.grid(columns: 5, spacing: 8, height: .points(DecadeContent.tileHeight)).insets(Self.insets))
      ListSection(QuakeSection.notable, title: viewModel.title) {
        Rows(viewModel.rows as [any EarthquakeRow]) { row, _ in QuakeContent(row: row) }
          .emits(row: .quakeSelected)
          .quakeActions()
      }
      .layout(
        viewModel.presentation == .grid
          ? .grid(columns: 2, spacing: 8, height: .points(QuakeContent.tileHeight)).insets(Self.insets)
          : .list(.insetGrouped)
      )
    }
  }

  private static let insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
}
