/// A row of a section: which of a group it is, and where it stands.
struct Row {
  let group: RowGroup
  let index: Int

  /// The place in the section as it shows, without what was left out.
  let place: Int

  /// What the section and the list say about the heights of their rows.
  let sectionHeight: CellHeight?
  let listHeight: CellHeight?

  var model: Any { group.model(at: index) }

  /// The height that is declared most particularly: for the ``Rows``, for the section, by the model if it gives a number
  /// of points, for the list. Nil where nobody says anything.
  var height: CellHeight? {
    declared ?? group.modelHeight(at: index) ?? listHeight
  }

  private var declared: CellHeight? { group.height ?? sectionHeight }

  /// Whether the row looks as one of the same identity does.
  func showsTheSame(as other: Row) -> Bool {
    !group.hasChanged(at: index, to: other.group, at: other.index) && isAsHigh(as: other)
  }

  /// Whether the height is that of a row with an equal model, of which heights need not be asked again.
  private func isAsHigh(as other: Row) -> Bool {
    guard declared == other.declared else { return height == other.height }
    return declared != nil || listHeight == other.listHeight || height == other.height
  }

  /// Does what was declared for a moment in the row's life.
  @MainActor
  func perform(_ action: RowAction) {
    group.perform(action, at: index, place: place)
  }
}
