#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  /// How tables look, as pictures made of characters.
  @MainActor
  @Suite
  struct TablePictures {
    @Test func sectionsOfRowsLookLikeATable() {
      let source = StyledSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 320), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()

      #expect(
        picture(of: table) == [
          "", "",
          "   Notable",
          "",
          "   Row 0                            ›",
          "   ─────────────────────────────────────",
          "",
          "   Row 1",
          "   detail",
          "   ─────────────────────────────────────",
          "   Row 2                            ✓",
          "",
          "   ─────────────────────────────────────",
          "",
          "   Recent",
          "",
          "   Row 0                            ›",
          "",
          "   ─────────────────────────────────────",
          "   Row 1",
        ]
      )
    }

    @Test func separatorsMayBeLeftOut() {
      let source = StyledSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 320), style: .plain)
      table.dataSource = source
      table.separatorStyle = .none

      table.layoutIfNeeded()

      #expect(!picture(of: table).contains { $0.contains("─") })
    }

    @Test func theLastRowOfAnInsetSectionHasNoSeparator() {
      let source = StyledSource()
      let grouped = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 600), style: .grouped)
      let inset = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 600), style: .insetGrouped)
      for table in [grouped, inset] {
        table.dataSource = source
        table.layoutIfNeeded()
      }

      let lines = [grouped, inset].map { picture(of: $0).count { $0.contains("─") } }

      #expect(lines == [6, 4])
    }

    /// `developer.apple.com/documentation/uikit/uitableview/fillerrowheight`
    @Test func emptyRowsMayFillATable() {
      let source = RowsSource(rows: 2)
      let table = UITableView.showing(source)
      table.layoutIfNeeded()

      let lines = [0, 100, UITableView.automaticDimension].map { height in
        table.fillerRowHeight = height
        return separators(in: table)
      }

      #expect(lines == [2, 2 + 3, 2 + 7])
    }

    /// Observed, not documented.
    @Test func anEmptyFooterHidesTheLinesBelowTheLastRow() {
      let source = RowsSource(rows: 2)
      let table = UITableView.showing(source)
      table.fillerRowHeight = UITableView.automaticDimension

      table.tableFooterView = UIView(frame: .zero)
      table.layoutIfNeeded()

      #expect(separators(in: table) == 2)
    }

    @Test func aSelectedRowIsGray() {
      let source = StyledSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 240, height: 320), style: .grouped)
      table.dataSource = source
      table.layoutIfNeeded()

      let before = document(of: table)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      let selected = document(of: table)
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle = .none

      #expect(!before.contains("#D1D1D6"))
      #expect(selected.contains("#D1D1D6"))
      #expect(document(of: table) == before)
    }

    private func picture(of table: UITableView) -> [String] {
      let painter = TextPainter(size: table.bounds.size)
      table.draw(with: painter)
      return painter.lines
    }

    private func separators(in table: UITableView) -> Int {
      picture(of: table).count { $0.contains("─") }
    }

    private func document(of table: UITableView) -> String {
      let painter = SVGPainter(size: table.bounds.size)
      table.draw(with: painter)
      return painter.document()
    }
  }

  private final class StyledSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["Notable", "Recent"][section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .default]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      cell.accessoryType = [.disclosureIndicator, .none, .checkmark][indexPath.row]
      return cell
    }
  }
#endif
