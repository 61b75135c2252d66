import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableHeaderFooterFacts {
  /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)`
  @Test func titlesAreShownInViewsOfTheTable() {
    let source = ItemsSource([["a", "b"], ["c"]])
    source.headers = ["first", nil]
    source.footers = [nil, "last"]
    let table = UITableView.showing(source).laidOut()

    #expect(table.headerView(forSection: 0)?.textLabel?.text == "first")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "last")
    #expect(table.rectForHeader(inSection: 0).height > 0)
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == table.rectForHeader(inSection: 0).maxY
    )
    #expect(
      table.rectForFooter(inSection: 1).minY == table.rectForRow(at: IndexPath(row: 0, section: 1)).maxY
    )
    #expect(table.headerView(forSection: 0)?.isDescendant(of: table) == true)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)`
  @Test func aViewReplacesATitle() {
    let source = ItemsSource([["a"], ["b"]])
    source.headers = ["first", "second"]
    let delegate = HeaderDelegate(height: 40)
    delegate.header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    #expect(table.headerView(forSection: 0) === delegate.header)
    #expect(delegate.header?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "second")
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)`
  @Test func theDelegatesHeightReplacesTheTables() {
    let source = ItemsSource([["a"]])
    source.headers = ["first"]
    let table = UITableView.showing(source)
    let delegate = HeaderDelegate(height: 40)
    table.sectionHeaderHeight = 90
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).height == 40)
    table.delegate = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 90)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/automaticdimension`
  @Test func anAutomaticHeightFitsTheTitle() {
    let source = ItemsSource([["a"], ["b"]])
    source.headers = ["first", nil]
    let table = UITableView.showing(source)
    let delegate = HeaderDelegate(height: UITableView.automaticDimension)
    table.sectionHeaderHeight = 90
    table.delegate = delegate

    table.layoutIfNeeded()

    #expect((1..<90).contains(table.rectForHeader(inSection: 0).height))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-97j7o`
  @Test func headersAreReused() {
    let source = ItemsSource((0..<100).map { ["item \($0)"] })
    let table = UITableView.showing(source)
    let delegate = ReusingHeaderDelegate()
    table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.delegate = delegate

    for offset in stride(from: 0, through: 7500, by: 75) {
      table.scroll(to: CGFloat(offset))
    }

    #expect(delegate.views.count < 50)
    #expect(delegate.views.contains { $0.preparations > 0 })
    #expect(table.headerView(forSection: 99) is CountingHeader)
  }

  /// *Assumed*: no page documents which classes of views are measured.
  @Test func aHeaderOfAnyClassIsMeasured() {
    let source = ItemsSource([["a"]])
    let delegate = FittingHeaderDelegate()
    delegate.makeHeader = { MeasuredHeader() }
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    #expect(table.rectForHeader(inSection: 0).height == 37)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain`
  @Test func headersOfAPlainTableFloat() throws {
    let source = ItemsSource([(0..<50).map { "item \($0)" }, (0..<50).map { "item \($0)" }])
    let delegate = HeaderDelegate(height: 40)
    source.headers = ["first", "second"]
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    table.scroll(to: 1000)
    let floating = try #require(table.headerView(forSection: 0)).frame
    table.scroll(to: 2520)
    let pushed = try #require(table.headerView(forSection: 0)).frame

    #expect(floating.minY == 1000)
    #expect(pushed.minY == 2500)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/style-swift.enum/grouped`
  @Test func headersOfAGroupedTableDoNotFloat() {
    let source = ItemsSource([(0..<50).map { "item \($0)" }])
    source.headers = ["first"]
    let table = UITableView.showing(source, style: .grouped).laidOut()

    table.scroll(to: 1000)

    #expect(table.headerView(forSection: 0) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)`
  /// and
  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)`
  @Test func theDelegateIsCalledForHeadersAndFooters() {
    let source = ItemsSource((0..<3).map { _ in (0..<20).map { "item \($0)" } })
    let delegate = EdgeDelegate()
    source.headers = ["first", "second", "third"]
    source.footers = ["one", "two", "three"]
    let table = UITableView.showing(source, style: .grouped, delegate: delegate).laidOut()

    for offset in [600, 1300, 2000] as [CGFloat] {
      table.scroll(to: offset)
    }

    #expect(delegate.log.calls.first == "willDisplayHeader 0")
    #expect(delegate.log.calls.contains("didEndDisplayingHeader 0"))
    #expect(delegate.log.calls.contains("willDisplayFooter 0"))
    #expect(delegate.log.calls.contains("didEndDisplayingFooter 0"))
    #expect(!delegate.log.calls.contains("willDisplayFooter 2"))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight` and
  /// `developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight`
  @Test func headersAndFootersOutOfViewHaveTheEstimatedHeights() {
    let source = ItemsSource((0..<100).map { ["item \($0)"] })
    source.headers = Array(repeating: "header", count: 100)
    source.footers = Array(repeating: "footer", count: 100)
    let table = UITableView.showing(source, style: .grouped)
    table.estimatedSectionHeaderHeight = 90
    table.estimatedSectionFooterHeight = 70

    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 99).height == 90)
    #expect(table.rectForFooter(inSection: 99).height == 70)
    #expect((1..<90).contains(table.rectForHeader(inSection: 0).height))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/automaticdimension`
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func headersOfEmptySectionsAreShown(style: UITableView.Style) {
    let source = ItemsSource([[], [], ["a"]])
    let delegate = FittingHeaderDelegate()
    let table = UITableView.showing(source, style: style, delegate: delegate).laidOut()

    #expect((0..<3).map { table.rectForHeader(inSection: $0).height } == [33, 33, 33])
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 99)
  }

  /// *Assumed*: apps report this space, which no page documents.
  @Test func anInsetGroupedTableLeavesSpaceAroundSectionsWithoutTitles() {
    let source = ItemsSource([["a"], ["b"]])
    let delegate = HeaderDelegate(height: UITableView.automaticDimension)
    let table = UITableView.showing(source, style: .insetGrouped, delegate: delegate).laidOut()

    let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }

    #expect(rows[0].minY > 0)
    #expect(rows[1].minY > rows[0].maxY)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding`
  @Test func theSpaceAboveAHeaderBelongsToItsSection() {
    let source = ItemsSource([["a"]])
    source.headers = ["first"]
    let table = UITableView.showing(source)
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 12

    table.layoutIfNeeded()

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 42)
    #expect(table.rect(forSection: 0).height == 92)
  }
}

private final class EdgeDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.add("willDisplayHeader \(section)")
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.add("willDisplayFooter \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.add("didEndDisplayingHeader \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.add("didEndDisplayingFooter \(section)")
  }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  private let height: CGFloat
  var header: UITableViewHeaderFooterView?

  init(height: CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 ? header : nil
  }
}

private final class FittingHeaderDelegate: NSObject, UITableViewDelegate {
  var makeHeader: @MainActor () -> UIView = { FittingHeader(reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { makeHeader() }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
}

private final class FittingHeader: UITableViewHeaderFooterView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
}

private final class MeasuredHeader: UIView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 37)
  }
}

private final class ReusingHeaderDelegate: NSObject, UITableViewDelegate {
  private(set) var views: Set<CountingHeader> = []

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if let view = view as? CountingHeader { views.insert(view) }
    return view
  }
}

private final class CountingHeader: UITableViewHeaderFooterView {
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
