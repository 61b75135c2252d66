import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableTilingFacts {
  /// `developer.apple.com/documentation/uikit/uitableview`
  @Test func theRowsInViewHaveCells() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)

    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows == (0..<10).map { IndexPath(row: $0, section: 0) })
    #expect(table.visibleTexts == (0..<10).map { "row \($0)" })
  }
}
