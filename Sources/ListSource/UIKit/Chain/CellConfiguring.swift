#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// How the cells of a section that is declared in a chain come to show its models. Without it the section is not whole.
@MainActor
public protocol CellConfiguring<Model> {
  /// What the rows show.
  associatedtype Model

  /// Rows with the cells that show them.
  func withCells(_ rows: Rows<Model>) -> Rows<Model>
}

/// The cells configure themselves, if they can do so with these models.
public struct OwnConfiguring<Cell: UITableViewCell, Model> {}

extension OwnConfiguring: CellConfiguring where Cell: ViewConfigurable, Cell.Model == Model {
  /// Rows with cells that configure themselves.
  public func withCells(_ rows: Rows<Model>) -> Rows<Model> {
    rows.withCells(CellKind(Cell.self))
  }
}

/// The cells are configured as the chain says.
public struct GivenConfiguring<Model>: CellConfiguring {
  private let cell: CellKind

  init(_ cell: CellKind) {
    self.cell = cell
  }

  /// Rows with cells that are configured as the chain says.
  public func withCells(_ rows: Rows<Model>) -> Rows<Model> {
    rows.withCells(cell)
  }
}
