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
    say("No cell for \(typeOfModel(model))")
  }

  /// Says what is missing.
  func say(_ text: String) {
    textLabel?.text = text
    textLabel?.textColor = .systemRed
    textLabel?.numberOfLines = 0
  }
}
