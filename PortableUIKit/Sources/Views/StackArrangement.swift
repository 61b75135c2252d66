import Foundation

/// The layout of a stack's arranged views: the frames of the views, and the size that fits them.
///
/// In this type, a length is measured along the stack's axis. A breadth is measured perpendicular to the axis.
@MainActor
struct StackArrangement {
  /// The arranged views that are not hidden.
  let views: [UIView]
  private let axis: NSLayoutConstraint.Axis
  private let distribution: UIStackView.Distribution
  private let alignment: UIStackView.Alignment
  private let spacing: CGFloat
  private let naturalSizes: [CGSize]

  init(of stack: UIStackView) {
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
    naturalSizes = views.map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
  }

  /// Returns the size that fits the views.
  ///
  /// If `width` is `nil`, the result has the smallest width that gives each view at least its natural width. Otherwise,
  /// the result has the given width. The height fits the views at the result's width.
  func size(inWidth width: CGFloat?) -> CGSize {
    let widths = naturalSizes.map(\.width)
    if axis == .vertical {
      let width = width ?? widths.max() ?? 0
      return CGSize(width: width, height: need(of: lengths(inBreadth: width)))
    }
    let width = width ?? need(of: widths)
    let heights = zip(views, shares(of: width, among: widths)).map(height)
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  /// Returns the frames of ``views`` in a stack with the given bounds.
  func frames(in bounds: CGRect) -> [CGRect] {
    let isColumn = axis == .vertical
    let (room, breadth) =
      isColumn ? (bounds.height, bounds.width) : (bounds.width, bounds.height)
    let shares = shares(of: room, among: lengths(inBreadth: breadth))
    let gap = gap(in: room, between: shares)
    var place: CGFloat = 0
    return views.indices.map { index in
      let length = shares[index]
      defer { place += length + gap }
      let across = self.breadth(of: index, length: length, in: breadth)
      let offset = offset(of: across, in: breadth)
      return isColumn
        ? CGRect(x: bounds.minX + offset, y: bounds.minY + place, width: across, height: length)
        : CGRect(x: bounds.minX + place, y: bounds.minY + offset, width: length, height: across)
    }
  }

  // MARK: Along the axis

  private var gaps: CGFloat { spacing * CGFloat(max(0, views.count - 1)) }

  /// Returns the natural lengths of the views in a stack of the given breadth.
  private func lengths(inBreadth breadth: CGFloat) -> [CGFloat] {
    guard axis == .vertical else { return naturalSizes.map(\.width) }
    return zip(views, naturalSizes).map { view, size in
      height(of: view, inWidth: alignment == .fill ? breadth : min(size.width, breadth))
    }
  }

  private func need(of lengths: [CGFloat]) -> CGFloat {
    guard distribution == .fillEqually else { return lengths.reduce(gaps, +) }
    return (lengths.max() ?? 0) * CGFloat(views.count) + gaps
  }

  /// Returns the lengths that the distribution gives the views in a stack of the length `room`.
  ///
  /// `lengths` contains the natural lengths of the views.
  private func shares(of room: CGFloat, among lengths: [CGFloat]) -> [CGFloat] {
    if distribution == .fillEqually {
      return lengths.map { _ in max(0, (room - gaps) / CGFloat(lengths.count)) }
    }
    var shares = lengths
    let rest = room - lengths.reduce(gaps, +)
    if rest > 0, distribution == .fill || views.count == 1 {
      let taker = views.indices.min { views[$0].hugging(for: axis) < views[$1].hugging(for: axis) }
      if let taker { shares[taker] += rest }
    }
    var missing = -rest
    let givers = views.indices.sorted { (resistance(of: $0), $0) < (resistance(of: $1), $1) }
    for index in givers where missing > 0 {
      let given = min(missing, shares[index])
      shares[index] -= given
      missing -= given
    }
    return shares
  }

  private func resistance(of index: Int) -> Float {
    views[index].contentCompressionResistancePriority(for: axis).rawValue
  }

  private func gap(in room: CGFloat, between shares: [CGFloat]) -> CGFloat {
    guard distribution == .equalSpacing, shares.count > 1 else { return spacing }
    return max(spacing, (room - shares.reduce(0, +)) / CGFloat(shares.count - 1))
  }

  // MARK: Perpendicular to the axis

  private func breadth(of index: Int, length: CGFloat, in room: CGFloat) -> CGFloat {
    if alignment == .fill { return room }
    return min(
      room,
      axis == .vertical ? naturalSizes[index].width : height(of: views[index], inWidth: length)
    )
  }

  private func offset(of breadth: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading: 0
    case .center: (room - breadth) / 2
    case .trailing: room - breadth
    }
  }

  private func height(of view: UIView, inWidth width: CGFloat) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height
  }
}
