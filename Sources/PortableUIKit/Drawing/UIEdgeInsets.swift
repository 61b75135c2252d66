public import Foundation

/// The room to leave at the edges of a rectangle, in points
/// (`developer.apple.com/documentation/uikit/uiedgeinsets`); each member has its page below.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The room at the top.
  public var top: CGFloat
  /// The room at the left.
  public var left: CGFloat
  /// The room at the bottom.
  public var bottom: CGFloat
  /// The room at the right.
  public var right: CGFloat

  /// Makes insets of nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets of four measures, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No room at any edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle without the room at its edges
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
