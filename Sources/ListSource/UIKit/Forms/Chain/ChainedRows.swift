public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A section with a cell and data, of which more may be said. It is whole once its cells can show the data.
@MainActor
public struct ChainedRows<Cell, Model> {
  private(set) var section: ChainedSection
  private var rows: Rows<Model>

  init(section: ChainedSection, rows: Rows<Model>) {
    (self.section, self.rows) = (section, rows)
  }

  /// Sets a text above the rows, which shows where no view does.
  public func title(_ title: String) -> Self { with { $0.section = $0.section.title(title) } }

  /// Sets a text below the rows, which shows where no view does.
  public func footerTitle(_ title: String) -> Self { with { $0.section = $0.section.footerTitle(title) } }

  /// Sets a view above the rows, as high as the view. It shows in place of a title.
  public func header(_ view: UIView) -> Self { with { $0.section = $0.section.header(view) } }

  /// Sets a view above the rows that is made once and shows a model, as ``ListSection/header(showing:_:)`` does.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> Self where View.Model: Equatable {
    with { $0.section = $0.section.header(showing: model, makeView) }
  }

  /// Sets a view below the rows, as high as the view. It shows in place of a title.
  public func footer(_ view: UIView) -> Self { with { $0.section = $0.section.footer(view) } }

  /// Sets a view below the rows that is made once and shows a model, as ``ListSection/footer(showing:_:)`` does.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> Self where View.Model: Equatable {
    with { $0.section = $0.section.footer(showing: model, makeView) }
  }

  /// Sets the height of the rows, in points. ``autoHeight()`` counts more, whichever is said first.
  public func height(_ points: Double, fileID: String = #fileID, line: Int = #line) -> Self {
    with { $0.section = $0.section.with { $0.height(.fixed(points), fileID: fileID, line: line) } }
  }

  /// Has the rows as high as their cells ask for, whatever else is said about heights.
  public func autoHeight() -> Self { with { $0.rows = $0.rows.height(.automatic) } }

  /// Sets what is done when a row is selected, after which it is deselected.
  public func event(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    with { $0.rows = $0.rows.onSelect(action) }
  }

  /// Sets an event that cells emit when they are selected, after which the row is deselected, and what it carries.
  public func emits(
    _ name: EventName,
    userInfo: @escaping @MainActor (_ model: Model, _ index: Int) -> UserInfo = { _, _ in [:] }
  ) -> Self {
    with { $0.rows = $0.rows.emits(name, userInfo: userInfo) }
  }

  /// Sets what is done when a row is about to show.
  public func onDisplay(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    with { $0.rows = $0.rows.onDisplay(action) }
  }

  /// Sets what is done when a row is likely to show soon, and when it is not likely any more.
  public func onPrefetch(
    _ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void,
    cancel: @escaping @MainActor (_ model: Model, _ index: Int) -> Void = { _, _ in }
  ) -> Self {
    with { $0.rows = $0.rows.onPrefetch(action, cancel: cancel) }
  }

  /// Sets what is done when the user deletes a row. Without it none can be deleted.
  public func onDelete(_ action: @escaping @MainActor (_ model: Model, _ index: Int) -> Void) -> Self {
    with { $0.rows = $0.rows.onDelete(action) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Stands in the type of ``ChainedRows`` for cells that the chain configures, by ``ChainedRows/adapter(_:)``.
public final class GivenCell<Model>: ViewConfigurable {
  private init() {}

  /// Does nothing: there is no such cell.
  public func configure(with model: Model) {}
}

extension ChainedRows where Cell: UITableViewCell {
  /// Sets how a cell shows a model, given its place in the section, counted from 0.
  public func adapter(
    _ configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) -> ChainedRows<GivenCell<Model>, Model> {
    ChainedRows<GivenCell<Model>, Model>(
      section: section,
      rows: rows.withCells(CellKind(Cell.self, configure: configure))
    )
  }
}

extension ChainedRows: ListChain where Cell: ViewConfigurable, Cell.Model == Model {
  /// The list with this section.
  public var chain: ChainedTable {
    section.table.adding(section.section.with([rows.withCells(CellKind(Cell.self)).erased]))
  }

  /// Shows the list.
  ///
  /// - Returns: the adapter, to apply later lists with; the table view keeps it.
  @discardableResult
  public func make() -> TableAdapter { chain.make() }
}
