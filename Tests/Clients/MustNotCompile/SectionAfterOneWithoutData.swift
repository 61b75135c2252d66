// expect: 'section' is unavailable: This section has no data: call .data(…) after .cell(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("empty").cell(UITableViewCell.self)
    .section("names").cell(UITableViewCell.self).data(names).adapter { cell, name, _ in
      cell.textLabel?.text = name
    }
    .make()
}
