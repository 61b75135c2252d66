internal import KitSupport

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
    textLabel?.text = "No cell for \(type(of: model))"
    textLabel?.textColor = .systemRed
    textLabel?.numberOfLines = 0
  }

  static func report(_ row: Row) {
    let type = type(of: row.model)
    let identifier = row.group.reuseIdentifier(at: row.index)
    let name = identifier.map { ", or for \"\($0)\"" } ?? ""
    Reports.report(
      """
      A row shows a \(type), and no registered cell can: a placeholder stands there. \
      Say adapter.register(…, for: \(type).self)\(name), or Rows(…, cell: …).
      """
    )
  }
}
