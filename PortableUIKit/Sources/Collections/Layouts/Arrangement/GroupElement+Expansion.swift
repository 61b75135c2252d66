import Foundation

extension GroupElement {
  /// The largest difference, in points, at which two lengths count as equal.
  ///
  /// The tolerance absorbs rounding errors. For example, three thirds of a width don't always add up to the width.
  static let tolerance: CGFloat = 0.01

  /// Returns a copy in which each group lists all its items, including repeated items.
  ///
  /// A group that repeats its items until it is full lists as many as fit, but at least one. If its length is
  /// estimated, it lists each item at least once. A group that repeats a single item lists the specified number of
  /// copies.
  ///
  /// The method treats estimates as exact lengths, so measured sizes never change the number of items.
  package func expanded(in container: CGSize) -> GroupElement {
    guard var group, let first = group.elements.first else { return self }
    let room = size(in: container).inset(by: insets)
    let length = room.length(along: group.axis)
    switch group.repetition {
    case .once: group.elements = group.elements.map { $0.expanded(in: room) }
    case .times(let times):
      let count = max(1, times)
      var element = first
      if !self[group.axis].isEstimated {
        let largest = max(0, (length - CGFloat(count - 1) * group.spacing.points) / CGFloat(count))
        let dimension = element[group.axis]
        if dimension.isEstimated || dimension.points(in: room) > largest {
          element[group.axis] = .absolute(largest)
        }
      }
      group.elements = Array(repeating: element.expanded(in: room), count: count)
    case .untilFull:
      let pattern = group.elements.map { $0.expanded(in: room) }
      let lengths = pattern.map { $0[group.axis].points(in: room) }
      let least = self[group.axis].isEstimated ? pattern.count : 1
      var elements: [GroupElement] = []
      var end: CGFloat = 0
      var count = 0
      while true {
        let next = lengths[count % pattern.count]
        guard count < least || end + next <= length + GroupElement.tolerance else { break }
        // Any number of items without length would fit.
        guard next > 0 || count < pattern.count else { break }
        elements.append(pattern[count % pattern.count])
        end += next + group.spacing.points
        count += 1
      }
      group.elements = elements
    }
    group.repetition = .once
    var result = self
    result.group = group
    return result
  }
}
