import ListSource
import PortableUIKit

final class NameCell: UITableViewCell, ViewConfigurable {
  func configure(with name: String) {
    textLabel?.text = name
  }
}

// Sections of all kinds.
@MainActor
func show(_ names: [String], in tableView: UITableView) {
  TableAdapter(tableView)
    .height(50)
    // repeat 8
    .section(1).title("Section 1").cell(NameCell.self).data(names).autoHeight()
    .section("s2").cell(UITableViewCell.self).data([0, 1, 2]).adapter { cell, number, index in
      cell.textLabel?.text = "\(number) at \(index)"
    }
    .height(44)
    .section(3).cell(NameCell.self).data(names).event { name, index in print(name, index + 3) }
    .section(4).footerTitle("End").cell(UITableViewCell.self).data(names.map { $0.count * 4 })
    .adapter { cell, count, _ in cell.detailTextLabel?.text = "\(count)" }.emits("selected")
    // end
    .make()
}
