public import RouterEvents

extension ListSection {
  /// Makes the section collapsible: a tap on its header hides and shows the rows.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// The adapter keeps the state by the section's id across lists. At a tap, the header emits the event with
  /// ``RouterEvents/UserInfoKeys/isCollapsed``; then the rows are hidden or shown. Without a header, use
  /// ``ListAdapter/setCollapsed(_:section:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - isCollapsed: Whether the rows are hidden initially.
  /// - Returns: The section.
  public func collapsible(emits name: EventName, isCollapsed: Bool = false) -> ListSection {
    with(Collapsing(event: name, isCollapsedAtFirst: isCollapsed))
  }
}

extension UserInfoKeys {
  /// Whether a tap on the header has collapsed its section.
  public static let isCollapsed = UserInfoKey<Bool>("isCollapsed")
}

/// The event and initial state of a collapsible section.
struct Collapsing {
  let event: EventName
  let isCollapsedAtFirst: Bool
}
