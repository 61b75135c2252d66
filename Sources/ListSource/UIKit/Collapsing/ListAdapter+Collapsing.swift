extension ListAdapter {
  /// Returns whether a collapsible section hides its rows.
  ///
  /// - Parameter section: The id of the section.
  /// - Returns: The state after the last tap or call to ``setCollapsed(_:section:)``. Before any tap or call, this is
  ///   the declared initial state, or false if the list has no collapsible section with this id.
  public func isCollapsed(_ section: some Hashable) -> Bool {
    let id = AnyHashable(section)
    return collapsed[id] ?? source.sections.first { $0.id == id }?.collapsing?.isCollapsedAtFirst ?? false
  }

  /// Hides or shows the rows of a collapsible section without emitting an event.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether to hide the rows.
  ///   - section: The id of the section, which does not have to be in the list yet.
  public func setCollapsed(_ isCollapsed: Bool, section: some Hashable) {
    collapsed[AnyHashable(section)] = isCollapsed
    showCollapsed(AnyHashable(section), keepsPosition: true)
  }

  /// Shows the last applied list again to hide or show the rows of a section.
  ///
  /// Does nothing if the list has no collapsible section with the id. Also does nothing if another list is waiting,
  /// because that list will hide or show the rows.
  ///
  /// - Parameters:
  ///   - id: The id of the section.
  ///   - keepsPosition: Whether ``ListAdapter/keepsPosition`` applies. If false, visible rows do not keep their
  ///     position.
  func showCollapsed(_ id: AnyHashable, keepsPosition: Bool) {
    guard list.waiting == nil else { return }
    guard source.sections.contains(where: { $0.id == id && $0.collapsing != nil }) else { return }
    applyAgain(keepsPosition: keepsPosition)
  }

  /// Whether any collapsed section of the list has rows.
  var hasHiddenRows: Bool { source.sections.contains { hides($0) && $0.count > 0 } }

  private func hides(_ section: ListSection) -> Bool {
    section.collapsing.map { collapsed[section.id] ?? $0.isCollapsedAtFirst } ?? false
  }

  /// Returns a copy of a list without the rows of its collapsed sections.
  ///
  /// A row whose id repeats that of a hidden row is also left out, so that it does not depend on which sections are
  /// collapsed.
  func withoutHiddenRows(_ source: ListSource) -> ListSource {
    guard source.sections.contains(where: hides) else { return source }
    let rows = source.distinct.rows
    return ListSource(distinct: rows.sections.map { hides($0) ? $0.with([]) : $0 }, height: rows.height)
  }
}
