extension ListSource {
  /// Creates a list with a section for each group of models that have the same key.
  ///
  /// ```swift
  /// ListSource.grouped(contacts, by: \.initial, sortedBy: <) { letter, people in
  ///   ListSection(letter, title: letter) { Rows(people, cell: ContactCell.self) }
  /// }
  /// ```
  ///
  /// The models of a group keep their order. Without `sortedBy`, the groups are in the order in which their keys first
  /// occur. To put other sections before or after the groups, list ``sections`` of the result among them.
  ///
  /// - Complexity: Linear in the number of models. Sorting adds O(*k* log *k*) for *k* keys.
  public static func grouped<Model, Key: Hashable>(
    _ models: [Model],
    by key: (Model) -> Key,
    sortedBy areInIncreasingOrder: ((Key, Key) -> Bool)? = nil,
    section: (_ key: Key, _ models: [Model]) -> ListSection
  ) -> ListSource {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, models: [Model])] = []
    for model in models {
      let key = key(model)
      if let place = places[key] {
        groups[place].models.append(model)
      } else {
        places[key] = groups.count
        groups.append((key, [model]))
      }
    }
    if let areInIncreasingOrder { groups.sort { areInIncreasingOrder($0.key, $1.key) } }
    return ListSource(sections: groups.map { section($0.key, $0.models) })
  }
}
