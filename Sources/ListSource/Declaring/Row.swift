/// A row of a section, with its group and its index in the group.
struct Row {
  let group: AnyRows
  let index: Int

  /// The index of the row in its section.
  let place: Int

  /// The default row height of the section, or nil if there is none.
  let sectionHeight: CellHeight?
  /// The default row height of the list, or nil if there is none.
  let listHeight: CellHeight?

  var model: Any { group.model(at: index) }

  /// The most specific declared height, or nil if there is none.
  ///
  /// The height of the ``Rows`` comes first, then the height of the section, the fixed height of the model, and the
  /// height of the list.
  var height: CellHeight? {
    group.height ?? sectionHeight ?? group.modelHeight(at: index) ?? listHeight
  }

  /// Performs the action that the row declares for a trigger, if any.
  @MainActor
  func perform(_ action: RowMoment) {
    group.perform(action, at: index, place: place)
  }
}
