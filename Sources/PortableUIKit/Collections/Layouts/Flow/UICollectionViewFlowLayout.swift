public import Foundation

/// A layout that fills lines with items
/// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout`).
///
/// Items of a full line reach from edge to edge, with at least the spacing between them; an item alone in its line is
/// in the middle (assumed). The delegate is asked for the size of every item once, again after
/// ``UICollectionViewLayout/invalidateLayout()`` and for items that are inserted or reloaded. UIKit asks for all again
/// after every batch.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Makes a layout.
  public override init() {
    super.init()
    stack = SectionStack()
  }

  /// Makes a layout: there are no nibs here, so nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stack = SectionStack()
  }

  /// The estimated size that has cells say their own
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize`).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// The least room between two lines, 10 points at first
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimumlinespacing`).
  ///
  /// It is the room between lines here, measured from the longest items.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least room between two items of a line, 10 points at first
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing`).
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items of which the delegate says none, 50 by 50 points at first
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize`).
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size to assume of items until their cells say theirs, or zero, as it is at first, if they are not asked
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize`).
  ///
  /// With the automatic size, and for items of which the delegate says a size, that of the item is assumed.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which lines follow each other, at first from top to bottom
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection`).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the extent in the direction of scrolling counts; none if that is zero
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize`).
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the extent in the direction of scrolling counts; none if that is zero
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/footerreferencesize`).
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The room between a section's edges, header and footer and its items
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset`).
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in view as long as their sections are
  /// (`developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds`).
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in view as long as their sections are
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
