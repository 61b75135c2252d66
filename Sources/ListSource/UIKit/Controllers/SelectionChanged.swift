public import RouterEvents

/// The event of a list when the user selects or deselects a row.
///
/// ```swift
/// On(message: SelectionChanged.self) { controller, change, _ in
///   controller.title = "\(change.selectedIDs.count) selected"
/// }
/// ```
///
/// The row's cell emits the event, also for a tick in editing mode, or the list view if no cell shows the row. If only
/// one row can be selected, the deselection of the earlier one comes first, also if the list view does not show it. See
/// ``ListAdapter/emitsSelection``.
public struct SelectionChanged: EventMessage {
  /// The name of the event, `list.selectionChanged`.
  public static var name: EventName { "list.selectionChanged" }

  /// The id of the row, as in ``ListAdapter/selectedIDs``.
  public let id: AnyHashable

  /// Whether the user has selected the row. If false, the user has deselected it.
  public let isSelected: Bool

  /// The ids of all selected rows after the change. See ``ListAdapter/selectedIDs``.
  public let selectedIDs: Set<AnyHashable>
}

extension SelectionChanged: CustomStringConvertible {
  /// The id of the row and the number of selected rows, for example `Ada selected, 2 in all`.
  public var description: String {
    "\(id) \(isSelected ? "selected" : "deselected"), \(selectedIDs.count) in all"
  }
}

extension ListAdapter {
  func didSelect(_ index: RowIndex) {
    let row = RowInteraction(at: index, in: self)
    let unshown = unshownSelection
    replaceUnshownSelection()
    for replaced in unshown.subtracting(unshownSelection) {
      if let listView { selectionChange(of: replaced, isSelected: false)?.emit(from: listView) }
    }
    row?.handleSelection()
  }

  /// Returns the event of a selection or deselection, or nil if the list view emits none.
  func selectionChange(of row: RowIdentity, isSelected: Bool) -> PreparedEvent? {
    guard emitsSelection, keepsSelection else { return nil }
    return .message { [selectedIDs] in
      SelectionChanged(id: row.idOfRow, isSelected: isSelected, selectedIDs: selectedIDs)
    }
  }
}
