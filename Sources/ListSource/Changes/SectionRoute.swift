/// The changes of sections from the old list to an intermediate one, in which rows move, and from there to the new
/// list.
///
/// The intermediate list has the new sections in order. It also has the old sections whose rows have yet to move away,
/// each below the section that it followed.
struct SectionRoute {
  /// The changes from the old list to the intermediate one.
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// The sections to delete from the intermediate list after their rows have moved away.
  private(set) var left: [Int] = []

  /// The contents of the intermediate sections before and after rows move.
  private(set) var contentsBefore: [ListChanges.Content] = []
  private(set) var contentsAfter: [ListChanges.Content] = []

  /// The intermediate indices of the old and the new sections. An old section that is deleted first has -1.
  private(set) var placesOfOld: [Int]
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
