import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct SectionIndexFacts {
  /// A data source with an index.
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B"]
    var questions = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      questions += 1
      return titles
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let source = Source()

  /// `developer.apple.com/documentation/uikit/uitableview/reloadsectionindextitles()`
  @Test func titlesAreRequestedAgain() {
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()
    let before = source.questions

    table.reloadSectionIndexTitles()

    #expect(before > 0)
    #expect(source.questions > before)
  }
}
