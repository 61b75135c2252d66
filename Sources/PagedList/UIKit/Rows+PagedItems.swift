public import ListSource

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension Rows where Model: Sendable {
  /// Rows of a paged list, whose cells are found by the models.
  ///
  /// A page that is appended is compared, and shown, in the time of that page, where the models are `Identifiable` and
  /// `Equatable` and the rows stand at the end of their section.
  public init(_ items: PagedItems<Model>) {
    self.init(items.pages)
  }

  /// Rows of a paged list, shown by cells of a class that configure themselves.
  public init<Cell: UITableViewCell & ViewConfigurable>(_ items: PagedItems<Model>, cell: Cell.Type)
  where Cell.Model == Model {
    self.init(items.pages, cell: cell)
  }

  /// Rows of a paged list, shown by cells of a class that are configured here.
  ///
  /// - Parameters:
  ///   - items: what the rows show.
  ///   - cell: the class of the cells.
  ///   - configure: makes a cell show a model, given its place in the section, counted from 0.
  public init<Cell: UITableViewCell>(
    _ items: PagedItems<Model>,
    cell: Cell.Type,
    configure: @escaping @MainActor (_ cell: Cell, _ model: Model, _ index: Int) -> Void
  ) {
    self.init(items.pages, cell: cell, configure: configure)
  }
}
