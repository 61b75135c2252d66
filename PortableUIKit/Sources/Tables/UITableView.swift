public import Foundation

/// A view that displays rows in a single column (`developer.apple.com/documentation/uikit/uitableview`).
///
/// Unlike in UIKit, a table doesn't support nibs, storyboards, animations, editing controls, focus or drops from other
/// apps. The table adds, positions and removes cells when it lays out its subviews and when a batch
/// update ends.
open class UITableView: UIScrollView {
  var layout = TableLayout()
  var need = Need.counts
  var isLoading = false
  var batch: ListBatch?

  /// A number that increases when rows may have moved or changed.
  ///
  /// Methods compare the number before and after a callback to detect changes that the callback made.
  var revision = 0
  var isTiling = false
  /// Whether the table estimates the heights of rows that aren't visible yet.
  var estimatesRows = true

  var cells: [IndexPath: UITableViewCell] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  /// The index path and the cell of the row that the table is reconfiguring, or `nil` if there is none.
  var reconfigured: (row: IndexPath, cell: UITableViewCell)?

  /// The views of the visible headers and footers. A visible header or footer without a view has a `nil` entry.
  var edges: [SectionEdge: UIView?] = [:]
  var edgePool = ReusePool<UITableViewHeaderFooterView>()

  /// The views that batch updates removed. They become reusable after the table adds their replacements.
  var leaving: [RemovedViews] = []

  var selection = SelectedPlaces()
  var prefetching = ListPrefetching()
  var highlightedRow: IndexPath?

  var swipe = ListSwipe()
  var indexView: UIView?

  /// The style of the table, set at initialization
  /// (`developer.apple.com/documentation/uikit/uitableview/style-swift.property`).
  public let style: UITableView.Style

  /// Creates a table with a frame and a style
  /// (`developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`).
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table with an empty frame, ignoring the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// Creates a plain table with a frame (`developer.apple.com/documentation/uikit/uitableview/init(frame:style:)`).
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// The object that provides the data of the table (`developer.apple.com/documentation/uikit/uitableview/datasource`).
  ///
  /// The table doesn't retain its data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { unload() }
  }

  /// The object that controls heights and selection and receives the table's events
  /// (`developer.apple.com/documentation/uikit/uitableview/delegate`).
  ///
  /// The table doesn't retain its delegate. In UIKit, this property overrides ``UIScrollView``'s `delegate` property.
  /// PortableUIKit's scroll view has no such property.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { heightsChanged() }
  }

  /// The object that prepares data for upcoming rows
  /// (`developer.apple.com/documentation/uikit/uitableview/prefetchdatasource`).
  ///
  /// The table doesn't retain this object.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The object that provides the drag items of rows
  /// (`developer.apple.com/documentation/uikit/uitableview/dragdelegate`).
  ///
  /// The table doesn't retain this object.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The object that handles drops in the table (`developer.apple.com/documentation/uikit/uitableview/dropdelegate`).
  ///
  /// The table doesn't retain this object.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether the user can drag rows (`developer.apple.com/documentation/uikit/uitableview/draginteractionenabled`).
  ///
  /// The default value is `true`, as in iOS 15 and later.
  open var dragInteractionEnabled = true

  // MARK: Heights

  /// The height, in points, of rows for which the delegate specifies no height
  /// (`developer.apple.com/documentation/uikit/uitableview/rowheight`).
  ///
  /// With the default, ``automaticDimension``, the table measures each cell when its row becomes visible. If the table
  /// doesn't use estimates, these rows are 44 points high instead.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The estimated height, in points, of rows for which the delegate provides no estimate
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedrowheight`).
  ///
  /// With the default, ``automaticDimension``, the estimate is ``rowHeight`` if you set that property to a height, and
  /// 44 points otherwise. Apple doesn't document this estimate.
  ///
  /// If the value is 0 and the delegate provides no estimates, the table requests the height of every row at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height, in points, of section headers for which the delegate specifies no height
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheaderheight`).
  ///
  /// With the default, ``automaticDimension``, the table measures each header when the header becomes visible.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height, in points, of section footers for which the delegate specifies no height
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionfooterheight`).
  ///
  /// With the default, ``automaticDimension``, the table measures each footer when the footer becomes visible.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The estimated height, in points, of section headers for which the delegate provides no estimate
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight`).
  ///
  /// Unlike in UIKit, the table requests the heights of all headers at once. It uses the estimate only for headers of
  /// automatic height.
  ///
  /// The default is ``automaticDimension``. With the default or 0, the estimate is 28 points for a header with a title,
  /// and 0 for other headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The estimated height, in points, of section footers for which the delegate provides no estimate
  /// (`developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight`).
  ///
  /// Unlike in UIKit, the table requests the heights of all footers at once. It uses the estimate only for footers of
  /// automatic height.
  ///
  /// The default is ``automaticDimension``. With the default or 0, the estimate is 28 points for a footer with a title,
  /// and 0 for other footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The padding above each section header, in points
  /// (`developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding`).
  ///
  /// The default is ``automaticDimension``, which means 22 points in a plain table and 0 in other tables. Apple doesn't
  /// document these values. A header of height 0 has no padding.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  // MARK: Appearance

  /// The view behind the rows, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableview/backgroundview`).
  ///
  /// The table resizes this view to fill the visible area. The view doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above all sections, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableview/tableheaderview`).
  ///
  /// The view scrolls with the rows. The table reads the view's height after you set this property. To apply a later
  /// change of the height, set the property again.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below all sections, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableview/tablefooterview`).
  ///
  /// The view scrolls with the rows. The table reads the view's height after you set this property. To apply a later
  /// change of the height, set the property again.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The style of the separators between rows (`developer.apple.com/documentation/uikit/uitableview/separatorstyle`).
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The height of the empty rows that fill a plain table below its last row, in points
  /// (`developer.apple.com/documentation/uikit/uitableview/fillerrowheight`).
  ///
  /// The default is 0, which adds no empty rows. With ``automaticDimension``, empty rows are as high as the last row,
  /// or 44 points high if there are no rows. The table draws only the separators of the empty rows.
  ///
  /// A table with a ``tableFooterView`` has no empty rows. Apple doesn't document this exception.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Selection

  /// Whether the user can select rows (`developer.apple.com/documentation/uikit/uitableview/allowsselection`).
  open var allowsSelection = true

  /// Whether the user can select more than one row at a time
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`).
  open var allowsMultipleSelection = false

  /// The index paths of the visible rows, or `nil` if no rows are visible
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows`).
  open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

  /// Whether the table is in editing mode (`developer.apple.com/documentation/uikit/uitableview/isediting`).
  ///
  /// The default value is `false`. In PortableUIKit, cells have no editing controls, so editing mode only changes which
  /// rows the user can select, and the editing mode of the cells whose rows can be edited. Setting this property doesn't
  /// change the selection. Apple doesn't document this effect.
  open var isEditing = false {
    didSet { if isEditing != oldValue { for (row, cell) in cells { updateEditing(of: cell, at: row) } } }
  }

  /// Enters or leaves editing mode
  /// (`developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)`).
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Whether the user can select rows in editing mode
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsselectionduringediting`).
  ///
  /// The default value is `false`.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select more than one row at a time in editing mode
  /// (`developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting`).
  ///
  /// The default value is `false`. If it is `true`, the user can select rows in editing mode even if
  /// ``allowsSelectionDuringEditing`` is `false`. Apple doesn't document this case.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the focus selects the row to which it moves
  /// (`developer.apple.com/documentation/uikit/uitableview/selectionfollowsfocus`).
  ///
  /// There is no focus here, so the property has no effect. The default is `false`.
  open var selectionFollowsFocus = false

  // MARK: Data

  /// Reloads the rows and sections of the table (`developer.apple.com/documentation/uikit/uitableview/reloaddata()`).
  ///
  /// The table requests the row counts at once and the cells at the next layout. If the content offset exceeds its new
  /// maximum, the table reduces it to the maximum.
  ///
  /// The reload also clears the selection. Apple doesn't document this effect.
  ///
  /// Apple's page forbids this call during a batch update. In PortableUIKit, the call then takes effect when the
  /// outermost batch update ends, and replaces all its operations.
  open func reloadData() {
    guard batch == nil else {
      batch?.isReload = true
      return
    }
    unload()
    loadIfNeeded()
  }

  /// Applies several insertions, deletions, reloads and moves as one batch update
  /// (`developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`).
  ///
  /// Insertions and the destinations of moves refer to index paths after the batch update. All other operations refer
  /// to index paths before it. A nested batch update becomes part of the outer one. A batch update without operations
  /// only updates heights.
  ///
  /// If the table's data isn't loaded yet, the table loads the data before it calls `updates`, as Apple's page warns.
  /// In PortableUIKit, the table performs no layout during a batch update.
  ///
  /// When the outermost batch update ends, the table asks the data source for its section and row counts. If the
  /// operations contradict the counts or each other, the app terminates. The error message is UIKit's, if known.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the table's update methods.
  ///   - completion: A closure that the table calls with `true` when the outermost batch update ends. UIKit calls it
  ///     later, after the animations.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  /// Adds cells, headers and footers that became visible, and removes those that are no longer visible
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if contentSize.width != bounds.width { heightsChanged() }
    tile()
    placeIndex()
    prefetch()
  }

  // MARK: Touches

  /// Highlights the touched row (`developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)`).
  ///
  /// If swipe actions are open, the touch closes them instead.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let row = touches.first.flatMap(touchedPlace) else {
      return super.touchesBegan(touches, with: event)
    }
    guard closeSwipe() == false else { return }
    swipe.start = touches.first?.point
    highlight(row)
  }

  /// Opens the swipe actions of the touched row as the touch moves sideways
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let row = touchedPlace(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    swipe(row, by: touch)
  }

  /// Selects the touched row (`developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)`).
  ///
  /// The row must be highlighted, and the touch must end on the row where it began. If the table is no longer in the
  /// touch's window, the touch selects nothing. If the touch opened swipe actions, the method finishes the swipe
  /// instead.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let row = touchedPlace(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    swipe.start = nil
    swipe.cell?.pull?.settle()
    let isThere = window === touch.window && indexPathForRow(at: touch.location(in: self)) == row
    if endHighlight() == row, isThere { selectByUser(row) }
  }

  /// Removes the highlight and closes open swipe actions
  /// (`developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipe.start = nil
    closeSwipe()
    if endHighlight() == nil { super.touchesCancelled(touches, with: event) }
  }

  override func drawContent(in drawing: Drawing) {
    drawFillers(in: drawing)
  }

  // MARK: For the scroll view

  override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

  /// Whether the user can drag the content vertically even if it fits in the table.
  ///
  /// The value is always `true`. Apple doesn't document this behavior.
  override var pullsContentThatFits: Bool { true }
}
