public import Foundation

/// A layout that fills lines with items and starts a new line when a line is full
/// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout`).
///
/// In a full line, items are spread from edge to edge, with at least the minimum spacing between them. If only one
/// item fits in a line, the item is centered. Apple doesn't document this behavior.
///
/// The layout asks the delegate for an item's size once, and again if the item is reloaded or reconfigured. It asks for
/// all sizes again after `reloadData()` or ``UICollectionViewLayout/invalidateLayout()``, and when the available size
/// changes. UIKit also asks for all sizes again after every batch update.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Creates a layout with default sizes and spacing.
  public override init() {
    super.init()
    stack = SectionStack()
  }

  /// Creates a layout with default sizes and spacing.
  ///
  /// The initializer ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stack = SectionStack()
  }

  /// An estimated item size that lets every cell determine its own size
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize`).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// The spacing between the lines of a section, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing`).
  ///
  /// The default value is 10. Unlike in UIKit, the spacing is exact rather than a minimum. Along the scroll direction,
  /// each line is as long as its longest item.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between the items of a line, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing`).
  ///
  /// The default value is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of each item, unless the delegate provides a different size
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize`).
  ///
  /// The default value is 50 by 50 points. If ``estimatedItemSize`` is neither zero nor ``automaticSize``, the layout
  /// ignores this property.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of items until their cells are measured
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize`).
  ///
  /// The default value is zero, which means that cells are not measured. With ``automaticSize``, the layout uses
  /// ``itemSize`` as the estimate. If the delegate provides a size for an item, that size is the estimate.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The scroll direction of the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection`).
  ///
  /// The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of each section's header, unless the delegate provides a different size
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize`).
  ///
  /// The layout uses only the dimension along the scroll direction. The default value is zero, which means that there
  /// are no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of each section's footer, unless the delegate provides a different size
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize`).
  ///
  /// The layout uses only the dimension along the scroll direction. The default value is zero, which means that there
  /// are no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The space around the items of a section, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset`).
  ///
  /// The insets separate the items from the section's header and footer, and from the section's edges.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Whether headers are pinned to the visible bounds while their sections are visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds`).
  ///
  /// The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers are pinned to the visible bounds while their sections are visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds`).
  ///
  /// The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  override func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan {
    StackPlan(
      direction: scrollDirection,
      sections: sections.map { answer($0, in: container) }
    )
  }
}
