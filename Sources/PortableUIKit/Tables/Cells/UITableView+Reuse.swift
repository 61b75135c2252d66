public import Foundation

extension UITableView {
  /// Says which class the cells with an identifier are made of, or with `nil` that none is
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-75flt`).
  ///
  /// A class that is none of a cell ends the process with a message.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellPool.checked(cellClass), for: identifier)
  }

  /// Says which class the headers and footers with an identifier are made of, or with `nil` that none is
  /// (`developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-97j7o`).
  ///
  /// A class that is none of a header or footer ends the process with a message.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(edgePool.checked(aClass), for: identifier)
  }

  /// A cell to use again, else a new one of the registered class, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`).
  ///
  /// A cell is there to be used again once it has left the table: it is in no view then. UIKit may keep it in
  /// the table, hidden, which no page tells.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: reconfigured?.row)
  }

  /// A cell to use again, else a new one of the registered class, as large as the row is assumed to be
  /// (`developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)`).
  ///
  /// An identifier that no class is registered for ends the process with the words of UIKit's exception ("must
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

  /// A header or footer to use again, else a new one of the registered class, or `nil` if there is none
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
