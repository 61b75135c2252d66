/// Where an adapter is between two lists.
struct ApplyingProgress {
  /// A list that is to be shown.
  struct Waiting {
    let source: ListSource
    let animated: Bool
    let end: UpdateEnd
  }

  /// Whether the next list is shown by a reload: it is the first one, or other cells were registered meanwhile.
  var needsReload = true

  /// Whether a list is being shown.
  var isUpdating = false

  /// How many callbacks of the table view are under way during which it must see the same list.
  var callbacks = 0

  /// The list that waits for its turn.
  var waiting: Waiting?

  /// How often the table view has counted its sections.
  var countings = 0

  /// As what the adapter was found, and reported, not to be asked any more.
  var evictions: Set<AdapterPart> = []

  /// Whether a list can be shown at once.
  var isIdle: Bool { !isUpdating && callbacks == 0 }
}
