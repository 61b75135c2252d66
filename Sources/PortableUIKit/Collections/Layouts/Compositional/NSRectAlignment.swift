/// An edge or corner of a rectangle (`developer.apple.com/documentation/uikit/nsrectalignment`); each member has its
/// page below. Leading is left here.
public enum NSRectAlignment: Int, Sendable {
  /// None.
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

  /// Where the place is from the left to the right.
  private var horizontal: BoundaryElement.Side {
    switch self {
    case .topLeading, .leading, .bottomLeading: .start
    case .none, .top, .bottom: .middle
    case .topTrailing, .trailing, .bottomTrailing: .end
    }
  }

  /// Where the place is from the top to the bottom.
  private var vertical: BoundaryElement.Side {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .none, .leading, .trailing: .middle
    case .bottom, .bottomLeading, .bottomTrailing: .end
    }
  }

  /// Where the place is along a direction.
  func side(along direction: UICollectionView.ScrollDirection) -> BoundaryElement.Side {
    direction == .vertical ? vertical : horizontal
  }

  /// Where the place is across a direction.
  func alignment(across direction: UICollectionView.ScrollDirection) -> BoundaryElement.Alignment {
    switch side(along: direction.across) {
    case .start: .start
    case .middle: .center
    case .end: .end
    }
  }
}
