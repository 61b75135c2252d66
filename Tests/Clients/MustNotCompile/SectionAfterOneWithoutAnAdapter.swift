// expect: 'section' is unavailable: These cells are not configured: call .adapter { … } after .data(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("first").cell(UITableViewCell.self).data(names)
    .section("names").cell(UITableViewCell.self).data(names).adapter { cell, name, _ in
      cell.textLabel?.text = name
    }
    .make()
}
