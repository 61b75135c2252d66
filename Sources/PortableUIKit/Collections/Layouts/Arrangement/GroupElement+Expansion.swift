import Foundation

extension GroupElement {
  /// The difference up to which lengths are considered equal. Three thirds are not quite one.
  static let tolerance: CGFloat = 0.01

  /// Returns the element with as many elements in its groups as fit.
  ///
  /// Estimated lengths are used as they are, so a size that a view prefers later doesn't change the number. A group of
  /// estimated length repeats its pattern once. Every other group has at least one element.
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
        // Any number of elements without length would fit.
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
