import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A data source of texts that records the requests.
final class RowsSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var askedRows: [IndexPath] = []
  /// The cell that was configured last.
  private(set) weak var lastCell: UITableViewCell?
  var onCell: (IndexPath) -> Void = { _ in }
  var onCount: () -> Void = {}
  var onCountSections: () -> Void = {}

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "row \($0)" }])
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    onCountSections()
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    onCount()
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRows.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.shown = sections[indexPath.section][indexPath.row]
    lastCell = cell
    onCell(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A cell with a text that counts its preparations for reuse.
final class TextCell: UITableViewCell {
  // Not `text`, which UITableViewCell had in iOS 2: on Mac Catalyst, a property of that name overrides it.
  var shown = ""
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

extension UITableView {
  /// Makes a table of a small phone's size, with rows of 50 points, in no window.
  static func showing(_ source: RowsSource, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    return table
  }

  /// The texts of the cells in view, from top to bottom.
  var visibleTexts: [String] { visibleCells.map { ($0 as? TextCell)?.shown ?? "?" } }
}
