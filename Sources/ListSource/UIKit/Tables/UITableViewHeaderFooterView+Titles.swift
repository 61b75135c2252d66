internal import Foundation
internal import PlatformUIKit

extension UITableViewHeaderFooterView {
  /// Sets a new title with the capitalization of the old one.
  ///
  /// The capitalization matters because some systems show the titles of grouped table views in capitals.
  ///
  /// - Returns: False if the section must be reloaded because the view is of a subclass, for example a private one of
  ///   UIKit, the capitalization is ambiguous, the app has set a different text, or exactly one of the titles is nil.
  ///   Otherwise, true.
  func retitle(from old: String?, to new: String?, in style: UITableView.Style) -> Bool {
    guard old != new else { return true }
    guard let old, let new, type(of: self) == UITableViewHeaderFooterView.self else { return false }
    let styles = style == .plain ? [\String.self] : [\.self, \.localizedUppercase]
    let titles = Set(styles.filter { old[keyPath: $0] == textLabel?.text }.map { new[keyPath: $0] })
    guard titles.count == 1 else { return false }
    textLabel?.text = titles.first
    setNeedsLayout()
    return true
  }
}
