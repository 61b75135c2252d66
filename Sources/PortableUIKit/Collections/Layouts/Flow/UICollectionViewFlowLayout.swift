public import Foundation

/// A layout that fills lines with items
/// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout`).
///
/// Items of a full line are spread from edge to edge, with at least the minimum spacing between them. An item alone in
/// its line is centered (assumed). The delegate is asked for the size of an item once, again after
/// ``UICollectionViewLayout/invalidateLayout()``, and when the item is inserted or reloaded. UIKit asks for all items
/// again after every batch.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Makes a layout.
  public override init() {
    super.init()
    stack = SectionStack()
  }

  /// Makes a layout. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stack = SectionStack()
  }

  /// The estimated size that lets every cell determine its own
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize`).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// The spacing between two lines, 10 points by default
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing`).
  ///
  /// Here it is the exact spacing between lines, measured from their longest items.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between two items of a line, 10 points by default
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing`).
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items for which the delegate gives none, 50 by 50 points by default
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize`).
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items before their cells determine it, or zero, the default, if cells are not measured
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize`).
  ///
  /// With the automatic size, ``itemSize`` is used instead. If the delegate gives an item a size, that is used.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which lines follow one another. It defaults to vertical
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection`).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, or zero, the default, for none. Only the extent along the scroll direction is used
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize`).
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, or zero, the default, for none. Only the extent along the scroll direction is used
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize`).
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The space around a section's items, up to the section's edges, header and footer
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset`).
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible while their sections are visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds`).
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible while their sections are visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds`).
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
