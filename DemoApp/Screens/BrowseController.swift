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

  /// Whether the text has a size for accessibility, so that fewer tiles fit side by side.
  private var textSize = UIContentSizeCategory.large
  private var hasLargeText: Bool { textSize.isAccessibilityCategory }

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
    header.directionalLayoutMargins.leading = systemMinimumLayoutMargins.leading
    header.directionalLayoutMargins.trailing = systemMinimumLayoutMargins.trailing
    let size = header.systemLayoutSizeFitting(
      CGSize(width: room.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let parts = room.divided(atDistance: size.height, from: .minYEdge)
    header.frame = parts.slice
    listView.frame = parts.remainder
    if textSize == view.traitCollection.preferredContentSizeCategory { return }
    textSize = view.traitCollection.preferredContentSizeCategory
    showList()
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
    // The rows stay the same, but their contents become tiles, or rows again.
    collectionView.listAdapter?.reconfigure(viewModel.rows.map(\.id))
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
    let (isTable, isGrid) = (viewModel.presentation == .table, viewModel.presentation == .grid)
    return ListSource {
      ListSection(QuakeSection.decades, title: "By decade") {
        Rows(viewModel.decades) { tile, _ in DecadeContent(tile: tile, isTile: !isTable) }
          .emits(row: .decadeChosen)
      }
      .layout(.grid(columns: hasLargeText ? 2 : 5, spacing: 8, height: .estimated(76)).insets(insets))
      ListSection(QuakeSection.notable, title: viewModel.title) {
        Rows(viewModel.rows as [any EarthquakeRow]) { row, _ in QuakeContent(row: row, isTile: isGrid) }
          .emits(row: .quakeSelected)
          .quakeActions()
      }
      .layout(
        isGrid
          ? .grid(columns: hasLargeText ? 1 : 2, spacing: 8, height: tileHeight).insets(insets)
          : .list(.insetGrouped)
      )
    }
  }

  /// The height of a tile, in which each text has two lines.
  private var tileHeight: ItemLength {
    if hasLargeText { return .estimated(400) }
    let fonts = [UIFont.TextStyle.subheadline, .footnote].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: view.traitCollection)
    }
    return .points(68 + fonts.reduce(0) { $0 + 2 * Double($1.lineHeight) })
  }

  /// The margins around the tiles.
  private var insets: NSDirectionalEdgeInsets {
    var insets = systemMinimumLayoutMargins
    insets.bottom = insets.leading
    return insets
  }
}
