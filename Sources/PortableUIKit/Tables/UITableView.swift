public import Foundation

/// A view that presents rows in a single column
/// (`developer.apple.com/documentation/uikit/uitableview`).
///
/// It differs from UIKit's in what it does not have: nibs, storyboards, animations, an index, editing controls,
/// drops and focus. Cells are made, placed and taken away when the table is laid
/// out and when a batch ends.
open class UITableView: UIScrollView {
  var layout = TableLayout()
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?

  /// Counts what gives rows other places or other content, so that work which a callback overtakes is noticed.
  var revision = 0
  var isTiling = false
  /// Whether the height of a row is found when it shows, and only assumed until then.
  var estimatesRows = true

  var cells: [IndexPath: UITableViewCell] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  /// The row that is configured anew, and the cell that is to show it.
  var reconfigured: (row: IndexPath, cell: UITableViewCell)?

  /// What shows at the edges of sections, or `nil` where it was found that nothing does.
  var edges: [SectionEdge: UIView?] = [:]
  var edgePool = ReusePool<UITableViewHeaderFooterView>()

  /// What a batch took away and is kept from being used again until what takes its place shows.
  var leaving: [TakenViews] = []

  var selection = SelectedPlaces()
  var prefetching = ListPrefetching()
  var highlightedRow: IndexPath?

  var swipe = ListSwipe()

  /// How the table looks (`developer.apple.com/documentation/uikit/uitableview/style-swift.property`).
  public let style: UITableView.Style

  /// Makes a table with a frame and a style
  /// (`developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`).
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes an empty plain table: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// Makes a plain table with a frame
  /// (`developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`).
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// What the table shows, held weakly
  /// (`developer.apple.com/documentation/uikit/uitableview/datasource`).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { unload() }
  }

  /// What decides about heights and selection, held weakly
  /// (`developer.apple.com/documentation/uikit/uitableview/delegate`).
  ///
  /// UIKit's scroll view has this property already, with a wider type.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { heightsChanged() }
  }

  /// What prepares for rows that are likely to show soon, held weakly
  /// (`developer.apple.com/documentation/uikit/uitableview/prefetchdatasource`).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// What lets the user drag rows, held weakly
  /// (`developer.apple.com/documentation/uikit/uitableview/dragdelegate`).
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// Whether the user can drag rows, at first as on an iPhone
  /// (`developer.apple.com/documentation/uikit/uitableview/draginteractionenabled`).
  open var dragInteractionEnabled = false

  // MARK: Heights

  /// The height of a row whose delegate does not say, automatic at first
  /// (`developer.apple.com/documentation/uikit/uitableview/rowheight`).
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height to assume of a row until it shows: automatic at first, which is the row height if that is a
  /// number and 44 points otherwise, and 0 for none, so that every row's height is asked for at once
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`).
  ///
  /// The page leaves open which estimate an automatic one is.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of a header whose delegate does not say, automatic at first
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheaderheight`).
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of a footer whose delegate does not say, automatic at first
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionfooterheight`).
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height to assume of a header until it shows: automatic at first, which is that of a title if there is
  /// one (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight`).
  ///
  /// It is needed for headers of automatic height only; heights that somebody knows are asked for at once here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height to assume of a footer until it shows, as for a header
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight`).
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The room above a section's header
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding`).
  ///
  /// Automatic, as it is at first, means 22 points in a plain table and none in another (observed, not
  /// documented).
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  // MARK: Looks

  /// The view behind the rows, as large as the table and not scrolled
  /// (`developer.apple.com/documentation/uikit/uitableview/backgroundview`).
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What is above all sections and scrolls with them; its height counts when it is set
  /// (`developer.apple.com/documentation/uikit/uitableview/tableheaderview`).
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// What is below all sections and scrolls with them; its height counts when it is set
  /// (`developer.apple.com/documentation/uikit/uitableview/tablefooterview`).
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// Whether lines part the rows (`developer.apple.com/documentation/uikit/uitableview/separatorstyle`).
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// How high the empty rows are that fill a plain table below its last row: 0, which it is at first, for none,
  /// automatic for as high as the last row (`developer.apple.com/documentation/uikit/uitableview/fillerrowheight`).
  ///
  /// Only the lines between them are seen. A table with a footer of its own has none (observed, not documented).
  open var fillerRowHeight: CGFloat = 0

  // MARK: Selection

  /// Whether the user can select a row
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsselection`).
  open var allowsSelection = true

  /// Whether several rows can be selected
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`).
  open var allowsMultipleSelection = false

  // MARK: Data

  /// Takes everything from the data source anew: counts at once, cells when the table is laid out
  /// (`developer.apple.com/documentation/uikit/uitableview/reloaddata()`).
  ///
  /// Nothing is selected afterwards (observed, not documented), and the content offset is corrected if the
  /// table shrank. The page forbids the call while a batch is open; here the batch becomes a reload.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    loadIfNeeded()
  }

  /// Takes insertions, deletions, reloads and moves together; an empty batch finds heights again
  /// (`developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`).
  ///
  /// Deletions and reloads name rows as they are before the batch, insertions as they are after it. A batch in
  /// another one belongs to that. When the outermost ends, the data source is asked for its counts; if the
  /// updates do not explain them, or are at odds with each other, the process ends with the words of UIKit's
  /// exception. A table that was never loaded loads before the updates are made, as the page warns. While a
  /// batch is open, nothing is laid out here.
  ///
  /// - Parameters:
  ///   - updates: changes what the data source says, and tells the table so.
  ///   - completion: called with `true` before this returns, or before the outermost batch does; in UIKit it is
  ///     called later, when the animations are over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  /// Makes, places and takes away cells, headers and footers
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if contentSize.width != bounds.width { heightsChanged() }
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the row that was touched
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let row = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(row)
  }

  /// Swipes a row with a finger that moves to a side
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let row = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(row, by: touch)
  }

  /// Selects the row that was touched, if the finger is still on it and the table in its window
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let row = touchedPlace(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    swipe.start = nil
    swipe.cell?.pull?.settle()
    let isThere = window === touch.window && indexPathForRow(at: touch.location(in: self)) == row
    if endHighlight() == row, isThere { selectByUser(row) }
  }

  /// Ends that the row is highlighted
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Draws the lines of the rows that fill the table.
  override func drawContent(in drawing: Drawing) {
    drawFillers(in: drawing)
  }

  // MARK: What a scroll view asks

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

  /// A table bounces always (observed, not documented).
  override var pullsContentThatFits: Bool { true }
}
