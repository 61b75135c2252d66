public import Foundation
internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// Calls that the adapter itself needs. Each goes on to the app's delegate; those that nobody here needs are forwarded in
// `TableAdapter+Forwarding.swift`, and on Apple's systems by the Objective-C runtime.
extension TableAdapter: UITableViewDelegate {
  // MARK: Display

  /// Does what the row's ``Rows`` say when it is about to show, and remembers how high it is.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    remember(heightOf: cell, at: indexPath)
    if let row = shown.row(at: RowIndex(indexPath)) { row.group.display(at: row.index, place: row.place) }
    appDelegate?.willDisplay(cell, at: indexPath, in: tableView)
  }

  /// Tells the app's delegate that the table view was scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { onScroll?(tableView) }
    appDelegate?.didScroll(scrollView)
  }

  // MARK: Selection

  /// Does what the row's ``Rows`` say when it is selected: first the action, then the event from the cell; after that the row
  /// is deselected.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = shown.row(at: RowIndex(indexPath)) else { return }
    let cell = tableView.cellForRow(at: indexPath)
    row.group.select(at: row.index, place: row.place)
    if let (name, userInfo) = row.group.event(at: row.index, place: row.place) {
      (cell ?? tableView).routerEvent(name: name, userInfo: userInfo)
    }
    appDelegate?.didSelectRow(at: indexPath, in: tableView)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: true)
    }
  }

  // MARK: Heights

  /// The height of a row, by what is most particular: the app's delegate, its ``Rows``, its section, its model, the list; else
  /// what the cell asks for.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answering {
      appDelegate?.height(ofRowAt: indexPath, in: tableView) ?? declaredHeight(at: indexPath)
        ?? UITableView.automaticDimension
    }
  }

  /// The height to assume of a row until it shows: the declared one, else the one that it had when it was shown last.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    answering {
      appDelegate?.estimatedHeight(ofRowAt: indexPath, in: tableView) ?? declaredHeight(at: indexPath)
        ?? rememberedHeight(at: indexPath, in: tableView) ?? Self.standardHeight
    }
  }

  // MARK: Headers and footers

  /// The view above a section.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answering {
      appDelegate?.header(ofSection: section, in: tableView) ?? shown.section(at: section)?.header?.view
    }
  }

  /// The view below a section.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answering {
      appDelegate?.footer(ofSection: section, in: tableView) ?? shown.section(at: section)?.footer?.view
    }
  }

  /// The height of a header: its view's, else that of a title, else none.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answering {
      appDelegate?.height(ofHeaderInSection: section, in: tableView)
        ?? height(of: shown.section(at: section)?.header, in: tableView)
    }
  }

  /// The height of a footer: its view's, else that of a title, else none.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answering {
      appDelegate?.height(ofFooterInSection: section, in: tableView)
        ?? height(of: shown.section(at: section)?.footer, in: tableView)
    }
  }

  private func height(of edge: ListEdge?, in tableView: UITableView) -> CGFloat {
    switch edge {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title: UITableView.automaticDimension
    // A grouped table takes 0 for a height of its own choice; this is none that anybody sees.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }
}

extension TableAdapter {
  /// What a row is assumed to be high that says nothing, in points.
  private static let standardHeight: CGFloat = 44

  /// The height that somebody declared for a row, in points; nil where the cell is to be asked.
  private func declaredHeight(at indexPath: IndexPath) -> CGFloat? {
    let index = RowIndex(indexPath)
    guard let section = shown.section(at: index.section), let row = shown.row(at: index) else { return nil }
    return declaredHeight(of: row, in: section, shownSource).map { CGFloat($0) }
  }

  private func rememberedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
    shown.id(of: RowIndex(indexPath)).flatMap { heights[$0] }.map { CGFloat($0) }
  }

  /// The height that is declared most particularly; nil where the cell is to be asked.
  func declaredHeight(of row: Row, in section: ListSection, _ source: ListSource) -> Double? {
    let declared = row.group.height ?? section.height
    let model = row.group.modelHeight(at: row.index)
    let height = declared ?? (model == .automatic ? nil : model) ?? source.height ?? .automatic
    guard case .fixed(let points) = height else { return nil }
    guard points.isFinite, points >= 0 else {
      reportHeight(points, of: row)
      return nil
    }
    return points
  }

  private func reportHeight(_ points: Double, of row: Row) {
    Reports.report(
      """
      A row that shows a \(type(of: row.model)) was given a height of \(points) points, and is as high as its cell asks for. \
      Give a finite height of 0 or more, or .automatic.
      """
    )
  }

  /// Remembers how high a row is that shows, for the time before it shows again.
  private func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath) {
    let size = cell.bounds.size
    guard size.width > 0, let id = shown.id(of: RowIndex(indexPath)) else { return }
    if size.width != heightsWidth {
      heightsWidth = size.width
      heights.forgetAll()
    }
    if size.height > 0 { heights.record(Double(size.height), for: id) }
  }

  /// Forgets the heights of rows that show something else now.
  func forgetHeights(of changes: ListChanges, to source: ListSource) {
    for index in changes.stages.flatMap(\.updatedRows) {
      heights.forget(source.snapshot.rowID(at: index))
    }
  }

  /// Tells the table view the height of rows that all have one, so that it need not ask for each.
  func useUniformHeight(of source: ListSource, in tableView: UITableView) {
    let height = uniformHeight(of: source)
    tableView.rowHeight = height.map { CGFloat($0) } ?? UITableView.automaticDimension
    tableView.estimatedRowHeight = height.map { CGFloat($0) } ?? Self.standardHeight
  }

  private func uniformHeight(of source: ListSource) -> Double? {
    let groups = source.sections.flatMap { section in section.groups.map { (section, $0) } }
    let heights = groups.map { section, group -> CellHeight? in
      if let declared = group.height ?? section.height { return declared }
      return switch group.modelHeights {
      case .none, .all(.automatic): source.height ?? .automatic
      case .all(let height): height
      case .mixed: nil
      }
    }
    guard case .fixed(let points)?? = heights.first, heights.allSatisfy({ $0 == .fixed(points) }) else {
      return nil
    }
    return points.isFinite && points >= 0 ? points : nil
  }
}
