/// A row of a section: which of a group it is, and where it stands.
struct Row {
  let group: AnyRows
  let index: Int

  /// The place in the section.
  let place: Int

  /// What the section and the list say about the heights of their rows.
  let sectionHeight: CellHeight?
  let listHeight: CellHeight?

  var model: Any { group.model(at: index) }

  /// The height that is declared most particularly: for the ``Rows``, for the section, by the model if it gives a number
  /// of points, for the list. Nil where nobody says anything.
  var height: CellHeight? {
    group.height ?? sectionHeight ?? group.modelHeight(at: index) ?? listHeight
  }

  /// Does what was declared for a moment in the row's life.
  @MainActor
  func perform(_ action: RowMoment) {
    group.perform(action, at: index, place: place)
  }
}
