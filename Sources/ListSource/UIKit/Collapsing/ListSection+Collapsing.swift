public import RouterEvents

extension ListSection {
  /// Makes the section collapsible, so that a tap on the section's header hides or shows the rows.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// If a later list contains a section with the same id, that section stays collapsed or expanded. On a tap, the
  /// header emits the event with ``RouterEvents/UserInfoKeys/isCollapsed`` in its user info before the rows are hidden
  /// or shown. If the section has no header, use ``ListAdapter/setCollapsed(_:section:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the event that the header emits.
  ///   - isCollapsed: Whether the rows are hidden initially.
  /// - Returns: The collapsible section.
  public func collapsible(emits name: EventName, isCollapsed: Bool = false) -> ListSection {
    with(Collapsing(event: name, isCollapsedAtFirst: isCollapsed))
  }
}

extension UserInfoKeys {
  /// The key for a Boolean value: true if a tap on the header collapses the section, or false if the tap expands it.
  public static let isCollapsed = UserInfoKey<Bool>("isCollapsed")
}

/// The declared event and initial state of a collapsible section.
struct Collapsing {
  let event: EventName
  let isCollapsedAtFirst: Bool
}
