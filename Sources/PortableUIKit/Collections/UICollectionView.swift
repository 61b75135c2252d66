public import Foundation

/// A view that displays a collection of items and arranges them with a layout
/// (`developer.apple.com/documentation/uikit/uicollectionview`).
///
/// Cells are created, placed and removed in layout passes and at the end of batch updates. Unlike UIKit's, the view has
/// no decoration views, animations, interactive movement, layout transitions or focus. It also has no nibs, no
/// storyboards and no drops from other views.
open class UICollectionView: UIScrollView {
  /// The number of items in each section that the data source last returned.
  var counts: [Int] = []
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?
  /// The number of changes so far.
  ///
  /// It increases when items may have moved or changed, so that interrupted work can be detected.
  var revision = 0
  var isTiling = false
  /// Whether the current invalidation of the layout is caused by scrolling or measuring, and not by the app.
  var invalidatesByItself = false
  /// Whether visible items keep their visible positions in the next layout pass, even if the layout moves them.
  var holdsPosition = false
  var shown: [CollectionElement: ShownElement] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The item that is being reconfigured, and its existing cell.
  var reconfigured: (item: IndexPath, cell: UICollectionViewCell)?
  /// The views that a batch update removed. They become reusable after the next complete layout pass.
  var leaving: [RemovedElement] = []
  /// The orthogonally scrolling sections in ascending order, or `nil` if they are not determined yet.
  var stripSections: [Int]?
  /// The scroll views of orthogonally scrolling sections, by section.
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
  /// The coder is ignored.
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
  /// The collection view keeps a weak reference. A new data source is asked for its data when the data is next needed.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { unload() }
  }

  /// The object that controls selection and receives notifications about cells
  /// (`developer.apple.com/documentation/uikit/uicollectionview/delegate`).
  ///
  /// The collection view keeps a weak reference. In UIKit, the property is inherited from the scroll view and has a
  /// more general type.
  ///
  /// Setting the delegate invalidates the layout in PortableUIKit, because a flow layout asks the delegate for sizes.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// The object that prepares data for items that are about to become visible
  /// (`developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`).
  ///
  /// The collection view keeps a weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether the collection view requests prefetching
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`).
  ///
  /// The default value is `true`. In UIKit, the value also controls prefetching of cells. PortableUIKit doesn't
  /// prefetch cells.
  open var isPrefetchingEnabled = true

  /// The object that provides the items for a drag
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dragdelegate`).
  ///
  /// The collection view keeps a weak reference.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The object that handles drops of items (`developer.apple.com/documentation/uikit/uicollectionview/dropdelegate`).
  ///
  /// The collection view keeps a weak reference.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether the user can drag items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`).
  ///
  /// The default value is `false`, as on an iPhone.
  open var dragInteractionEnabled = false

  // MARK: Layout

  private var currentLayout: UICollectionViewLayout

  /// The layout of the items (`developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`).
  ///
  /// If a new layout is set, visible cells are kept and move to their new places.
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

  /// The view behind the items (`developer.apple.com/documentation/uikit/uicollectionview/backgroundview`).
  ///
  /// It has the size of the collection view and doesn't scroll with the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether the user can select items (`developer.apple.com/documentation/uikit/uicollectionview/allowsselection`).
  ///
  /// The default value is `true`.
  open var allowsSelection = true

  /// Whether the user can select more than one item
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

  /// Whether the user can select items in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselectionduringediting`).
  ///
  /// The default value is `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select more than one item in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting`).
  ///
  /// The default value is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Data

  /// Reloads all sections and items from the data source
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`).
  ///
  /// The data source is asked for the item counts when they are next needed, and not immediately as in a table view.
  /// Apple doesn't document this behavior (openradar.appspot.com/27941923).
  ///
  /// The method deselects all items and removes all cells. If the new content is shorter, the content offset is
  /// adjusted.
  ///
  /// Apple's page forbids the call during a batch update. In PortableUIKit, the batch update becomes a reload.
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
  /// nested batch update becomes part of the outer one.
  ///
  /// If the data wasn't loaded yet, it is loaded before `updates` runs, even if the view isn't in a window. Apple's
  /// page warns of this. PortableUIKit runs no layout pass during the batch update. At the end of the outermost batch
  /// update, the data source is asked for the item counts.
  ///
  /// If the updates contradict the item counts or each other, the process ends with the message of UIKit's exception.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the view's update methods.
  ///   - completion: A closure that receives `true`. It is called before the outermost call returns. UIKit calls it
  ///     later, after the animations.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Bounds

  /// The bounds of the view (`developer.apple.com/documentation/uikit/uiview/bounds`).
  ///
  /// Before the bounds change, the collection view asks its layout whether the new bounds invalidate it.
  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  /// The frame of the view in its superview (`developer.apple.com/documentation/uikit/uiview/frame`).
  ///
  /// Before the frame changes, the collection view asks its layout whether the new bounds invalidate it.
  open override var frame: CGRect {
    willSet { boundsWillChange(to: CGRect(origin: contentOffset, size: newValue.size)) }
  }

  /// Lays out the visible cells and supplementary views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the item that the user touches
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
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

  /// Selects the touched item (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  ///
  /// The item is selected only if the touch is still inside its cell, and the view is still in the window of the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    swipe.start = nil
    swipe.cell?.pull?.settle()
    if highlightedItem == item, window === touch.window, isTouch(touch, on: item) { selectByUser(item) }
    _ = endHighlight()
  }

  /// Ends the highlight and hides swipe actions
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Draws the background of a list layout.
  override func drawContent(in drawing: Drawing) {
    drawListBackground(in: drawing)
  }

  // MARK: For the scroll view

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }
}
