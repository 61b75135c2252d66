public import Foundation

/// A view that displays items in a custom layout
/// (`developer.apple.com/documentation/uikit/uicollectionview`).
///
/// Unlike UIKit's, it has no nibs, storyboards, animations, interactive movement, layout transitions, decoration views,
/// drops from elsewhere or focus. Cells are made, placed and removed when the view is laid out and when a batch ends.
open class UICollectionView: UIScrollView {
  /// The number of items in each section that the data source last reported.
  var counts: [Int] = []
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?
  /// A number that increases when items may have moved or changed, so that interrupted work can be noticed.
  var revision = 0
  var isTiling = false
  /// Whether scrolling or measuring invalidates the layout, as opposed to the app.
  var invalidatesByItself = false
  /// Whether visible items keep their visible positions when the layout moves them.
  var holdsPosition = false
  var shown: [CollectionElement: ShownElement] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The item being reconfigured, and the cell to show it in.
  var reconfigured: (item: IndexPath, cell: UICollectionViewCell)?
  /// Views that a batch removed. They aren't reused before their replacements are shown.
  var leaving: [RemovedElement] = []
  /// The orthogonally scrolling sections, in order, or `nil` until they are determined.
  var stripSections: [Int]?
  /// The strips that were in view, by section. Each is kept as long as its section exists.
  var strips: [Int: CollectionStripView] = [:]
  var selection = SelectedPlaces()
  var prefetching = ListPrefetching()
  var highlightedItem: IndexPath?
  var swipe = ListSwipe()

  /// Makes a collection view with a frame and a layout
  /// (`developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)`).
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    begin()
  }

  /// Makes a collection view with a flow layout. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uicollectionview/init(coder:)`).
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = .systemBackground
    currentLayout.collectionView = self
  }

  /// The object that provides the items. A weak reference
  /// (`developer.apple.com/documentation/uikit/uicollectionview/datasource`).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { unload() }
  }

  /// The object that controls selection and is informed about items. A weak reference
  /// (`developer.apple.com/documentation/uikit/uicollectionview/delegate`).
  ///
  /// UIKit's scroll view already has this property, with a wider type. A flow layout asks the delegate for sizes, so
  /// setting it invalidates the layout here.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// The object that prepares data for upcoming items. A weak reference
  /// (`developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether the view requests prefetching
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`).
  ///
  /// UIKit also makes cells earlier if it is `true`. That doesn't happen here.
  open var isPrefetchingEnabled = true

  /// The object that provides drag items. A weak reference
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dragdelegate`).
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The object that proposes what to do with a drop. A weak reference
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dropdelegate`).
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether the user can drag items. It defaults to `false`, as on an iPhone
  /// (`developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`).
  open var dragInteractionEnabled = false

  // MARK: Layout

  private var currentLayout: UICollectionViewLayout

  /// The layout of the items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`).
  ///
  /// Cells in view are kept and move to their places in the new layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set {
      guard newValue !== currentLayout else { return }
      currentLayout.collectionView = nil
      currentLayout = newValue
      layoutWasReplaced()
    }
  }

  /// Changes the layout. Here it happens at once
  /// (`developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)`).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// When visible cells are measured again
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property`).
  ///
  /// Here it has no effect. A visible cell is measured again only when it is reconfigured or reloaded, or when the layout
  /// is invalidated.
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

  /// The view behind the items. It has the size of the collection view and doesn't scroll
  /// (`developer.apple.com/documentation/uikit/uicollectionview/backgroundview`).
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether the user can select items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselection`).
  open var allowsSelection = true

  /// Whether more than one item can be selected
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection`).
  open var allowsMultipleSelection = false

  /// Whether the view is in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isediting`).
  open var isEditing = false {
    didSet { for element in shown.values { element.cell?.isEditing = isEditing } }
  }

  /// Whether the user can select items in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselectionduringediting`).
  open var allowsSelectionDuringEditing = false

  /// Whether more than one item can be selected in editing mode
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting`).
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Data

  /// Reloads everything from the data source when it is next needed
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`).
  ///
  /// Unlike a table view, the view asks for counts only when they are needed (observed by others, not documented:
  /// openradar.appspot.com/27941923). Until then, the selection is empty and no cell is in view. The content offset is
  /// corrected if the content shrinks. The page forbids the call while a batch is open. Here it turns the batch into a
  /// reload.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    if !isLoading { forgetShown() }
  }

  /// Applies several insertions, deletions, reloads and moves together
  /// (`developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`).
  ///
  /// Deletions and reloads refer to items before the batch, insertions to items after it. A nested batch becomes part
  /// of the outer one. When the outermost batch ends, the data source is asked for its counts. If the updates
  /// contradict the counts or each other, the process ends with the message of UIKit's exception. A view that was never
  /// loaded loads before the updates run, in a window or not, as the page warns. While a batch is open, nothing is laid
  /// out here.
  ///
  /// - Parameters:
  ///   - updates: a closure that changes the data and calls the view's update methods.
  ///   - completion: called with `true` before the outermost batch's call returns. UIKit calls it later, after the
  ///     animations.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Bounds

  /// The view's bounds. Before they change, the layout is asked whether it stays valid
  /// (`developer.apple.com/documentation/uikit/uiview/bounds`).
  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  /// The view's frame, in its superview's coordinates
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open override var frame: CGRect {
    willSet { boundsWillChange(to: CGRect(origin: contentOffset, size: newValue.size)) }
  }

  /// Makes, places and removes cells and supplementary views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the touched item
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let item = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(item)
  }

  /// Swipes a list cell when the touch moves sideways
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(item, by: touch)
  }

  /// Selects the touched item if the touch is still on it and the view is still in the touch's window
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    swipe.start = nil
    swipe.cell?.pull?.settle()
    if highlightedItem == item, window === touch.window, isTouch(touch, on: item) { selectByUser(item) }
    _ = endHighlight()
  }

  /// Ends the highlight and closes an open swipe
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Draws the background of a list.
  override func drawContent(in drawing: Drawing) {
    drawListBackground(in: drawing)
  }

  // MARK: For the scroll view

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }
}
