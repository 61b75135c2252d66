// expect: 'footerView' is unavailable: Not whole: this section lacks .cell(…).data(…) or .adapter { … }.
// expect: 'make()' is unavailable
import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").footerView(UIView(frame: .zero))
    .make()
}
