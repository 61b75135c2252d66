// expect: cannot convert value of type
import ListSource
import PortableUIKit

final class NameCell: UITableViewCell, ViewConfigurable {
  func configure(with name: String) {
    textLabel?.text = name
  }
}

@MainActor
func rows(_ names: [Int]) -> AnyRows {
  Rows(names, cell: NameCell.self).erased
}
