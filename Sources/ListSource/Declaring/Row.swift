/// A row of a section: its group, its index in the group and its index in the section.
struct Row {
  let group: AnyRows
  let index: Int

  /// The index in the section.
  let place: Int

  /// The default heights of the section and the list.
  let sectionHeight: CellHeight?
  let listHeight: CellHeight?

  var model: Any { group.model(at: index) }

  /// The most specific declared height: of the ``Rows``, the section, the model if it is fixed, then the list. Nil if
  /// there is none.
  var height: CellHeight? {
    group.height ?? sectionHeight ?? group.modelHeight(at: index) ?? listHeight
  }

  /// Performs the action that is declared for a moment, if any.
  @MainActor
  func perform(_ action: RowMoment) {
    group.perform(action, at: index, place: place)
  }
}
