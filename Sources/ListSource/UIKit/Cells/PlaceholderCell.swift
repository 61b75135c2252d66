#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Stands where no cell can show a model, and says so.
final class PlaceholderCell: UITableViewCell {
  static let identifier = "ListSource.PlaceholderCell"

  /// Says which model has no cell.
  func show(_ model: Any) {
    textLabel?.text = "No cell for \(typeOfModel(model))"
    textLabel?.textColor = .systemRed
    textLabel?.numberOfLines = 0
  }
}
