// expect: 'section' is unavailable: This section has no cell and no data: call .cell(…).data(…) first.
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("empty")
    .section("names").cell(UITableViewCell.self).data(names).adapter { cell, name, _ in
      cell.textLabel?.text = name
    }
    .make()
}
