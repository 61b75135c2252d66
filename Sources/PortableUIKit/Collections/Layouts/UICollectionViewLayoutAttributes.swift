public import Foundation

/// The place and the appearance of a cell or supplementary view
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes`).
///
/// Without transforms, frame, center and size always agree here.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The frame, in the coordinates of the collection view's content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/frame`).
  open var frame = CGRect.zero

  /// The opacity, from 0 to 1
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/alpha`).
  open var alpha: CGFloat = 1

  /// The order from back to front
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/zindex`).
  open var zIndex = 0

  /// Whether the view is hidden
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/ishidden`).
  open var isHidden = false

  /// The index path of the element
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/indexpath`).
  open var indexPath = IndexPath()

  /// The category of the element
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementcategory`).
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary view, or `nil` for a cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/representedelementkind`).
  open private(set) var representedElementKind: String?

  /// Makes attributes without an element.
  public required override init() {
    super.init()
  }

  /// Makes the attributes of a cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forcellwith:)`).
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)`).
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The center of the frame
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/center`).
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame. Setting it keeps the center
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/size`).
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The bounds, whose origin is zero
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/bounds`).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns attributes of the same class with the same values
  /// (`developer.apple.com/documentation/foundation/nscopying/copy(with:)`).
  ///
  /// Call it only on the main actor.
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
}
