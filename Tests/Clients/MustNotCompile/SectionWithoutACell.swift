// expect: 'make()' is unavailable: This section has no cell and no data: call .cell(…).data(…) first.
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").title("Names")
    .make()
}
