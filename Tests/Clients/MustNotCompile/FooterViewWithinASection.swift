// expect: 'footerView' is unavailable: Section is incomplete: call .cell(…).data(…) or .adapter { … } first.
// expect: 'make()' is unavailable
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").footerView(UIView(frame: .zero))
    .make()
}
