public import Foundation

/// The base class of what places the cells and supplementary views of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayout`).
///
/// By itself it places nothing, as UIKit's. It has no decoration views, no animations of what comes and goes, and does
/// not conform to `NSCoding`, as ``UIView`` does not.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Whether ``prepare()`` was called since the last invalidation. The collection view sets it.
  final var isPrepared = false

  /// The sections, in a layout of this module; `nil` in one of the app's own.
  final var stack: SectionStack?

  /// Whether the sections are to be arranged anew.
  final var isStale = true

  /// Whether sizes that a delegate gave are to be asked for again.
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

  /// Makes a layout: there are no nibs here, so nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Arranges what was invalidated, before the collection view asks for attributes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()`).
  open func prepare() { arrangeIfNeeded() }

  /// The size of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/collectionviewcontentsize`).
  open var collectionViewContentSize: CGSize { stack?.contentSize ?? .zero }

  /// The attributes of the cells and supplementary views in a rectangle of the content
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforelements(in:)`).
  ///
  /// - Complexity: logarithmic, beside the number of attributes, in the layouts of this module.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    stack.map { attributes(in: rect, of: $0) }
  }

  /// The attributes of a cell, or `nil` if there is no such item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforitem(at:)`).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    stack?.frame(ofItem: indexPath).map { cellAttributes(at: indexPath, frame: $0) }
  }

  /// The attributes of a supplementary view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforsupplementaryview(ofkind:at:)`).
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let stack, let edge = stack.edge(ofKind: elementKind, at: indexPath) else { return nil }
    return edgeAttributes(of: edge, in: stack)
  }

  // MARK: Invalidation

  /// Has everything arranged again; sizes that views asked for are kept
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout()`).
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Has what a context names arranged again
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidatelayout(with:)`).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    switch context.change {
    case .arrangement:
      isStale = true
      if !context.invalidateDataSourceCounts { forgetsGivenSizes = true }
    case .pins: break
    case .size(let attributes): takeOn(attributes)
    }
    collectionView?.layoutDidInvalidate()
  }

  /// Whether other bounds of the collection view need another layout: if it has another size, or if it scrolls and
  /// headers or footers are pinned
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)`).
  ///
  /// A layout of the app's own answers `false` unless it overrides this.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let stack, let collectionView else { return false }
    return stack.pins || container(of: newBounds.size, in: collectionView) != stack.container
  }

  /// The context for other bounds
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forboundschange:)`).
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = UICollectionViewLayoutInvalidationContext()
    guard let stack, let collectionView else { return context }
    if container(of: newBounds.size, in: collectionView) == stack.container { context.change = .pins }
    return context
  }

  /// Whether the size that a view asks for is another than the layout has for it, where the layout only estimates it
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

  /// The context for the size that a view asks for
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forpreferredlayoutattributes:withoriginalattributes:)`).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext(stack == nil ? .arrangement : .size(preferredAttributes))
  }

  // MARK: What the collection view and the layouts of this module say to each other

  /// Takes on other counts, before ``prepare()``: measured sizes follow their items in a batch and are forgotten at a
  /// reload, for which there is no map.
  func takeOn(_ map: BatchUpdateMap?, counts: [Int]) {
    isStale = true
    if map == nil { forgetsGivenSizes = true }
    stack?.takeOn(map, counts: counts)
  }

  /// The section as one that scrolls by itself, or `nil` if it does not.
  func strip(ofSection section: Int) -> CollectionStrip? { stack?.strip(ofSection: section) }

  /// The attributes of such a section's cells in a rectangle of its own content.
  func attributes(inStrip section: Int, rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let stack else { return [] }
    return stack.items(inStrip: section, rect: rect).map {
      cellAttributes(at: IndexPath(row: $0.item, section: section), frame: $0.frame)
    }
  }

  /// The configuration of a section that is a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Answers how sections are arranged, in a layout of this module.
  func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan { StackPlan() }
}
