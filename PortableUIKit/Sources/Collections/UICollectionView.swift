public import Foundation

/// A view that displays a collection of items and arranges them with a layout
/// (`developer.apple.com/documentation/uikit/uicollectionview`).
///
/// The collection view creates and places cells in layout passes.
///
/// Unlike UIKit's collection view, this class doesn't support decoration views, animations, interactive movement,
/// layout transitions or focus. It also doesn't support nibs, storyboards or drops from other apps.
open class UICollectionView: UIScrollView {
  /// The item count of each section, as the data source last reported it.
  var counts: [Int] = []
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?
  /// A number that increases when items may have moved or changed.
  ///
  /// If the number increases during a callback, the layout pass stops and starts again.
  var revision = 0
  var isTiling = false
  /// Whether the collection view is invalidating the layout because of scrolling or measuring.
  ///
  /// Such an invalidation doesn't discard the measurements of displayed views.
  var invalidatesByItself = false
  /// Whether the next layout pass adjusts the content offset if the first visible item has moved in the layout.
  ///
  /// The adjustment keeps the item at its visible position.
  var holdsPosition = false
  var shown: [CollectionElement: ShownElement] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The item that is being reconfigured and its existing cell, or `nil` if no item is being reconfigured.
  var reconfigured: (item: IndexPath, cell: UICollectionViewCell)?
  /// The views that a batch update removed.
  ///
  /// They become reusable after the next uninterrupted layout pass.
  var leaving: [RemovedElement] = []
  /// The indexes of the orthogonally scrolling sections in ascending order, or `nil` if they must be determined again.
  var stripSections: [Int]?
  /// The scroll views of orthogonally scrolling sections, by section index.
  ///
  /// A scroll view is kept until its section is deleted, the data is reloaded or the layout is replaced.
  var strips: [Int: CollectionStripView] = [:]
  var selection = SelectedPlaces()
  var prefetching = ListPrefetching()
  var highlightedItem: IndexPath?
  var swipe = ListSwipe()

  /// Creates a collection view with the specified frame and layout
  /// (`developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)`).
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    begin()
  }

  /// Creates a collection view with a flow layout
  /// (`developer.apple.com/documentation/uikit/uicollectionview/init(coder:)`).
  ///
  /// The initializer ignores the coder.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = .systemBackground
    currentLayout.collectionView = self
  }

  /// The object that provides the data of the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionview/datasource`).
  ///
  /// The collection view keeps a weak reference. After you set the property, the collection view requests the item
  /// counts from the new data source when it next needs them.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { unload() }
  }

  /// The object that controls selection and receives notifications about cells
  /// (`developer.apple.com/documentation/uikit/uicollectionview/delegate`).
  ///
  /// The collection view keeps a weak reference. In UIKit, this property overrides the scroll view's delegate, which
  /// has a more general type.
  ///
  /// In PortableUIKit, setting the delegate invalidates the layout, because a flow layout asks the delegate for sizes.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// The object that prepares data for items that are about to become visible
  /// (`developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`).
  ///
  /// The collection view keeps a weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether the collection view asks its prefetch data source to prepare data
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`).
  ///
  /// The default value is `true`. In UIKit, this property also controls cell prefetching, which PortableUIKit doesn't
  /// support.
  open var isPrefetchingEnabled = true

  /// The object that provides the drag items and receives notifications about drags
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dragdelegate`).
  ///
  /// The collection view keeps a weak reference.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The object that proposes how to handle drops
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dropdelegate`).
  ///
  /// The collection view keeps a weak reference.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether the user can drag items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`).
  ///
  /// The default value is `true`, as in iOS 15 and later.
  open var dragInteractionEnabled = true

  // MARK: Layout

  private var currentLayout: UICollectionViewLayout

  /// The layout of the items (`developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`).
  ///
  /// If you set a different layout, the collection view keeps the cells that remain visible, and moves them to their
  /// new positions.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set {
      guard newValue !== currentLayout else { return }
      currentLayout.collectionView = nil
      currentLayout = newValue
      layoutWasReplaced()
    }
  }

  /// Changes the layout of the items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)`).
  ///
  /// PortableUIKit changes the layout immediately, even if `animated` is `true`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The view behind the items, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/backgroundview`).
  ///
  /// The view fills the collection view and doesn't scroll with the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether items can be selected outside editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselection`).
  ///
  /// The default value is `true`.
  open var allowsSelection = true

  /// Whether more than one item can be selected outside editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection`).
  ///
  /// The default value is `false`.
  open var allowsMultipleSelection = false

  /// Whether the collection view is in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isediting`).
  ///
  /// The default value is `false`.
  open var isEditing = false {
    didSet { for element in shown.values { element.cell?.isEditing = isEditing } }
  }

  /// Whether items can be selected in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselectionduringediting`).
  ///
  /// The default value is `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether more than one item can be selected in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting`).
  ///
  /// The default value is `false`. If it is `true`, items can be selected in editing mode even if
  /// ``allowsSelectionDuringEditing`` is `false`. Apple doesn't document this case.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the focus selects the item to which it moves
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selectionfollowsfocus`).
  ///
  /// There is no focus here, so the property has no effect. The default is `false`.
  open var selectionFollowsFocus = false

  // MARK: Data

  /// Reloads all sections and items from the data source
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`).
  ///
  /// Unlike a table view, a collection view doesn't request the item counts until it needs them. Apple doesn't document
  /// this behavior (openradar.appspot.com/27941923).
  ///
  /// The method deselects all items and removes all cells and supplementary views. If the new content is too short for
  /// the content offset, the collection view adjusts the offset.
  ///
  /// Apple's page forbids this call during a batch update. In PortableUIKit, such a call replaces the batch update with
  /// a reload, unless the updates contradict the item counts.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    if !isLoading { forgetShown() }
  }

  /// Performs several insertions, deletions, reloads and moves as one batch update
  /// (`developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`).
  ///
  /// Deletions and reloads refer to index paths before the batch update. Insertions refer to index paths after it. A
  /// move's source is an index path before the batch update, and its destination is an index path after it. A nested
  /// batch update becomes part of the outer one.
  ///
  /// If the item counts aren't loaded yet, the collection view requests them before it calls `updates`, even if it
  /// isn't in a window. Apple's page warns about this behavior. PortableUIKit doesn't lay out the collection view
  /// during the batch update. At the end of the outermost batch update, the collection view requests the new item
  /// counts.
  ///
  /// If the updates contradict the item counts or each other, the app terminates with UIKit's error message.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the collection view's update methods.
  ///   - completion: A closure that the collection view calls with `true` before the outermost call returns. UIKit
  ///     calls it later, after the animations.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  // An extension's method could not be overridden.
  /// Returns the index path of the specified cell, or `nil` if the cell isn't visible
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)`).
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    element(of: cell).flatMap { $0.kind == nil ? $0.indexPath : nil }
  }

  // MARK: Bounds

  /// The bounds of the view (`developer.apple.com/documentation/uikit/uiview/bounds`).
  ///
  /// Before the bounds change, the collection view asks its layout whether the new bounds invalidate the layout.
  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  /// The frame of the view in its superview (`developer.apple.com/documentation/uikit/uiview/frame`).
  ///
  /// Before the frame changes, the collection view asks its layout whether the new bounds invalidate the layout.
  open override var frame: CGRect {
    willSet { boundsWillChange(to: CGRect(origin: contentOffset, size: newValue.size)) }
  }

  /// Lays out the background view, the visible cells and the visible supplementary views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  ///
  /// After the layout, the collection view requests prefetching if necessary.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the item that the user touches
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  ///
  /// If swipe actions are visible, the method hides them instead.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let item = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(item)
  }

  /// Reveals the swipe actions of a list cell when the touch moves horizontally
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(item, by: touch)
  }

  /// Selects or deselects the item that the user tapped, and finishes a swipe
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  ///
  /// The selection changes only if the item is highlighted and the touch is still inside the item's cell. The
  /// collection view must also still be in the touch's window.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    swipe.start = nil
    swipe.cell?.pull?.settle()
    if highlightedItem == item, window === touch.window, isTouch(touch, on: item) { selectByUser(item) }
    _ = endHighlight()
  }

  /// Unhighlights the touched item and hides the swipe actions
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  override func drawContent(in drawing: Drawing) {
    drawListBackground(in: drawing)
  }

  // MARK: For the scroll view

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }
}
