public import Foundation

/// A width or height in a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension`).
///
/// In PortableUIKit, the objects that define a compositional layout can't be copied or subclassed.
@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  let value: GroupElement.Dimension

  init(_ value: GroupElement.Dimension) {
    self.value = value
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)`).
  ///
  /// An item's container is its group. A group's container is its parent group. If a group has no parent group, its
  /// container is the area inside the section's insets.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(fractionalWidth))
  }

  /// Creates a dimension that is a fraction of the container's height
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalheight(_:)`).
  ///
  /// An item's container is its group. A group's container is its parent group. If a group has no parent group, its
  /// container is the area inside the section's insets.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(fractionalHeight))
  }

  /// Creates a dimension with a fixed number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)`).
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(absoluteDimension))
  }

  /// Creates a dimension with an estimated number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`).
  ///
  /// Measuring the view determines the actual dimension.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// The fraction of the container, or the number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/dimension`).
  public var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number): number
    case .absolute(let number), .estimated(let number): number
    }
  }
}

/// The width and height of an item or group (`developer.apple.com/documentation/uikit/nscollectionlayoutsize`).
@MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width of the item or group (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/widthdimension`).
  public let widthDimension: NSCollectionLayoutDimension

  /// The height of the item or group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/heightdimension`).
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/init(widthdimension:heightdimension:)`).
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }
}

/// The spacing between the items of a group (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing`).
@MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  let value: GroupElement.Spacing

  init(_ value: GroupElement.Spacing) {
    self.value = value
    super.init()
  }

  /// Creates spacing with a minimum number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/flexible(_:)`).
  ///
  /// The spacing grows if the items don't fill the group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(.flexible(flexibleSpacing))
  }

  /// Creates spacing with a fixed number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/fixed(_:)`).
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(.fixed(fixedSpacing))
  }

  /// The fixed or minimum number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/spacing`).
  public var spacing: CGFloat { value.points }
}
