public import Foundation

/// Insets for the edges of a rectangle, in points (`developer.apple.com/documentation/uikit/nsdirectionaledgeinsets`).
///
/// Here, the leading edge is always the left edge. The linked page documents each member.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top edge, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets for the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with a value of zero at every edge.
  public static let zero = NSDirectionalEdgeInsets()
}
