// expect: 'height' is unavailable: This section has no data: call .data(…) before .height(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  _ = TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).height(44)
}
