public import Foundation

/// A view that displays rows in a single column
/// (`developer.apple.com/documentation/uikit/uitableview`).
///
/// Unlike UIKit's, it has no nibs, storyboards, animations, index, editing controls, drops from elsewhere or focus.
/// Cells are made, placed and removed when the table is laid out and when a batch ends.
open class UITableView: UIScrollView {
  var layout = TableLayout()
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?

  /// A number that increases when rows may have moved or changed, so that interrupted work can be noticed.
  var revision = 0
  var isTiling = false
  /// Whether row heights are estimated until the rows come into view.
  var estimatesRows = true

  var cells: [IndexPath: UITableViewCell] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  /// The row being reconfigured, and the cell to show it in.
  var reconfigured: (row: IndexPath, cell: UITableViewCell)?

  /// The visible headers and footers, or `nil` for those that turned out to have no view.
  var edges: [SectionEdge: UIView?] = [:]
  var edgePool = ReusePool<UITableViewHeaderFooterView>()

  /// Views that a batch removed. They aren't reused before their replacements are shown.
  var leaving: [RemovedViews] = []

  var selection = SelectedPlaces()
  var prefetching = ListPrefetching()
  var highlightedRow: IndexPath?

  var swipe = ListSwipe()

  /// The style of the table (`developer.apple.com/documentation/uikit/uitableview/style-swift.property`).
  public let style: UITableView.Style

  /// Makes a table with a frame and a style
  /// (`developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`).
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes an empty plain table. The coder is ignored
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

  /// The object that provides the rows. A weak reference
  /// (`developer.apple.com/documentation/uikit/uitableview/datasource`).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { unload() }
  }

  /// The object that controls heights and selection and is informed about rows. A weak reference
  /// (`developer.apple.com/documentation/uikit/uitableview/delegate`).
  ///
  /// UIKit's scroll view already has this property, with a wider type.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { heightsChanged() }
  }

  /// The object that prepares data for upcoming rows. A weak reference
  /// (`developer.apple.com/documentation/uikit/uitableview/prefetchdatasource`).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The object that provides drag items. A weak reference
  /// (`developer.apple.com/documentation/uikit/uitableview/dragdelegate`).
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// Whether the user can drag rows. It defaults to `false`, as on an iPhone
  /// (`developer.apple.com/documentation/uikit/uitableview/draginteractionenabled`).
  open var dragInteractionEnabled = false

  // MARK: Heights

  /// The height of rows for which the delegate gives none, automatic by default
  /// (`developer.apple.com/documentation/uikit/uitableview/rowheight`).
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of rows before they come into view, automatic by default. An automatic estimate is the row height if
  /// that is a number, or 44 points. With 0, every row's height is requested at once, without estimates
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`).
  ///
  /// The page doesn't document the automatic estimate.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of headers for which the delegate gives none, automatic by default
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheaderheight`).
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of footers for which the delegate gives none, automatic by default
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionfooterheight`).
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of headers before they come into view, automatic by default. An automatic estimate is the height of a
  /// title if there is one (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight`).
  ///
  /// It is used only for headers of automatic height. Here other heights are requested at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of footers before they come into view, like ``estimatedSectionHeaderHeight``
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight`).
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The space above a section's header
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding`).
  ///
  /// It is automatic by default, which means 22 points in a plain table and none in others (observed, not documented).
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  // MARK: Appearance

  /// The view behind the rows. It has the size of the table and doesn't scroll
  /// (`developer.apple.com/documentation/uikit/uitableview/backgroundview`).
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above all sections, which scrolls with them. Its height is read when it is set
  /// (`developer.apple.com/documentation/uikit/uitableview/tableheaderview`).
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below all sections, which scrolls with them. Its height is read when it is set
  /// (`developer.apple.com/documentation/uikit/uitableview/tablefooterview`).
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The style of the separators between rows
  /// (`developer.apple.com/documentation/uikit/uitableview/separatorstyle`).
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The height of the empty rows that fill a plain table below its last row. With 0, the default, there are none. With
  /// the automatic height, they are as high as the last row
  /// (`developer.apple.com/documentation/uikit/uitableview/fillerrowheight`).
  ///
  /// Only their separators are visible. A table with its own footer has none (observed, not documented).
  open var fillerRowHeight: CGFloat = 0

  // MARK: Selection

  /// Whether the user can select rows
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsselection`).
  open var allowsSelection = true

  /// Whether more than one row can be selected
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`).
  open var allowsMultipleSelection = false

  // MARK: Data

  /// Reloads everything from the data source: counts at once, cells at the next layout
  /// (`developer.apple.com/documentation/uikit/uitableview/reloaddata()`).
  ///
  /// It clears the selection (observed, not documented) and corrects the content offset if the content shrinks. The
  /// page forbids the call while a batch is open. Here it turns the batch into a reload.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    loadIfNeeded()
  }

  /// Applies several insertions, deletions, reloads and moves together. An empty batch updates the heights
  /// (`developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`).
  ///
  /// Deletions and reloads refer to rows before the batch, insertions to rows after it. A nested batch becomes part of
  /// the outer one. When the outermost batch ends, the data source is asked for its counts. If the updates contradict
  /// the counts or each other, the process ends with the message of UIKit's exception. A table that was never loaded
  /// loads before the updates run, as the page warns. While a batch is open, nothing is laid out here.
  ///
  /// - Parameters:
  ///   - updates: a closure that changes the data and calls the table's update methods.
  ///   - completion: called with `true` before the outermost batch's call returns. UIKit calls it later, after the
  ///     animations.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  /// Makes, places and removes cells, headers and footers
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if contentSize.width != bounds.width { heightsChanged() }
    tile()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the touched row
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let row = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(row)
  }

  /// Swipes a row when the touch moves sideways
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let row = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(row, by: touch)
  }

  /// Selects the touched row if the touch is still on it and the table is still in the touch's window
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

  /// Ends the highlight and closes an open swipe
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Draws the separators of filler rows.
  override func drawContent(in drawing: Drawing) {
    drawFillers(in: drawing)
  }

  // MARK: For the scroll view

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

  /// A table always bounces (observed, not documented).
  override var pullsContentThatFits: Bool { true }
}
