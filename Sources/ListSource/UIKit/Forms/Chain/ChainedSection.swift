#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A section of a list that is declared in one chain, without a cell and without data.
@MainActor
public struct ChainedSection {
  let table: ChainedTable
  private(set) var section: ListSection

  init(table: ChainedTable, id: some Hashable) {
    self.table = table
    section = ListSection(id) {}
  }

  /// Sets a text above the rows, which shows where no view does.
  public func title(_ title: String) -> ChainedSection { with { $0.title(title) } }

  /// Sets a text below the rows, which shows where no view does.
  public func footerTitle(_ title: String) -> ChainedSection { with { $0.footerTitle(title) } }

  /// Sets a view above the rows, as high as the view. It shows in place of a title.
  public func header(_ view: UIView) -> ChainedSection { with { $0.header(view) } }

  /// Sets a view above the rows that is made once and shows a model, as ``ListSection/header(showing:_:)`` does.
  public func header<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ChainedSection where View.Model: Equatable {
    with { $0.header(showing: model, makeView) }
  }

  /// Sets a view below the rows, as high as the view. It shows in place of a title.
  public func footer(_ view: UIView) -> ChainedSection { with { $0.footer(view) } }

  /// Sets a view below the rows that is made once and shows a model, as ``ListSection/footer(showing:_:)`` does.
  public func footer<View: UIView & ViewConfigurable>(
    showing model: View.Model,
    _ makeView: @escaping @MainActor () -> View
  ) -> ChainedSection where View.Model: Equatable {
    with { $0.footer(showing: model, makeView) }
  }

  /// Sets the class of the cells, which is registered by itself.
  public func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> ChainedCell<Cell> {
    ChainedCell(section: self)
  }

  /// Sets rows that are no more than a text, and perhaps a detail, an image and an accessory; their cells come with them.
  public func plain(_ rows: [PlainRow]) -> ChainedRows<GivenCell<PlainRow>, PlainRow> {
    ChainedRows(section: self, rows: Rows(plain: rows))
  }

  func with(_ change: (ListSection) -> ListSection) -> ChainedSection {
    var copy = self
    copy.section = change(section)
    return copy
  }
}

/// A section with a cell and without data.
@MainActor
public struct ChainedCell<Cell: UITableViewCell> {
  let section: ChainedSection

  /// Sets what the rows show.
  ///
  /// The compiler takes a literal of a single text for an optional one if the cell hands it to a label. Write
  /// `["a"] as [String]` then: an overload would double the time that the compiler takes, section by section.
  public func data<Model>(_ models: [Model]) -> ChainedRows<Cell, Model> {
    ChainedRows(section: section, rows: Rows(models))
  }
}
