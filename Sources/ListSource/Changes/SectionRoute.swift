/// The section changes that lead from the old list to an intermediate list, and from there to the new list.
///
/// Rows move in the intermediate list. It contains the new sections in order. It also contains the old sections whose
/// rows have yet to move to other sections. Each of these old sections follows the nearest section above it that stays
/// in place. If there is none, the old section comes first.
struct SectionRoute {
  /// The sections to delete from the old list, by their old indices.
  private(set) var deleted: [Int] = []
  /// The sections to insert, by their indices in the intermediate list.
  private(set) var inserted: [Int] = []
  /// The moves of sections from the old list to the intermediate list.
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// The sections to delete after their rows have moved away, by their indices in the intermediate list.
  private(set) var left: [Int] = []

  /// The content of each intermediate section before rows move.
  private(set) var contentsBefore: [ListChanges.Content] = []
  /// The content of each intermediate section after rows have moved.
  private(set) var contentsAfter: [ListChanges.Content] = []

  /// The intermediate index of each old section, or -1 if the intermediate list does not contain the section.
  private(set) var placesOfOld: [Int]
  /// The intermediate index of each new section.
  private(set) var placesOfNew: [Int] = []

  init(_ comparison: Comparison) {
    let old = 0..<comparison.old.numberOfSections
    let new = 0..<comparison.new.numberOfSections
    if comparison.sections.isIdentity {
      (placesOfOld, placesOfNew) = (Array(old), Array(new))
      (contentsBefore, contentsAfter) = (old.map(ListChanges.Content.old), new.map(ListChanges.Content.new))
      return
    }
    let movers = Set(comparison.sections.movers(from: old, to: new).map(\.new))
    placesOfOld = Array(repeating: -1, count: old.count)

    var below = -1
    var leftBelow: [Int: [Int]] = [:]
    for section in old {
      if let survivor = comparison.sections.new(of: section) {
        if !movers.contains(survivor) { below = survivor }
      } else if comparison.isLeft(section) {
        leftBelow[below, default: []].append(section)
      } else {
        deleted.append(section)
      }
    }

    addLeft(leftBelow[-1] ?? [])
    for section in new {
      let place = contentsBefore.count
      if let origin = comparison.sections.old(of: section) {
        placesOfOld[origin] = place
        contentsBefore.append(.old(origin))
        if movers.contains(section) { moved.append(ListChanges.Move(from: origin, to: place)) }
      } else {
        contentsBefore.append(comparison.isEntered(section) ? .newWithoutRows(section) : .new(section))
        inserted.append(place)
      }
      placesOfNew.append(place)
      contentsAfter.append(.new(section))
      addLeft(leftBelow[section] ?? [])
    }
  }

  private mutating func addLeft(_ sections: [Int]) {
    for section in sections {
      placesOfOld[section] = contentsBefore.count
      left.append(contentsBefore.count)
      contentsBefore.append(.old(section))
      contentsAfter.append(.oldWithoutRows(section))
    }
  }
}
