// expect: 'make()' is unavailable: These cells are not configured: call .adapter { … } after .data(…).
import ListSource
import PortableUIKit

final class NameCell: UITableViewCell, ViewConfigurable {
  func configure(with name: String) {
    textLabel?.text = name
  }
}

@MainActor
func show(in tableView: UITableView, _ names: [String]) {
  TableAdapter(tableView)
    .section("names").cell(NameCell.self).data(names.map(\.count))
    .make()
}
