import Foundation

/// Where a stack's views go, and how much room they need.
///
/// A length is a measure along the stack's axis, a breadth one across it.
@MainActor
struct StackArrangement {
  /// The arranged views that are not hidden.
  let views: [UIView]
  private let axis: NSLayoutConstraint.Axis
  private let distribution: UIStackView.Distribution
  private let alignment: UIStackView.Alignment
  private let spacing: CGFloat

  init(of stack: UIStackView) {
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
  }

  /// The size the views need, in a width if one is given.
  func size(inWidth width: CGFloat?) -> CGSize {
    if axis == .vertical {
      let width = width ?? naturalSizes.map(\.width).max() ?? 0
      return CGSize(width: width, height: naturalLength(of: lengths(inBreadth: width)))
    }
    let width = width ?? naturalLength(of: naturalSizes.map(\.width))
    let heights = zip(views, shares(of: width, lengths: naturalSizes.map(\.width))).map(height)
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  /// Where the views go in the stack's bounds.
  func frames(in bounds: CGRect) -> [CGRect] {
    let (room, breadth) =
      axis == .vertical ? (bounds.height, bounds.width) : (bounds.width, bounds.height)
    let shares = shares(of: room, lengths: lengths(inBreadth: breadth))
    var place: CGFloat = 0
    return zip(views, shares).map { view, length in
      defer { place += length + gap(of: room, shares: shares) }
      let across = self.breadth(of: view, length: length, in: breadth)
      let offset = offset(of: across, in: breadth)
      return axis == .vertical
        ? CGRect(x: bounds.minX + offset, y: bounds.minY + place, width: across, height: length)
        : CGRect(x: bounds.minX + place, y: bounds.minY + offset, width: length, height: across)
    }
  }

  private var naturalSizes: [CGSize] {
    views.map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
  }

  private var gaps: CGFloat { spacing * CGFloat(max(0, views.count - 1)) }

  private func height(of view: UIView, inWidth width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: 0)
    return view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func lengths(inBreadth breadth: CGFloat) -> [CGFloat] {
    guard axis == .vertical else { return naturalSizes.map(\.width) }
    return zip(views, naturalSizes).map { view, size in
      height(of: view, inWidth: alignment == .fill ? breadth : min(size.width, breadth))
    }
  }

  private func naturalLength(of lengths: [CGFloat]) -> CGFloat {
    guard distribution == .fillEqually else { return lengths.reduce(gaps, +) }
    return (lengths.max() ?? 0) * CGFloat(views.count) + gaps
  }

  /// How long each view is in a stack of that length.
  private func shares(of room: CGFloat, lengths: [CGFloat]) -> [CGFloat] {
    if distribution == .fillEqually {
      return lengths.map { _ in max(0, (room - gaps) / CGFloat(lengths.count)) }
    }
    var shares = lengths
    let rest = room - lengths.reduce(gaps, +)
    if rest > 0, distribution == .fill || views.count == 1 {
      let order = views.indices.sorted { views[$0].hugging(for: axis) < views[$1].hugging(for: axis) }
      if let first = order.first { shares[first] += rest }
    }
    var missing = -rest
    for index in views.indices.sorted(by: { resistance(of: $0) < resistance(of: $1) }) where missing > 0 {
      let given = min(missing, shares[index])
      shares[index] -= given
      missing -= given
    }
    return shares
  }

  private func resistance(of index: Int) -> Float {
    views[index].contentCompressionResistancePriority(for: axis).rawValue
  }

  private func gap(of room: CGFloat, shares: [CGFloat]) -> CGFloat {
    guard distribution == .equalSpacing, shares.count > 1 else { return spacing }
    return max(spacing, (room - shares.reduce(0, +)) / CGFloat(shares.count - 1))
  }

  private func breadth(of view: UIView, length: CGFloat, in room: CGFloat) -> CGFloat {
    if alignment == .fill { return room }
    if axis == .horizontal { return min(room, height(of: view, inWidth: length)) }
    return min(room, view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  }

  private func offset(of breadth: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading: 0
    case .center: (room - breadth) / 2
    case .trailing: room - breadth
    }
  }
}
