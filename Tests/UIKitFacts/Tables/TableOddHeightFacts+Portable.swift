// The stand-in alone: UIKit ends the process for some of these numbers.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  /// That a height which is no number of points is taken for automatic.
  @MainActor
  @Suite
  struct TableOddHeightFacts {
    nonisolated private static let odd: [CGFloat] = [.nan, .infinity, -.infinity, -7]

    private let source = RowsSource(rows: 20)

    @Test(arguments: odd, [0, 50, CGFloat.nan, .infinity])
    func aRowOfNoHeightIsAsHighAsOthers(height: CGFloat, estimate: CGFloat) {
      let table = UITableView.showing(source)
      let delegate = HeightDelegate { $0.row == 3 ? height : 50 }
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = estimate
      table.delegate = delegate

      table.layoutIfNeeded()

      #expect((10...11).contains(table.visibleTexts.count))
      #expect((890...1000).contains(table.contentSize.height))
    }

    @Test(arguments: odd)
    func aTablesOddMeasuresAreAutomatic(height: CGFloat) {
      source.headers = ["first"]
      source.footers = ["last"]
      let table = UITableView.showing(source, style: .grouped)
      table.rowHeight = height
      table.sectionHeaderHeight = height
      table.sectionFooterHeight = height
      table.estimatedSectionHeaderHeight = height
      table.estimatedSectionFooterHeight = height
      table.sectionHeaderTopPadding = height

      table.layoutIfNeeded()

      #expect(table.contentSize.height == 936)
      #expect(table.headerView(forSection: 0)?.frame.height == 28)
    }

    @Test(arguments: odd)
    func aCellThatAsksForNoHeightIsAsHighAsOthers(height: CGFloat) {
      let source = OddSource(height)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
      table.dataSource = source

      table.layoutIfNeeded()

      #expect(table.contentSize.height == 440)
    }
  }

  private final class OddSource: NSObject, UITableViewDataSource {
    private let height: CGFloat

    init(_ height: CGFloat) {
      self.height = height
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = OddCell(style: .default, reuseIdentifier: nil)
      cell.height = height
      return cell
    }
  }

  private final class OddCell: UITableViewCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }
#endif
