#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension TableAdapter {
  /// Shows a list, like ``ListAdapter/apply(_:animated:)``, with an animation of choice.
  ///
  /// - Parameters:
  ///   - source: the list.
  ///   - animation: how rows and sections come and go.
  /// - Returns: what tells when the list is shown; ignoring that is fine.
  @discardableResult
  public func apply(_ source: ListSource, animation: UITableView.RowAnimation) -> ListUpdate {
    observation = nil
    return enqueue(source, of: nil, animation: animation)
  }
}
