public import Foundation

/// The position and appearance of a cell or supplementary view
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`).
///
/// PortableUIKit doesn't support transforms, so the frame always matches the center and the size.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The frame of the view in the content of the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame`).
  open var frame = CGRect.zero

  /// The opacity of the view, from 0 to 1
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/alpha`).
  open var alpha: CGFloat = 1

  /// The stacking order of the view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/zindex`).
  ///
  /// Views with higher values are in front. The default value is 0.
  open var zIndex = 0

  /// Whether the view is hidden (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/ishidden`).
  ///
  /// The collection view creates no view for a hidden element.
  open var isHidden = false

  /// The index path of the item or supplementary view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/indexpath`).
  open var indexPath = IndexPath()

  /// The category of the element that the attributes describe
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementcategory`).
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of the supplementary view, or `nil` for a cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind`).
  open private(set) var representedElementKind: String?

  /// Creates attributes for a cell, with an empty index path.
  public required override init() {
    super.init()
  }

  /// Creates attributes for the cell of the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forcellwith:)`).
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for the supplementary view with the specified kind and index path
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)`).
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The center of the frame (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/center`).
  ///
  /// Setting the center moves the frame without resizing it.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/size`).
  ///
  /// Setting the size resizes the frame around its center.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The bounds of the view (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/bounds`).
  ///
  /// The origin is always zero. Setting the bounds sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the attributes, with the same class and values
  /// (`developer.apple.com/documentation/foundation/nscopying/copy(with:)`).
  ///
  /// A subclass that adds properties must override this method to copy them. Call this method only on the main actor.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init()
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.indexPath = indexPath
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      return copy
    }
  }

  /// Returns whether an object is attributes of the same element with the same values
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`).
  ///
  /// The collection view applies attributes only if they differ from those it applied last. A subclass that adds
  /// properties must override this method to compare them. Call this method only on the main actor.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      let isSameElement =
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
      return isSameElement && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden
    }
  }

  /// The hash value of the index path. Read this property only on the main actor.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
