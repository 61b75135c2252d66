// expect: 'make()' is unavailable: Nothing configures these cells: say .adapter { … } after .data(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).data(names)
    .make()
}
