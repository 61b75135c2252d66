public import Foundation

/// The base class of layouts, which place the cells and supplementary views of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayout`).
///
/// Like UIKit's, it places nothing itself. Unlike UIKit's, it has no decoration views and no animations for inserted
/// and deleted items, and doesn't conform to `NSCoding`.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Whether ``prepare()`` was called since the last invalidation. The collection view sets it.
  final var isPrepared = false

  /// The sections of a layout of this module, or `nil` in the app's own layouts.
  final var stack: SectionStack?

  /// Whether the sections must be arranged again.
  final var isStale = true

  /// Whether the delegate must be asked for sizes again.
  final var forgetsGivenSizes = false

  /// The collection view that uses the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionview`).
  public internal(set) weak var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      isPrepared = false
      isStale = true
      if stack != nil { stack = SectionStack() }
    }
  }

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Arranges what was invalidated. The collection view calls it before it asks for attributes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()`).
  open func prepare() { arrangeIfNeeded() }

  /// The size of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionviewcontentsize`).
  open var collectionViewContentSize: CGSize { stack?.contentSize ?? .zero }

  /// Returns the attributes of the cells and supplementary views in a rectangle of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)`).
  ///
  /// - Complexity: in the layouts of this module, logarithmic plus linear in the number of attributes.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    stack.map { attributes(in: rect, of: $0) }
  }

  /// Returns the attributes of a cell, or `nil` if the item doesn't exist
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforitem(at:)`).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    stack?.frame(ofItem: indexPath).map { cellAttributes(at: indexPath, frame: $0) }
  }

  /// Returns the attributes of a supplementary view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforsupplementaryview(ofkind:at:)`).
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let stack, let edge = stack.edge(ofKind: elementKind, at: indexPath) else { return nil }
    return edgeAttributes(of: edge, in: stack)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout. Sizes that views determined are kept
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`).
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Invalidates the parts of the layout that a context describes
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

  /// Returns whether new bounds invalidate the layout: if the available size changes, or if headers or footers are
  /// pinned
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)`).
  ///
  /// A layout of the app's own returns `false` unless it overrides this method.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let stack, let collectionView else { return false }
    return stack.pins || container(of: newBounds.size, in: collectionView) != stack.container
  }

  /// Returns the context for new bounds
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forboundschange:)`).
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = UICollectionViewLayoutInvalidationContext()
    guard let stack, let collectionView else { return context }
    if container(of: newBounds.size, in: collectionView) == stack.container { context.change = .pins }
    return context
  }

  /// Returns whether the size that a view prefers changes an extent that the layout estimated
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)`).
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

  /// Returns the context for the size that a view prefers
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forpreferredlayoutattributes:withoriginalattributes:)`).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext(stack == nil ? .arrangement : .size(preferredAttributes))
  }

  // MARK: Between the collection view and the layouts of this module

  /// Updates the counts before ``prepare()``. After a batch, measured sizes move with their items. After a reload,
  /// which has no map, they are discarded.
  func updateCounts(_ counts: [Int], after map: BatchUpdateMap?) {
    isStale = true
    if map == nil { forgetsGivenSizes = true }
    stack?.updateCounts(counts, after: map)
  }

  /// Returns the strip of a section, or `nil` if the section doesn't scroll orthogonally.
  func strip(ofSection section: Int) -> CollectionStrip? { stack?.strip(ofSection: section) }

  /// Returns the attributes of the cells in a rectangle of a strip's content.
  func attributes(inStrip section: Int, rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let stack else { return [] }
    return stack.items(inStrip: section, rect: rect).map {
      cellAttributes(at: IndexPath(row: $0.item, section: section), frame: $0.frame)
    }
  }

  /// Returns the configuration of a list section, or `nil`.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Returns the arrangement of the sections. Layouts of this module override it.
  func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan { StackPlan() }
}
