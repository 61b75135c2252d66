/// An edge or corner of a rectangle (`developer.apple.com/documentation/uikit/nsrectalignment`).
///
/// The linked page documents each case. In PortableUIKit, the leading edge is always the left edge.
public enum NSRectAlignment: Int, Sendable {
  /// No edge or corner.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper leading corner.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The lower leading corner.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower trailing corner.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The upper trailing corner.
  case topTrailing

  private var horizontal: BoundaryElement.Side {
    switch self {
    case .topLeading, .leading, .bottomLeading: .start
    case .none, .top, .bottom: .middle
    case .topTrailing, .trailing, .bottomTrailing: .end
    }
  }

  private var vertical: BoundaryElement.Side {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .none, .leading, .trailing: .middle
    case .bottom, .bottomLeading, .bottomTrailing: .end
    }
  }

  /// Returns the position of the edge or corner along the specified direction.
  func side(along direction: UICollectionView.ScrollDirection) -> BoundaryElement.Side {
    direction == .vertical ? vertical : horizontal
  }

  /// Returns a view's alignment along the axis perpendicular to the specified direction.
  func alignment(across direction: UICollectionView.ScrollDirection) -> BoundaryElement.Alignment {
    switch side(along: direction.across) {
    case .start: .start
    case .middle: .center
    case .end: .end
    }
  }
}
