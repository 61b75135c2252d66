// expect: 'make()' is unavailable: These cells are not configured: call .adapter { … } after .data(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).data(names)
    .make()
}
