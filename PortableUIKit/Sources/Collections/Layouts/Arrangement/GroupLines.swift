import Foundation

/// Lines that each contain one group, where all groups have the same definition.
package struct GroupLines: ItemLines {
  private let template: GroupElement
  private let leaves: [GroupElement]
  private let container: CGSize
  private let direction: UICollectionView.ScrollDirection
  private var lines: LineStack
  private var count = 0
  /// Whether measured views can change the lengths of groups.
  private let isStacked: Bool
  /// The extents, perpendicular to the line direction, of groups with measured items, by group index.
  private var breadths: [Int: CGFloat] = [:]
  /// The largest extent in `breadths`, or `nil` if there is none.
  private var largestBreadth: CGFloat?

  /// Creates lines that arrange the specified number of items in groups.
  ///
  /// - Parameters:
  ///   - template: The definition of every group, with its repeated items expanded.
  ///   - container: The size of the container, to which fractional dimensions are relative.
  ///   - direction: The direction in which the groups follow each other.
  ///   - spacing: The spacing between two groups, in points.
  ///   - count: The number of items.
  ///   - sizes: The known sizes of the items.
  /// - Complexity: Linear in the number of groups if measured views determine the groups' lengths. Otherwise linear in
  ///   the number of measured sizes.
  package init(
    _ template: GroupElement,
    in container: CGSize,
    along direction: UICollectionView.ScrollDirection,
    spacing: CGFloat,
    count: Int,
    sizes: ItemSizes
  ) {
    self.template = template
    self.container = container
    self.direction = direction
    leaves = template.leaves
    isStacked =
      template[direction].isEstimated
      && leaves.contains { $0.width.isEstimated || $0.height.isEstimated }
    self.count = count
    lines = LineStack(count: 0, length: 0, spacing: spacing)
    let groups = (count + leaves.count - 1) / leaves.count
    let full = template.arranged(in: container, count: leaves.count).size.length(along: direction)
    let rest = count - max(0, groups - 1) * leaves.count
    let last = template.arranged(in: container, count: rest).size.length(along: direction)
    guard isStacked else {
      lines = LineStack(count: groups, length: full, last: last, spacing: spacing)
      for group in Set(sizes.measured.keys.map { $0 / leaves.count }) {
        updateBreadth(of: group, sizes: sizes)
      }
      return
    }
    var lengths = Array(repeating: full, count: groups)
    if groups > 0 { lengths[groups - 1] = last }
    for group in Set(sizes.measured.keys.map { $0 / leaves.count }) where group < groups {
      lengths[group] = arrangement(of: group, sizes: sizes).size.length(along: direction)
      updateBreadth(of: group, sizes: sizes)
    }
    lines = LineStack(lengths, spacing: spacing)
  }

  package var total: CGFloat { lines.total }

  package var breadth: CGFloat {
    guard count > 0 else { return 0 }
    return largestBreadth
      ?? template.arranged(in: container, count: min(count, leaves.count)).size
      .length(along: direction.across)
  }

  package var step: CGFloat { lines.count == 0 ? 0 : lines[0] + lines.spacing }

  package mutating func grow(to count: Int, sizes: ItemSizes) {
    guard count > self.count else { return }
    let groups = (count + leaves.count - 1) / leaves.count
    let known = lines.count
    let added = self.count..<count
    self.count = count
    defer {
      for item in added where sizes.measured[item] != nil {
        updateBreadth(of: item / leaves.count, sizes: sizes)
      }
    }
    guard isStacked else {
      let full = template.arranged(in: container, count: leaves.count).size.length(along: direction)
      let rest = template.arranged(in: container, count: count - (groups - 1) * leaves.count)
      let last = rest.size.length(along: direction)
      lines = LineStack(count: groups, length: full, last: last, spacing: lines.spacing)
      return
    }
    for group in max(0, known - 1)..<groups {
      let length = arrangement(of: group, sizes: sizes).size.length(along: direction)
      if group < known { lines[group] = length } else { lines.append(length) }
    }
  }

  package mutating func resized(_ item: Int, sizes: ItemSizes) {
    let group = item / leaves.count
    if isStacked { lines[group] = arrangement(of: group, sizes: sizes).size.length(along: direction) }
    updateBreadth(of: group, sizes: sizes)
  }

  package func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> { lines.lines(from: start, to: end) }

  package func line(of item: Int) -> Int { item / leaves.count }

  package func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect]) {
    let start = lines.start(of: line)
    let frames = arrangement(of: line, sizes: sizes).frames
    return (line * leaves.count, frames.map { $0.moved(by: start, across: 0, along: direction) })
  }

  package func element(of item: Int) -> GroupElement { leaves[item % leaves.count] }

  package func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize { element(of: item).size(in: container) }

  private func arrangement(of group: Int, sizes: ItemSizes) -> GroupArrangement {
    let first = group * leaves.count
    return template.arranged(in: container, count: min(leaves.count, count - first)) {
      sizes.measured[first + $0]
    }
  }

  private mutating func updateBreadth(of group: Int, sizes: ItemSizes) {
    guard template[direction.across].isEstimated else { return }
    let breadth = arrangement(of: group, sizes: sizes).size.length(along: direction.across)
    let old = breadths.updateValue(breadth, forKey: group)
    if let largest = largestBreadth, old == largest, breadth < largest {
      largestBreadth = breadths.values.max()
    } else {
      largestBreadth = max(largestBreadth ?? 0, breadth)
    }
  }
}
