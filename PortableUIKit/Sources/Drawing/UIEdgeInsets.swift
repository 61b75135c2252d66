public import Foundation

/// Insets for the edges of a rectangle, in points (`developer.apple.com/documentation/uikit/uiedgeinsets`).
///
/// The linked page documents each member.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The inset at the top edge, in points.
  public var top: CGFloat
  /// The inset at the left edge, in points.
  public var left: CGFloat
  /// The inset at the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset at the right edge, in points.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets for the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets with a value of zero at every edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the given insets
  /// (`developer.apple.com/documentation/corefoundation/cgrect/inset(by:)`).
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
