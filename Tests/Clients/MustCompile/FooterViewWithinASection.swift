import ListSource
import PortableUIKit

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").footer(UIView(frame: .zero)).cell(UITableViewCell.self).data(names)
    .adapter { cell, name, _ in cell.textLabel?.text = name }
    .make()
}
