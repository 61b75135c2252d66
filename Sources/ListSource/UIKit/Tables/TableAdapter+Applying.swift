#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension TableAdapter {
  /// Shows a list with an animation of your choice. Otherwise works like ``ListAdapter/apply(_:animated:)``.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - animation: The animation of inserted, deleted and reloaded rows and sections.
  /// - Returns: The update, which reports when the list is shown.
  @discardableResult
  public func apply(_ source: ListSource, animation: UITableView.RowAnimation) -> ListUpdate {
    observation = nil
    return enqueue(source, of: nil, animation: animation)
  }
}
