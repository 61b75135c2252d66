public import Foundation

/// A width or height in a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension`).
///
/// Here the classes of this family can't be copied, and can't be subclassed in other modules.
@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  let value: GroupElement.Dimension

  init(_ value: GroupElement.Dimension) {
    self.value = value
    super.init()
  }

  /// Returns a fraction of the container's width
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalwidth(_:)`).
  ///
  /// The container of an item is its group. The container of a group is the section without its insets.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// Returns a fraction of the container's height
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/fractionalheight(_:)`).
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Returns a fixed number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/absolute(_:)`).
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Returns a number of points to assume until a view determines the dimension
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)`).
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// The fraction, or the number of points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutdimension/dimension`).
  public var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number): number
    case .absolute(let number), .estimated(let number): number
    }
  }
}

/// The size of an item or group (`developer.apple.com/documentation/uikit/nscollectionlayoutsize`).
@MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/widthdimension`).
  public let widthDimension: NSCollectionLayoutDimension

  /// The height (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/heightdimension`).
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsize/init(widthdimension:heightdimension:)`).
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }
}

/// The spacing between the items of a group
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing`).
@MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  let value: GroupElement.Spacing

  init(_ value: GroupElement.Spacing) {
    self.value = value
    super.init()
  }

  /// Returns a minimum spacing in points. Items share what is left of the group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/flexible(_:)`).
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// Returns a fixed spacing in points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/fixed(_:)`).
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// The number of points (`developer.apple.com/documentation/uikit/nscollectionlayoutspacing/spacing`).
  public var spacing: CGFloat { value.points }
}
