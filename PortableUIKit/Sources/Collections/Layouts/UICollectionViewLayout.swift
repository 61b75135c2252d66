public import Foundation

/// The abstract base class of objects that arrange the cells and supplementary views of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayout`).
///
/// Like UIKit's class, it arranges nothing itself. Unlike UIKit's class, it doesn't support decoration views or
/// animations for insertions and deletions. It also doesn't conform to `NSCoding`.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Whether the collection view has called ``prepare()`` since the last invalidation.
  final var isPrepared = false

  /// The sections of a flow or compositional layout, or `nil` in a custom layout.
  final var stack: SectionStack?

  /// Whether the sections must be arranged again.
  final var isStale = true

  /// Whether the layout must ask the delegate for all item sizes again.
  final var forgetsGivenSizes = false

  /// The collection view that uses the layout, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionview`).
  public internal(set) weak var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      isPrepared = false
      isStale = true
      if stack != nil { stack = SectionStack() }
    }
  }

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout without a collection view.
  ///
  /// The initializer ignores the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Updates the layout before the collection view requests attributes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()`).
  ///
  /// The collection view calls this method before it first uses the layout, and again after each invalidation.
  open func prepare() { arrangeIfNeeded() }

  /// The size of the whole content, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionviewcontentsize`).
  ///
  /// The default value for custom layouts is zero.
  open var collectionViewContentSize: CGSize { stack?.contentSize ?? .zero }

  /// Returns the attributes of all cells and supplementary views in a rectangle of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)`).
  ///
  /// Unlike in UIKit, the result excludes the cells of orthogonally scrolling sections. The default implementation for
  /// custom layouts returns `nil`.
  ///
  /// - Complexity: In flow and compositional layouts, logarithmic in the number of elements plus linear in the number
  ///   of results.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    stack.map { attributes(in: rect, of: $0) }
  }

  /// Returns the layout attributes of an item's cell, or `nil` if the item doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforitem(at:)`).
  ///
  /// The default implementation for custom layouts returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    stack?.frame(ofItem: indexPath).map { cellAttributes(at: indexPath, frame: $0) }
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if the view doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforsupplementaryview(ofkind:at:)`).
  ///
  /// The default implementation for custom layouts returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let stack, let edge = stack.edge(ofKind: elementKind, at: indexPath) else { return nil }
    return edgeAttributes(of: edge, in: stack)
  }

  // MARK: Invalidation

  /// Invalidates the layout, so that the collection view prepares it again
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`).
  ///
  /// The layout keeps the sizes of measured views. A flow layout asks the delegate for all item sizes again.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Invalidates the parts of the layout that the specified context describes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout(with:)`).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    switch context.change {
    case .arrangement:
      isStale = true
      if !context.invalidateDataSourceCounts { forgetsGivenSizes = true }
    case .pins: break
    case .size(let attributes): applyPreferredSize(of: attributes)
    }
    collectionView?.layoutDidInvalidate()
  }

  /// Returns whether new bounds invalidate the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)`).
  ///
  /// In flow and compositional layouts, the result is `true` if the available size changes or a view is pinned to the
  /// visible bounds. The default implementation for custom layouts returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let stack, let collectionView else { return false }
    return stack.pins || container(of: newBounds.size, in: collectionView) != stack.container
  }

  /// Returns a context for invalidating the layout when the bounds change
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forboundschange:)`).
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = UICollectionViewLayoutInvalidationContext()
    guard let stack, let collectionView else { return context }
    if container(of: newBounds.size, in: collectionView) == stack.container { context.change = .pins }
    return context
  }

  /// Returns whether the preferred attributes of a view invalidate the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)`).
  ///
  /// In flow and compositional layouts, the result is `true` if an estimated dimension changes. The default
  /// implementation for custom layouts returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let stack else { return false }
    if preferredAttributes.representedElementCategory == .cell {
      return stack.wouldResize(item: originalAttributes.indexPath, to: preferredAttributes.size)
    }
    guard let kind = originalAttributes.representedElementKind else { return false }
    guard let edge = stack.edge(ofKind: kind, at: originalAttributes.indexPath) else { return false }
    return stack.wouldResize(edge, to: preferredAttributes.size)
  }

  /// Returns a context for invalidating the layout when a view prefers different attributes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forpreferredlayoutattributes:withoriginalattributes:)`).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext(stack == nil ? .arrangement : .size(preferredAttributes))
  }

  // MARK: Between the collection view and the layouts of this module

  /// Updates the number of items in each section before the layout is prepared.
  ///
  /// After a batch update, measured sizes move with their items. After a reload, `map` is `nil`, and the layout
  /// discards all sizes.
  func updateCounts(_ counts: [Int], after map: BatchUpdateMap?) {
    isStale = true
    if map == nil { forgetsGivenSizes = true }
    stack?.updateCounts(counts, after: map)
  }

  /// Returns the scrolling area of a section, or `nil` if the section doesn't scroll orthogonally.
  func strip(ofSection section: Int) -> CollectionStrip? { stack?.strip(ofSection: section) }

  /// Returns the attributes of the cells in a rectangle of an orthogonally scrolling section's content.
  ///
  /// The frames are relative to that content.
  func attributes(inStrip section: Int, rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let stack else { return [] }
    return stack.items(inStrip: section, rect: rect).map {
      cellAttributes(at: IndexPath(row: $0.item, section: section), frame: $0.frame)
    }
  }

  /// Returns the list configuration of a section, or `nil` if the section isn't a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Calls the handlers of sections with visible cells. `offsets` returns the content offset of a section.
  func noteVisible(_ cells: () -> [UICollectionViewLayoutAttributes], offsets: (Int) -> CGPoint) {}

  /// Returns the plan for arranging the sections in a container, with the answers to the specified requests.
  ///
  /// The default plan is empty. Flow and compositional layouts override this method.
  func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan { StackPlan() }
}
