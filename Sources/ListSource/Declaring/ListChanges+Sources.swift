extension ListChanges {
  /// What turns one declared list into another: rows that show something else are those whose models are not equal, or cannot
  /// be compared, or whose cells are of another class.
  public init(from old: ListSource, to new: ListSource) {
    self.init(
      from: old.snapshot,
      to: new.snapshot,
      rowChanged: { new.row(at: $1).hasChanged(to: old.row(at: $0)) },
      sectionChanged: { old.edges(ofSection: $0) != new.edges(ofSection: $1) }
    )
  }
}

extension ListSource {
  /// What is above and below a section of the snapshot.
  fileprivate func edges(ofSection index: Int) -> [ListEdge?] {
    let section = sections[snapshot.givenSection(index)]
    return [section.header, section.footer]
  }
}
