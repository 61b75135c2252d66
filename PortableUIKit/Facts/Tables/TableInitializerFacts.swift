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
  @Test func aHeaderMayOverrideItsDesignatedInitializerOrAddOnlyProperties() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(SetUpHeader.self, forHeaderFooterViewReuseIdentifier: "set up")
    table.register(FeedHeader.self, forHeaderFooterViewReuseIdentifier: "feed")

    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "set up") as? SetUpHeader
    let feed = table.dequeueReusableHeaderFooterView(withIdentifier: "feed") as? FeedHeader

    #expect(header?.isSetUp == true)
    #expect(header?.reuseIdentifier == "set up")
    #expect(feed?.section == 0)
    #expect(feed?.reuseIdentifier == "feed")
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
    table.register(SubtitleCell.self, forCellReuseIdentifier: "feed")
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
