internal import PlatformUIKit

/// A table view cell that shows an error message in place of a missing cell.
final class PlaceholderCell: UITableViewCell {
  static let kind = CellKind(PlaceholderCell.self, identifier: "ListSource.Placeholder") {
    (cell: PlaceholderCell, text: String, _) in cell.show(text)
  }

  func show(_ text: String) {
    textLabel?.text = text
    textLabel?.textColor = .systemRed
    textLabel?.numberOfLines = 0
  }
}

/// A collection view cell that shows an error message in place of a missing cell.
final class PlaceholderItem: UICollectionViewListCell {
  static let kind = CellKind(PlaceholderItem.self, identifier: "ListSource.Placeholder") {
    (cell: PlaceholderItem, text: String, _) in cell.show(text)
  }

  func show(_ text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    contentConfiguration = content
  }
}
