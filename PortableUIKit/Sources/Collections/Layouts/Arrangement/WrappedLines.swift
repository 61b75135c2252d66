import Foundation

/// The rules for filling lines with items of different sizes.
package struct WrapPlan: Equatable, Sendable {
  /// The alignment of the items in a line.
  package enum Alignment: Equatable, Sendable {
    /// Items follow one another from the start of the line and align with the line's top or leading edge.
    case leading
    /// Items are spread along the line and centered perpendicular to it, as in a flow layout.
    ///
    /// If the last line has space for another item, the items of that line aren't spread. If only one item fits in a
    /// line, the item is centered.
    case justified
  }

  /// The definitions of the items, which repeat in order.
  package var pattern: [GroupElement]
  /// The size available to a line, to which fractional dimensions are relative.
  package var room: CGSize
  /// The length of each line along the line direction, or `nil` to use the length of the line's longest item.
  package var lineLength: CGFloat?
  /// The minimum spacing between two items of a line, in points.
  package var spacing: CGFloat
  package var alignment: Alignment

  package init(
    pattern: [GroupElement],
    room: CGSize,
    lineLength: CGFloat?,
    spacing: CGFloat,
    alignment: Alignment
  ) {
    self.pattern = pattern
    self.room = room
    self.lineLength = lineLength
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Lines that are filled with items of different sizes.
package struct WrappedLines: ItemLines {
  private let plan: WrapPlan
  private let direction: UICollectionView.ScrollDirection
  private var count: Int
  /// The index of each line's first item.
  private var starts: [Int] = []
  private var lines: LineStack

  /// Creates lines that contain the specified number of items.
  ///
  /// - Complexity: Linear in the number of items.
  package init(
    _ plan: WrapPlan,
    along direction: UICollectionView.ScrollDirection,
    spacing: CGFloat,
    count: Int,
    sizes: ItemSizes
  ) {
    self.plan = plan
    self.direction = direction
    self.count = count
    var lengths: [CGFloat] = []
    var starts: [Int] = []
    lines = LineStack([], spacing: spacing)
    var item = 0
    while item < count {
      let line = wrap(from: item, sizes: sizes)
      starts.append(item)
      lengths.append(line.length)
      item = line.end
    }
    self.starts = starts
    lines = LineStack(lengths, spacing: spacing)
  }

  package var total: CGFloat { lines.total }

  package var breadth: CGFloat { plan.room.length(along: direction.across) }

  package var step: CGFloat { lines.count == 0 ? 0 : lines[0] + lines.spacing }

  package mutating func grow(to count: Int, sizes: ItemSizes) {
    guard count > self.count else { return }
    self.count = count
    // The last line may have space for more items.
    var item = starts.last ?? 0
    var index = max(0, starts.count - 1)
    while item < count {
      let line = wrap(from: item, sizes: sizes)
      if index < starts.count {
        lines[index] = line.length
      } else {
        starts.append(item)
        lines.append(line.length)
      }
      index += 1
      item = line.end
    }
  }

  /// Updates the lines after the size of an item changes.
  ///
  /// - Complexity: O(*k* log² *n*), where *n* is the number of lines and *k* is the number of lines that are filled
  ///   again. If the number of lines changes, O(*n*).
  package mutating func resized(_ item: Int, sizes: ItemSizes) {
    // A smaller item may fit in the previous line.
    let first = max(0, line(of: item) - 1)
    var old = first
    var next = starts[first]
    var changed: [(start: Int, length: CGFloat)] = []
    repeat {
      let line = wrap(from: next, sizes: sizes)
      changed.append((next, line.length))
      next = line.end
      while old < starts.count, starts[old] < next { old += 1 }
    } while next < count && (next <= item || old == starts.count || starts[old] != next)
    if next >= count { old = starts.count }
    guard changed.count == old - first else {
      let lengths =
        (0..<first).map { lines[$0] } + changed.map(\.length) + (old..<starts.count).map { lines[$0] }
      starts.replaceSubrange(first..<old, with: changed.map(\.start))
      lines = LineStack(lengths, spacing: lines.spacing)
      return
    }
    for (index, line) in changed.enumerated() {
      starts[first + index] = line.start
      if lines[first + index] != line.length { lines[first + index] = line.length }
    }
  }

  package func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> { lines.lines(from: start, to: end) }

  package func line(of item: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  package func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect]) {
    let end = line + 1 < starts.count ? starts[line + 1] : count
    let items = starts[line]..<end
    let itemSizes = items.map { size(of: $0, sizes: sizes) }
    let breadths = itemSizes.map { $0.length(along: direction.across) }
    var (start, spacing) = distribution(of: breadths, isLast: end == count)
    let top = lines.start(of: line)
    let longest = itemSizes.reduce(0) { max($0, $1.length(along: direction)) }
    let frames = zip(items, itemSizes).map { item, size in
      defer { start += size.length(along: direction.across) + spacing }
      let free = plan.alignment == .justified ? (longest - size.length(along: direction)) / 2 : 0
      return element(of: item).frame(ofItemOfSize: size)
        .moved(by: top + free, across: start, along: direction)
    }
    return (starts[line], frames)
  }

  package func element(of item: Int) -> GroupElement { plan.pattern[item % plan.pattern.count] }

  package func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize {
    sizes.given(item) ?? element(of: item).size(in: plan.room)
  }

  private func size(of item: Int, sizes: ItemSizes) -> CGSize {
    let assumed = assumedSize(of: item, sizes: sizes)
    guard let measured = sizes.measured[item] else { return assumed }
    return element(of: item).merged(assumed, with: measured)
  }

  /// Returns the end index and the length of the line that begins with the item at `first`.
  ///
  /// The line contains as many items as fit, but at least one.
  private func wrap(from first: Int, sizes: ItemSizes) -> (end: Int, length: CGFloat) {
    let room = plan.room.length(along: direction.across) + GroupElement.tolerance
    var end = first
    var used: CGFloat = 0
    var length: CGFloat = 0
    while end < count {
      let size = size(of: end, sizes: sizes)
      used += size.length(along: direction.across)
      guard end == first || used <= room else { break }
      length = max(length, size.length(along: direction))
      used += plan.spacing
      end += 1
    }
    return (end, plan.lineLength ?? length)
  }

  /// Returns the position of the first item in a line, and the spacing between the line's items.
  ///
  /// `breadths` are the extents of the line's items, perpendicular to the line direction. `isLast` specifies whether
  /// the line is the last one of the section.
  private func distribution(of breadths: [CGFloat], isLast: Bool) -> (start: CGFloat, spacing: CGFloat) {
    guard plan.alignment == .justified, let last = breadths.last else { return (0, plan.spacing) }
    let sum = breadths.reduce(0, +)
    let left = plan.room.length(along: direction.across) - sum
    let taken = plan.spacing * CGFloat(breadths.count)
    // The line is not full if another item of the last item's size would fit.
    if isLast, last + taken <= left + GroupElement.tolerance { return (0, plan.spacing) }
    guard breadths.count > 1 else { return (max(0, left / 2), plan.spacing) }
    return (0, max(plan.spacing, left / CGFloat(breadths.count - 1)))
  }
}
