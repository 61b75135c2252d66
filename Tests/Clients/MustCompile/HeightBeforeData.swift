import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  _ = TableAdapter(tableView)
    .section("names").cell(UITableViewCell.self).data(names).height(44)
}
