import Foundation

/// The sizes and spacing of a section in a flow layout.
struct FlowPlan {
  var direction: UICollectionView.ScrollDirection
  var container: CGSize
  var insets: NSDirectionalEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var itemSize: CGSize
  var estimatedItemSize: CGSize

  /// Returns the plan for arranging the section.
  ///
  /// If item sizes are neither estimated nor provided by the delegate, all lines but the last contain the same number
  /// of items. Otherwise, each line contains as many items as fit.
  ///
  /// - Parameter hasGivenSizes: Whether the delegate provides the item sizes.
  /// - Returns: The plan, without the header and the footer.
  func sectionPlan(hasGivenSizes: Bool) -> SectionPlan {
    let isEstimated = estimatedItemSize != .zero
    var plan = SectionPlan(
      direction: direction,
      container: container,
      items: .groups(isEstimated || hasGivenSizes ? item(isEstimated: isEstimated) : line)
    )
    plan.insets = insets
    plan.lineSpacing = lineSpacing
    plan.insetsEdges = false
    guard isEstimated || hasGivenSizes else { return plan }
    plan.items = .wrapped(
      WrapPlan(
        pattern: [item(isEstimated: isEstimated)],
        room: plan.room,
        lineLength: nil,
        spacing: itemSpacing,
        alignment: .justified
      )
    )
    return plan
  }

  private func item(isEstimated: Bool) -> GroupElement {
    guard isEstimated else {
      return GroupElement(width: .absolute(itemSize.width), height: .absolute(itemSize.height))
    }
    let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    let size = isAutomatic ? itemSize : estimatedItemSize
    return GroupElement(width: .estimated(size.width), height: .estimated(size.height))
  }

  /// A group that fills one line with as many items of equal size as fit.
  ///
  /// The items are spread from edge to edge. If only one item fits, it is centered.
  private var line: GroupElement {
    let across = direction.across
    let room = container.inset(by: insets).length(along: across)
    let breadth = itemSize.length(along: across)
    let step = breadth + itemSpacing
    let fitting = step > 0 && breadth > 0 ? (room + itemSpacing + GroupElement.tolerance) / step : 1
    let count = Int(max(1, min(fitting, 10_000)))
    let left = max(0, room - breadth * CGFloat(count))
    var size = GroupElement(width: .absolute(itemSize.width), height: .absolute(itemSize.height))
    size[across] = .absolute(room)
    let edge = count == 1 ? left / 2 : 0
    return GroupElement(
      width: size.width,
      height: size.height,
      insets: across == .horizontal
        ? NSDirectionalEdgeInsets(top: 0, leading: edge, bottom: 0, trailing: 0)
        : NSDirectionalEdgeInsets(top: edge, leading: 0, bottom: 0, trailing: 0),
      group: GroupElement.Group(
        axis: across,
        elements: Array(repeating: item(isEstimated: false), count: count),
        spacing: .fixed(count > 1 ? left / CGFloat(count - 1) : 0)
      )
    )
  }
}
