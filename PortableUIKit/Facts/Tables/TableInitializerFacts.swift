import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The ways in which apps declare tables, cells and their sources compile and run.
@MainActor
@Suite
struct TableInitializerFacts {
  /// `developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`
  @Test func aTableMayOverrideItsDesignatedInitializer() {
    let table = FeedTable(frame: .zero, style: .grouped)

    let isSetUp = table.isSetUp

    #expect(isSetUp)
    #expect(table.style == .grouped)
    #expect(FeedTable().isSetUp)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/draginteractionenabled` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`
  @Test func dragsAreEnabledByDefault() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    #expect(UITableView(frame: .zero, style: .plain).dragInteractionEnabled)
    #expect(collection.dragInteractionEnabled)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell`
  @Test func aCellMayOverrideItsCallbacks() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(FeedCell.self, forCellReuseIdentifier: "feed")

    let cell = table.dequeueReusableCell(withIdentifier: "feed") as? FeedCell
    cell?.layoutIfNeeded()
    cell?.prepareForReuse()

    #expect(cell?.calls.first == "layoutSubviews")
    #expect(cell?.calls.last == "prepareForReuse")
    #expect(cell?.sizeThatFits(.zero).height == 72)
    #expect(cell?.title.superview === cell?.contentView)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`
  @Test func aCellMayOverrideItsDesignatedInitializer() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(SubtitleCell.self, forCellReuseIdentifier: "subtitle")

    let cell = table.dequeueReusableCell(withIdentifier: "subtitle") as? SubtitleCell

    #expect(cell?.isSetUp == true)
    #expect(cell?.reuseIdentifier == "subtitle")
    #expect(cell?.detailTextLabel != nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)`
  @Test func aHeaderMayOverrideItsDesignatedInitializer() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(SetUpHeader.self, forHeaderFooterViewReuseIdentifier: "header")

    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? SetUpHeader

    #expect(header?.isSetUp == true)
    #expect(header?.reuseIdentifier == "header")
  }

  /// `developer.apple.com/documentation/uikit/uitableviewheaderfooterview`
  @Test func aHeaderMayAddOnlyProperties() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(FeedHeader.self, forHeaderFooterViewReuseIdentifier: "header")

    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? FeedHeader

    #expect(header?.section == 0)
    #expect(header?.reuseIdentifier == "header")
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasource` and
  /// `developer.apple.com/documentation/uikit/uitableviewdelegate`
  @Test func aControllerMayBeSourceAndDelegate() {
    let controller = FeedController()

    controller.loadViewIfNeeded()
    controller.table.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    controller.table.layoutIfNeeded()

    #expect(controller.table.visibleCells.count == 2)
    #expect(controller.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 72)
    #expect(controller.shown == 2)
  }
}

private final class FeedTable: UITableView {
  private(set) var isSetUp = false

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class FeedCell: UITableViewCell {
  private(set) var calls: [String] = []
  private(set) lazy var title: UILabel = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  override func prepareForReuse() {
    super.prepareForReuse()
    calls.append("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
    calls.append("layoutSubviews")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 72)
  }
}

private final class SubtitleCell: UITableViewCell {
  private(set) var isSetUp = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class SetUpHeader: UITableViewHeaderFooterView {
  private(set) var isSetUp = false

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    isSetUp = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class FeedHeader: UITableViewHeaderFooterView {
  var section = 0
}

private final class FeedController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(FeedCell.self, forCellReuseIdentifier: "feed")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }
}

extension FeedController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 72 }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown += 1
  }
}
