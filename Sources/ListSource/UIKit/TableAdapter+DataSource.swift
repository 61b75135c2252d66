public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension TableAdapter: UITableViewDataSource {
  /// How many sections the list has.
  public func numberOfSections(in tableView: UITableView) -> Int {
    answering { shown.numberOfSections }
  }

  /// How many rows a section has.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answering { shown.numberOfRows(inSection: section) }
  }

  /// The cell of a row, configured: one of the class that its ``Rows`` name, or of the one that was registered for its model;
  /// else a placeholder, which is reported.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answering { cell(at: indexPath, in: tableView) }
  }

  /// The text above a section, where no view is.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answering { shown.section(at: section)?.header?.title }
  }

  /// The text below a section, where no view is.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answering { shown.section(at: section)?.footer?.title }
  }

  /// Whether the row's ``Rows`` say what to do when it is deleted.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answering { shown.row(at: RowIndex(indexPath))?.group.canDelete ?? false }
  }

  /// Does what the row's ``Rows`` say when the user deletes it.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let row = shown.row(at: RowIndex(indexPath)) else { return }
    row.group.delete(at: row.index, place: row.place)
  }
}

extension TableAdapter {
  /// Answers a question of the table view, during which no other list is shown.
  func answering<Answer>(_ answer: () -> Answer) -> Answer {
    progress.questions += 1
    defer { progress.questions -= 1 }
    return answer()
  }

  /// What the cell of a row is registered under.
  func reuseIdentifier(at indexPath: IndexPath) -> String {
    guard let row = shown.row(at: RowIndex(indexPath)) else { return PlaceholderCell.identifier }
    return row.group.cell?.identifier ?? cells.kind(for: row)?.identifier ?? PlaceholderCell.identifier
  }

  private func cell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    guard let row = shown.row(at: RowIndex(indexPath)) else {
      return placeholder(for: (), at: indexPath, in: tableView)
    }
    if let (type, identifier) = row.group.cell {
      let cell = dequeue(type, identifier, at: indexPath, in: tableView)
      if row.group.configure(cell, at: row.index, place: row.place) { return cell }
    } else if let kind = cells.kind(for: row) {
      let cell = dequeue(kind.type, kind.identifier, at: indexPath, in: tableView)
      if kind.configure(cell, row.model) { return cell }
    }
    PlaceholderCell.report(row)
    return placeholder(for: row.model, at: indexPath, in: tableView)
  }

  private func dequeue(
    _ type: AnyObject.Type,
    _ identifier: String,
    at indexPath: IndexPath,
    in tableView: UITableView
  ) -> UITableViewCell {
    if registeredIdentifiers.insert(identifier).inserted {
      tableView.register(type, forCellReuseIdentifier: identifier)
    }
    return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  private func placeholder(for model: Any, at indexPath: IndexPath, in tableView: UITableView)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: PlaceholderCell.identifier, for: indexPath)
    (cell as? PlaceholderCell)?.show(model)
    return cell
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
