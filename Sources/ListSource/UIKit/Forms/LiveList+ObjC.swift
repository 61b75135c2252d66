// Not compiled or tested on Linux, because nibs exist only in UIKit.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  public import Foundation
  public import PlatformUIKit

  extension LiveList {
    /// Sets the nib of the cells and the closure that configures them. The nib is registered automatically.
    ///
    /// - Parameters:
    ///   - type: The class of the cell in the nib.
    ///   - nib: The nib that contains the cell.
    ///   - identifier: The reuse identifier of the cells. Defaults to the fully qualified name of the class.
    ///   - configure: Configures a cell for the row at an index path.
    /// - Returns: The live list, for further calls.
    @discardableResult
    public func configureCell<Cell: UITableViewCell>(
      _ type: Cell.Type,
      nib: UINib,
      identifier: String? = nil,
      _ configure: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
    ) -> LiveList {
      configureCell(type, identifier: identifier, configure) { $0?.register(nib, forCellReuseIdentifier: $1) }
    }
  }
#endif
