public import PlatformUIKit

/// A section of a chained list declaration, before its cell class and models are set.
@MainActor
public struct ChainedSection {
  let table: ChainedTable
  private(set) var section: ListSection

  init(table: ChainedTable, id: some Hashable) {
    self.table = table
    section = ListSection(id) {}
  }

  /// Sets the title above the rows. If the section also has a header view, the view is shown instead.
  public func title(_ title: String) -> ChainedSection { with { $0.title(title) } }

  /// Sets the text below the rows. If the section also has a footer view, the view is shown instead.
  public func footerTitle(_ title: String) -> ChainedSection { with { $0.footerTitle(title) } }

  /// Sets a header view, which keeps its own height and is shown instead of a title.
  public func header(_ view: UIView) -> ChainedSection { with { $0.header(view) } }

  /// Sets a header view that the adapter creates once and configures with a model.
  ///
  /// For details, see ``ListSection/header(showing:_:)``.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ChainedSection where View.Model: Equatable {
    with { $0.header(showing: model, makeView) }
  }

  /// Sets a footer view, which keeps its own height and is shown instead of a footer title.
  public func footer(_ view: UIView) -> ChainedSection { with { $0.footer(view) } }

  /// Sets a footer view that the adapter creates once and configures with a model.
  ///
  /// For details, see ``ListSection/header(showing:_:)``.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ChainedSection where View.Model: Equatable {
    with { $0.footer(showing: model, makeView) }
  }

  /// Sets the cell class of the section. The class is registered automatically.
  public func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> ChainedCell<Cell> {
    ChainedCell(section: self)
  }

  /// Sets the rows of the section. Plain rows need no cell class of your own.
  public func plain(_ rows: [PlainRow]) -> ChainedRows<ConfiguredCell<PlainRow>, PlainRow> {
    ChainedRows(section: self, rows: Rows(plain: rows))
  }

  func with(_ change: (ListSection) -> ListSection) -> ChainedSection {
    var copy = self
    copy.section = change(section)
    return copy
  }
}

/// A section of a chained list declaration, with a cell class but without models.
@MainActor
public struct ChainedCell<Cell: UITableViewCell> {
  let section: ChainedSection

  /// Sets the models of the rows.
  ///
  /// If the configuration closure assigns the model to a label's text, the compiler infers optional models from a
  /// literal such as `["a"]`. In that case, write `["a"] as [String]`. An overload would avoid this, but would double
  /// the compile time with each section.
  public func data<Model>(_ models: [Model]) -> ChainedRows<Cell, Model> {
    ChainedRows(section: section, rows: Rows(models))
  }
}
