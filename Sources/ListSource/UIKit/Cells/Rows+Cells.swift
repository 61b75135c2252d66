#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension Rows {
  /// Rows shown by cells of a class that configure themselves. The class is registered by itself.
  public init<Cell: UITableViewCell & ViewConfigurable>(_ models: [Model], cell: Cell.Type)
  where Cell.Model == Model {
    self.init(models, cell: CellKind(cell))
  }

  /// Rows shown by cells of a class that are configured here. The class is registered by itself.
  ///
  /// ```swift
  /// Rows(names, cell: UITableViewCell.self) { cell, name, index in cell.textLabel?.text = name }
  /// ```
  ///
  /// - Parameters:
  ///   - models: what the rows show.
  ///   - cell: the class of the cells.
  ///   - configure: makes a cell show a model, given its place in the section, counted from 0. A cell is used again, so
  ///     every part of it is set each time. It is not called again when the row's place alone changes.
  public init<Cell: UITableViewCell>(
    _ models: [Model],
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(models, cell: CellKind(cell, configure: configure))
  }
}
