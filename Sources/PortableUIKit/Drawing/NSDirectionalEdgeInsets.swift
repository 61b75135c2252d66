public import Foundation

/// The room to leave at the edges of a rectangle, in points, where leading is where the language begins: at
/// the left here (`developer.apple.com/documentation/uikit/nsdirectionaledgeinsets`); each member has its page
/// below.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The room at the top.
  public var top: CGFloat
  /// The room where a line begins.
  public var leading: CGFloat
  /// The room at the bottom.
  public var bottom: CGFloat
  /// The room where a line ends.
  public var trailing: CGFloat

  /// Makes insets of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of four measures, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}
