internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension UITableViewHeaderFooterView {
  /// Shows another title in the way in which the table view wrote the earlier one: where it is grouped, some systems write
  /// a header in capitals. A view of a class of the app's own is left as it is.
  ///
  /// - Returns: whether that is done; false where nobody can tell how the title is written, or the app wrote another.
  func retitle(from old: String?, to new: String?, in style: UITableView.Style) -> Bool {
    guard old != new, type(of: self) == UITableViewHeaderFooterView.self else { return true }
    guard let old, let new else { return false }
    let ways = style == .plain ? [\String.self] : [\.self, \.localizedUppercase]
    let titles = Set(ways.filter { old[keyPath: $0] == textLabel?.text }.map { new[keyPath: $0] })
    guard titles.count == 1 else { return false }
    textLabel?.text = titles.first
    setNeedsLayout()
    return true
  }
}
