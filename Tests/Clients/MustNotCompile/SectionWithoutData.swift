// expect: 'make()' is unavailable: This section has no data: call .data(…) after .cell(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self)
    .make()
}
