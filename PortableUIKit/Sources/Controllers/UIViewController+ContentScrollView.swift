/// The edges of a rectangle (`developer.apple.com/documentation/uikit/nsdirectionalrectedge`).
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
}

extension UIViewController {
  /// Sets the scroll view that bars adapt to, for all edges.
  ///
  /// The bars here do not adapt.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    contentScrollView = scrollView
  }

  /// Returns the scroll view that was set, for any edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollView }
}
