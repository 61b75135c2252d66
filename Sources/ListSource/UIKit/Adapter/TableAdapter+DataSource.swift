public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension TableAdapter: UITableViewDataSource {
  /// How many sections the list has.
  public func numberOfSections(in tableView: UITableView) -> Int {
    progress.countings += 1
    return duringCallback { shown.numberOfSections }
  }

  /// How many rows a section has.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// The cell of a row, configured: one of the class that its ``Rows`` name, or of the one that was registered for its
  /// model; else a placeholder, which is reported.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    duringCallback { cell(at: indexPath, in: tableView) }
  }

  /// The text above a section, where no view is.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.header?.title }
  }

  /// The text below a section, where no view is.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.footer?.title }
  }

  /// Whether the row's ``Rows`` say what to do when it is deleted.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    duringCallback { shown.row(at: RowIndex(indexPath))?.group.has(.delete) ?? false }
  }

  /// Does what the row's ``Rows`` say when the user deletes it.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { shown.row(at: RowIndex(indexPath))?.perform(.delete) }
  }
}

extension TableAdapter: UITableViewDataSourcePrefetching {
  /// Does what the rows' ``Rows`` say when they are likely to show soon.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.prefetch, at: indexPaths) }
  }

  /// Does what the rows' ``Rows`` say when they are not likely to show any more.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.cancelPrefetch, at: indexPaths) }
  }

  private func perform(_ action: RowAction, at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { shown.row(at: RowIndex(indexPath))?.perform(action) }
  }

  /// Has the table view tell which rows are likely to show soon, if a row wants to know and nobody else is told.
  func prefetchIfNeeded() {
    guard let tableView, tableView.prefetchDataSource == nil else { return }
    let isWanted = shown.source.sections.contains { $0.groups.contains { $0.has(.prefetch) } }
    if isWanted { tableView.prefetchDataSource = self }
  }
}

extension TableAdapter {
  private func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    let row = shown.row(at: RowIndex(indexPath))
    guard let row, let kind = cells.kind(for: row) else {
      register(PlaceholderCell.self, for: PlaceholderCell.identifier, in: tableView)
      let cell = tableView.dequeueReusableCell(withIdentifier: PlaceholderCell.identifier, for: indexPath)
      if let row { notices.noteNoCell(for: row) }
      (cell as? PlaceholderCell)?.show(row?.model ?? ())
      return cell
    }
    register(kind.type, for: kind.identifier, in: tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: indexPath)
    guard kind.includes(cell) else {
      notices.noteWrongClass(of: cell, inPlaceOf: kind)
      let placeholder = PlaceholderCell(style: .default, reuseIdentifier: nil)
      placeholder.show(row.model)
      return placeholder
    }
    kind.configure(cell, row.model, row.place)
    return cell
  }

  private func register(_ type: AnyObject.Type, for identifier: String, in tableView: UITableView) {
    guard registered.insert(identifier).inserted else { return }
    tableView.register(type, forCellReuseIdentifier: identifier)
  }
}

extension ListEdge {
  /// The text, if it is one.
  var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  /// The view, if it is one.
  @MainActor var view: UIView? {
    if case .view(let view) = self { view as? UIView } else { nil }
  }
}
