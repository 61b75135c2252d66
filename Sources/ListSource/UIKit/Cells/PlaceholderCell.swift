#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Stands where no cell can show a model, and says so.
final class PlaceholderCell: UITableViewCell {
  static let kind = CellKind(PlaceholderCell.self, identifier: "ListSource.Placeholder") {
    (cell: PlaceholderCell, text: String, _) in cell.say(text)
  }

  /// Says what is missing.
  func say(_ text: String) {
    textLabel?.text = text
    textLabel?.textColor = .systemRed
    textLabel?.numberOfLines = 0
  }
}

/// Stands where no cell can show a model in a collection view, and says so.
final class PlaceholderItem: UICollectionViewListCell {
  static let kind = CellKind(PlaceholderItem.self, identifier: "ListSource.Placeholder") {
    (cell: PlaceholderItem, text: String, _) in cell.say(text)
  }

  /// Says what is missing.
  func say(_ text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    contentConfiguration = content
  }
}
