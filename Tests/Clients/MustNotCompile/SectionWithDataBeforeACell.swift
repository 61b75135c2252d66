// expect: 'data' is unavailable: This section has no cell: call .cell(…) before .data(…).
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").data(names)
    .make()
}
