public import Foundation

/// A view that presents items in a layout of the app's choice
/// (`developer.apple.com/documentation/uikit/uicollectionview`).
///
/// It differs from UIKit's in what it does not have: nibs, storyboards, animations, interactive movement, layout
/// transitions, decoration views, drops and focus. Cells are made, placed and taken away when the view is laid out
/// and when a batch ends.
open class UICollectionView: UIScrollView {
  /// How many items each section has, as the data source last said.
  var counts: [Int] = []
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?
  /// Counts what gives items other places or other content, so that work which a callback overtakes is noticed.
  var revision = 0
  var isTiling = false
  /// Whether the layout is invalidated by scrolling or by what was measured, and not by the app.
  var invalidatesByItself = false
  /// Whether what is in view is to stay where it is seen when the layout has another place for it.
  var holdsPosition = false
  var shown: [CollectionElement: ShownElement] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The item that is configured anew, and the cell that is to show it.
  var reconfigured: (item: IndexPath, cell: UICollectionViewCell)?
  /// What a batch took away and is kept from being used again until what takes its place shows.
  var leaving: [TakenElement] = []
  /// The sections that scroll by themselves, in order; `nil` until they are looked for.
  var stripSections: [Int]?
  /// The views of sections that scroll by themselves and were in view, kept as long as the sections.
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

  /// Makes a collection view with a flow layout: there are no nibs here, so nothing is decoded
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

  /// What the view shows, held weakly
  /// (`developer.apple.com/documentation/uikit/uicollectionview/datasource`).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { unload() }
  }

  /// What decides about selection and hears of the items, held weakly
  /// (`developer.apple.com/documentation/uikit/uicollectionview/delegate`).
  ///
  /// UIKit's scroll view has this property already, with a wider type. A flow layout asks it for sizes, so setting it
  /// invalidates the layout here.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// What prepares for items that are likely to show soon, held weakly
  /// (`developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether the view asks to prepare for items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`).
  ///
  /// UIKit also makes cells earlier if it is set, which does not happen here.
  open var isPrefetchingEnabled = true

  /// What lets the user drag items, held weakly
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dragdelegate`).
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// What takes what is dropped, held weakly
  /// (`developer.apple.com/documentation/uikit/uicollectionview/dropdelegate`).
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether the user can drag items, at first as on an iPhone
  /// (`developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled`).
  open var dragInteractionEnabled = false

  // MARK: Layout

  private var currentLayout: UICollectionViewLayout

  /// What places the items
  /// (`developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout`).
  ///
  /// Cells in view stay and take the places that the new layout has for them.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set {
      guard newValue !== currentLayout else { return }
      currentLayout.collectionView = nil
      currentLayout = newValue
      layoutWasReplaced()
    }
  }

  /// Gives the view another layout, at once here
  /// (`developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)`).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// How cells get another size when what they show changes
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property`).
  ///
  /// There are no constraints here, so the last two are the same.
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

  /// The view behind the items, as large as the collection view and not scrolled
  /// (`developer.apple.com/documentation/uikit/uicollectionview/backgroundview`).
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether the user can select an item
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselection`).
  open var allowsSelection = true

  /// Whether several items can be selected
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection`).
  open var allowsMultipleSelection = false

  /// Whether the view is edited, which its cells show
  /// (`developer.apple.com/documentation/uikit/uicollectionview/isediting`).
  open var isEditing = false {
    didSet { for element in shown.values { element.cell?.isEditing = isEditing } }
  }

  /// Whether the user can select an item while the view is edited
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsselectionduringediting`).
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while the view is edited
  /// (`developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting`).
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Data

  /// Takes everything from the data source anew, when it is needed
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`).
  ///
  /// Other than a table, the view does not ask for counts before somebody needs them (observed by others, not
  /// documented: openradar.appspot.com/27941923). Nothing is selected and no cell is in view until then, and the
  /// content offset is corrected if the content shrank. The page forbids the call while a batch is open; here the
  /// batch becomes a reload.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    if !isLoading { forgetShown() }
  }

  /// Takes insertions, deletions, reloads and moves together
  /// (`developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)`).
  ///
  /// Deletions and reloads name items as they are before the batch, insertions as they are after it. A batch in
  /// another one belongs to that. When the outermost ends, the data source is asked for its counts; if the
  /// updates do not explain them, or are at odds with each other, the process ends with the words of UIKit's
  /// exception. A view that was never loaded loads before the updates are made, as the page warns, in a window or
  /// not. While a batch is open, nothing is laid out here.
  ///
  /// - Parameters:
  ///   - updates: changes what the data source says, and tells the view so.
  ///   - completion: called with `true` before this returns, or before the outermost batch does; in UIKit it is
  ///     called later, when the animations are over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Bounds

  /// The view's place and size, in points of its content; the layout is asked whether it stays valid
  /// (`developer.apple.com/documentation/uikit/uiview/bounds`).
  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  /// The view's place and size, in points of its superview
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open override var frame: CGRect {
    willSet { boundsWillChange(to: CGRect(origin: contentOffset, size: newValue.size)) }
  }

  /// Makes, places and takes away cells and supplementary views
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the item that was touched
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let item = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(item)
  }

  /// Swipes a list cell with a finger that moves to a side
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(item, by: touch)
  }

  /// Selects the item that was touched, if the finger is still on it and the view in its window
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

  /// Ends that the item is highlighted
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Draws the ground of a list.
  override func drawContent(in drawing: Drawing) {
    drawGround(in: drawing)
  }

  // MARK: What a scroll view asks

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }
}
