import Foundation

/// The size of a group and the frames of its items, in points.
///
/// The frames are relative to the group's upper-left corner.
package struct GroupArrangement: Equatable {
  package var size: CGSize
  /// The frames of the items that exist, in order.
  ///
  /// The last group of a section can be incomplete. It then has fewer frames than the other groups.
  package var frames: [CGRect]
}

extension GroupElement {
  /// Arranges the items of an expanded group.
  ///
  /// - Parameters:
  ///   - container: The size of the container, to which fractional dimensions are relative.
  ///   - count: The number of items that exist. If the group is incomplete, `count` is less than its ``leafCount``.
  ///   - sizes: A closure that returns the measured size of the item at an index in the group, or `nil` if the item
  ///     wasn't measured.
  /// - Returns: The size of the group and the frames of the items that exist.
  /// - Complexity: Linear in the number of items. Each level of nested groups with estimated sizes can double the time.
  package func arranged(
    in container: CGSize,
    count: Int,
    sizes: (Int) -> CGSize? = { _ in nil }
  ) -> GroupArrangement {
    arranged(in: container, first: 0, count: count, sizes: sizes)
  }

  private func arranged(
    in container: CGSize,
    first: Int,
    count: Int,
    sizes: (Int) -> CGSize?
  ) -> GroupArrangement {
    var size = size(in: container)
    guard let group else {
      guard first < count else { return GroupArrangement(size: size, frames: []) }
      if let known = sizes(first) { size = merged(size, with: known) }
      return GroupArrangement(size: size, frames: [frame(ofItemOfSize: size)])
    }
    if let frames = group.frames {
      let shown = frames.prefix(max(0, count - first)).map { $0.offsetBy(dx: insets.leading, dy: insets.top) }
      return GroupArrangement(size: size, frames: shown)
    }
    let room = size.inset(by: insets)
    let placed = place(group, in: room, first: first, count: count, sizes: sizes)
    let fitted = merged(size, with: placed.size)
    guard fitted != size else { return GroupArrangement(size: size, frames: placed.frames) }
    // Fractions of a group's estimated size can be resolved only after the group is measured.
    let again = place(group, in: fitted.inset(by: insets), first: first, count: count, sizes: sizes)
    return GroupArrangement(size: fitted, frames: again.frames)
  }

  /// Returns a copy of `size` in which the dimensions of `known` replace those that this element estimates.
  func merged(_ size: CGSize, with known: CGSize) -> CGSize {
    CGSize(
      width: width.isEstimated ? known.width : size.width,
      height: height.isEstimated ? known.height : size.height
    )
  }

  /// Returns the frame of an item's view, without the item's insets and relative to the item's origin.
  func frame(ofItemOfSize size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
  }

  /// Returns the frames of a group's items, and the size that the items need.
  ///
  /// Only items that exist determine the size. Perpendicular to the group's axis, items whose extent is a fraction of
  /// the group's extent are ignored. A dimension that no item determines is the dimension of `room`.
  private func place(
    _ group: Group,
    in room: CGSize,
    first: Int,
    count: Int,
    sizes: (Int) -> CGSize?
  ) -> GroupArrangement {
    let axis = group.axis
    var leaf = first
    let parts = group.elements.map { element in
      defer { leaf += element.leafCount }
      return element.arranged(in: room, first: leaf, count: count, sizes: sizes)
    }
    let spacing = spacing(of: group, around: parts.map { $0.size.length(along: axis) }, in: room)
    var start: CGFloat = 0
    var end: CGFloat?
    var breadth: CGFloat?
    var frames: [CGRect] = []
    for (element, part) in zip(group.elements, parts) {
      let length = part.size.length(along: axis)
      frames += part.frames.map {
        $0.moved(by: start, across: 0, along: axis).offsetBy(dx: insets.leading, dy: insets.top)
      }
      if !part.frames.isEmpty {
        end = start + length
        if !element[axis.across].isFraction(along: axis.across) {
          breadth = max(breadth ?? 0, part.size.length(along: axis.across))
        }
      }
      start += length + spacing
    }
    let size = CGSize(
      length: end ?? room.length(along: axis),
      breadth: breadth ?? room.length(along: axis.across),
      along: axis
    )
    return GroupArrangement(size: size, frames: frames)
  }

  private func spacing(of group: Group, around lengths: [CGFloat], in room: CGSize) -> CGFloat {
    guard case .flexible(let least) = group.spacing, lengths.count > 1, !self[group.axis].isEstimated else {
      return group.spacing.points
    }
    let left = room.length(along: group.axis) - lengths.reduce(0, +)
    return max(least, left / CGFloat(lengths.count - 1))
  }
}
