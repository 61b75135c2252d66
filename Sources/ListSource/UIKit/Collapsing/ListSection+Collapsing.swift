public import RouterEvents

extension ListSection {
  /// The section with rows that a tap on its header hides and shows again.
  ///
  /// ```swift
  /// ListSection("past", title: "Past") { Rows(past, cell: QuakeCell.self) }.collapsible(emits: .sectionToggled)
  /// ```
  ///
  /// The adapter knows by the section's id whether it is collapsed, in whatever list it applies. A tap changes that:
  /// the event climbs from the header, with ``RouterEvents/UserInfoKeys/isCollapsed``, and then the rows go or come. A
  /// section without a header is collapsed by ``ListAdapter/setCollapsed(_:section:)`` only.
  ///
  /// - Parameters:
  ///   - name: the event.
  ///   - isCollapsed: whether the rows are hidden at first.
  /// - Returns: the section.
  public func collapsible(emits name: EventName, isCollapsed: Bool = false) -> ListSection {
    with(Collapsing(event: name, isCollapsedAtFirst: isCollapsed))
  }
}

extension UserInfoKeys {
  /// Whether the section whose header was tapped has hidden its rows.
  public static let isCollapsed = UserInfoKey<Bool>("isCollapsed")
}

/// How a section hides its rows.
struct Collapsing {
  let event: EventName
  let isCollapsedAtFirst: Bool
}
