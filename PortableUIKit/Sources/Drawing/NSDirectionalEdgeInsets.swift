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

  /// The margins of a list's cell. Apple doesn't document these values.
  static let cell = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Enlarges each inset to at least the other's value.
  mutating func grow(to other: NSDirectionalEdgeInsets) {
    top = max(top, other.top)
    leading = max(leading, other.leading)
    bottom = max(bottom, other.bottom)
    trailing = max(trailing, other.trailing)
  }
}

extension UIEdgeInsets {
  /// Creates insets whose left and right values are the leading and trailing ones.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
