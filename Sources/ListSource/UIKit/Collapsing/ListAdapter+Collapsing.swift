extension ListAdapter {
  /// Whether a section hides its rows, if it is collapsible.
  ///
  /// - Parameter section: its id.
  /// - Returns: true if a tap, the app or, at first, its declaration says so.
  public func isCollapsed(_ section: some Hashable) -> Bool {
    let id = AnyHashable(section)
    return collapsed[id] ?? source.sections.first { $0.id == id }?.collapsing?.isCollapsedAtFirst ?? false
  }

  /// Has a collapsible section hide its rows or show them. Nothing is emitted.
  ///
  /// - Parameters:
  ///   - isCollapsed: whether the rows are hidden.
  ///   - section: the id of the section, which need not be in the list yet.
  public func setCollapsed(_ isCollapsed: Bool, section: some Hashable) {
    collapsed[AnyHashable(section)] = isCollapsed
    showCollapsed(AnyHashable(section), keepsPosition: true)
  }

  /// Shows the list that was applied last with the rows of a section or without them. A list that waits will know.
  func showCollapsed(_ id: AnyHashable, keepsPosition: Bool) {
    guard progress.waiting == nil else { return }
    guard source.sections.contains(where: { $0.id == id && $0.collapsing != nil }) else { return }
    enqueue(applied.source, of: applied.live, keepsPosition: keepsPosition)
  }

  /// Whether the list has rows that do not show.
  var hidesRows: Bool { source.sections.contains { hides($0) && $0.count > 0 } }

  private func hides(_ section: ListSection) -> Bool {
    section.collapsing.map { collapsed[section.id] ?? $0.isCollapsedAtFirst } ?? false
  }

  /// A list without the rows that its sections hide.
  func withoutHiddenRows(_ source: ListSource) -> ListSource {
    guard source.sections.contains(where: hides) else { return source }
    return source.with(sections: source.sections.map { hides($0) ? $0.with([]) : $0 })
  }
}
