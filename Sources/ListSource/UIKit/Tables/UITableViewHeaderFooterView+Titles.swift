internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension UITableViewHeaderFooterView {
  /// Sets a new title with the capitalization of the old one.
  ///
  /// The capitalization matters because some systems show the titles of grouped table views in capitals. If the view is
  /// an instance of a subclass, the method does nothing and returns true.
  ///
  /// - Returns: False if the section must be reloaded because the capitalization is ambiguous, the app has set a
  ///   different text, or exactly one of the titles is nil. Otherwise, true.
  func retitle(from old: String?, to new: String?, in style: UITableView.Style) -> Bool {
    guard old != new, type(of: self) == UITableViewHeaderFooterView.self else { return true }
    guard let old, let new else { return false }
    let styles = style == .plain ? [\String.self] : [\.self, \.localizedUppercase]
    let titles = Set(styles.filter { old[keyPath: $0] == textLabel?.text }.map { new[keyPath: $0] })
    guard titles.count == 1 else { return false }
    textLabel?.text = titles.first
    setNeedsLayout()
    return true
  }
}
