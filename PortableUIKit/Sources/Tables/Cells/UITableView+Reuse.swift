public import Foundation

extension UITableView {
  /// Registers a class for creating cells with a reuse identifier
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-75flt`).
  ///
  /// If the class is `nil`, the method removes the registration. If the class isn't ``UITableViewCell`` or a subclass,
  /// the app terminates with an error message.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Registers a class for creating headers and footers with a reuse identifier
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-97j7o`).
  ///
  /// If the class is `nil`, the method removes the registration. If the class isn't ``UITableViewHeaderFooterView`` or
  /// a subclass, the app terminates with an error message.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(edgePool.checked(aClass), for: identifier)
  }

  /// Returns a reusable cell, a new cell of the registered class, or `nil` if neither is available
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`).
  ///
  /// A cell becomes reusable after the table removes it from the view hierarchy. UIKit may keep reusable cells in the
  /// table as hidden views, but Apple doesn't document this.
  ///
  /// While the table reconfigures a row, the method returns the row's existing cell if the identifier matches.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: reconfigured?.row)
  }

  /// Returns a reusable cell, or a new cell of the registered class, sized for a row
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)`).
  ///
  /// If the row exists, the cell has the width of the row and the height that the table currently assumes for the row.
  /// If no class is registered, the app terminates with UIKit's error message, which contains "must register a nib or a
  /// class for the identifier".
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

  /// Returns a reusable header or footer, a new one of the registered class, or `nil` if neither is available
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)`).
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = edgePool.take(for: identifier) {
      view.prepareForReuse()
      return view
    }
    return edgePool.viewClass(for: identifier)?.init(forReuse: identifier)
  }

  private func dequeueCell(_ identifier: String, for row: IndexPath?) -> UITableViewCell? {
    if let reconfigured, reconfigured.row == row, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    if let cell = cellPool.take(for: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.viewClass(for: identifier)?.init(forReuse: identifier)
  }
}
