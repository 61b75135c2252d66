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
  /// - Returns: Whether the title is up to date. The result is false if the capitalization is ambiguous, if the app has
  ///   set a different text, or if exactly one of the titles is nil.
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
