public import Foundation

extension UITableView {
  /// Registers the class of cells with an identifier, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-75flt`).
  ///
  /// Ends the process with a message if the class isn't a cell class.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Registers the class of headers and footers with an identifier, or removes the registration if the class is `nil`
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-97j7o`).
  ///
  /// Ends the process with a message if the class isn't a header or footer class.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(edgePool.checked(aClass), for: identifier)
  }

  /// Returns a reused cell or a new one of the registered class, or `nil` if no class is registered
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`).
  ///
  /// A cell can be reused once it was removed from the table. It has no superview then. UIKit may keep it in the table,
  /// hidden, which no page documents.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: reconfigured?.row)
  }

  /// Returns a reused cell or a new one of the registered class, in the row's estimated size
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)`).
  ///
  /// If no class is registered for the identifier, ends the process with the message of UIKit's exception ("must
  /// register a nib or a class for the identifier").
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard cellPool.viewClass(for: identifier) != nil,
      let cell = dequeueCell(identifier, for: indexPath)
    else { Rejection.unregisteredCell(identifier).raise() }
    if layout.contains(indexPath) {
      cell.frame.size = CGSize(width: contentWidth, height: layout[indexPath])
    }
    return cell
  }

  /// Returns a reused header or footer or a new one of the registered class, or `nil` if no class is registered
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)`).
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = edgePool.take(for: identifier) {
      view.prepareForReuse()
      return view
    }
    return edgePool.viewClass(for: identifier)?.init(reuseIdentifier: identifier)
  }

  private func dequeueCell(_ identifier: String, for row: IndexPath?) -> UITableViewCell? {
    if let reconfigured, reconfigured.row == row, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    if let cell = cellPool.take(for: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.viewClass(for: identifier)?.init(style: .default, reuseIdentifier: identifier)
  }
}
