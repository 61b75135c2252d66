public import Commands
internal import Foundation
public import PlatformUIKit

/// The base class of view controllers that declare a list.
///
/// Subclass ``ListTableController`` or ``ListCollectionController`` instead of this class.
///
/// ```swift
/// final class SongsController: ListTableController {
///   var songs: [Song] = [] { didSet { setNeedsList() } }
///
///   override var list: ListSource {
///     ListSource { ListSection("songs") { Rows(songs, cell: SongCell.self).emits(row: .songOpened) } }
///   }
/// }
/// ```
///
/// The controller owns a list view and its adapter, which it creates in its initializer. It handles no events and has
/// no strategies of its own. Everything that it does not offer is in ``listAdapter``.
///
/// Like a `UITableViewController`, it keeps an edited field above the keyboard, deselects the selected row when the
/// user returns, flashes the scroll indicators, and passes its editing mode on to the list view.
@MainActor
open class ListController: UIViewController {
  /// The adapter of the list view.
  public var listAdapter: ListAdapter { adapter }

  let listView: any ListView
  let container: ListContainerView
  var search: ListSearch?
  private let adapter: ListAdapter

  private lazy var declaration = ListDeclaration(in: adapter) { [weak self] in
    guard let manager = self?.adapter.companion else { return self?.list }
    manager.show()
    return nil
  }

  init(_ listView: any ListView, _ adapter: ListAdapter) {
    (self.listView, self.adapter, container) = (listView, adapter, ListContainerView(of: listView))
    super.init(nibName: nil, bundle: nil)
    adapter.emitsSelection = true
    adapter.isCovered = { [weak self] in self?.isCovered ?? false }
    declaration.onRequest = { [weak container] in container?.setNeedsLayout() }
    container.willLayOut = { [weak declaration] in declaration?.updateIfNeeded() }
  }

  /// A list controller has no storyboard. For a storyboard, write a controller of your own with an adapter.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The list to show. Override this property, and call ``setNeedsList()`` after a change to what it reads.
  ///
  /// From iOS 17, a change on the main thread to an `@Observable` property that it reads needs no call. It is first
  /// read after the view is loaded. The list retains its closures, so capture the controller weakly in them.
  open var list: ListSource { ListSource() }

  /// Requests that the list view shows the current list, before its next layout or in a later turn of the run loop.
  ///
  /// The list view is updated once in a turn, and before the adapter uses the outcome of a row's event. Applying
  /// another list to ``listAdapter`` replaces the declared one until you call this method again. If a `PagedTable` or
  /// `PagedCollection` shows its list here, that list is declared again instead. Does nothing before the view is loaded.
  public func setNeedsList() {
    guard isViewLoaded else { return }
    declaration.isActive = true
    declaration.setNeedsUpdate()
  }

  /// Shows the current list now if an update has been requested.
  public func updateListIfNeeded() { declaration.updateIfNeeded() }

  /// A text to show while the list has no rows, or nil for none. It replaces ``emptyView``.
  public var emptyText: String? {
    didSet { listAdapter.emptyView = emptyText.map(makeEmptyView) }
  }

  /// A closure that creates the view to show while the list has no rows. See ``ListAdapter/emptyView``.
  public var emptyView: (@MainActor () -> UIView)? {
    get { listAdapter.emptyView }
    set {
      emptyText = nil
      listAdapter.emptyView = newValue
    }
  }

  /// Whether visible rows keep their position when rows above them change. See ``ListAdapter/keepsPosition``.
  public var keepsPosition: Bool {
    get { listAdapter.keepsPosition }
    set { listAdapter.keepsPosition = newValue }
  }

  /// Whether the list view stays at its end if it is there. See ``ListAdapter/followsEnd``.
  public var followsEnd: Bool {
    get { listAdapter.followsEnd }
    set { listAdapter.followsEnd = newValue }
  }

  /// Whether the list view shows the end of the list. See ``ListAdapter/isAtEnd``.
  public var isAtEnd: Bool { listAdapter.isAtEnd }

  /// Whether rows stay selected, and how many. See ``ListAdapter/selection``. With ``ListSelection/none``, a row whose
  /// event pushes another screen stays selected until the user returns.
  public var selection: ListSelection {
    get { listAdapter.selection }
    set { listAdapter.selection = newValue }
  }

  /// The ids of all selected rows, including those that a search hides. See ``ListAdapter/selectedIDs``.
  public var selectedIDs: Set<AnyHashable> { listAdapter.selectedIDs }

  /// A view above the list, below the navigation bar and the search bar. Its constraints or its intrinsic content size
  /// determine its height.
  public var topBar: UIView? {
    didSet { container.show(topBar, insteadOf: oldValue, above: true) }
  }

  /// A view below the list, above the keyboard and inside the safe area, with a height like that of ``topBar``.
  public var bottomBar: UIView? {
    didSet { container.show(bottomBar, insteadOf: oldValue, above: false) }
  }

  /// The refresh control of the list view. In the Mac idiom of Mac Catalyst, it is always nil.
  public var refreshControl: UIRefreshControl? {
    get { listView.refreshControl }
    set {
      guard UIDevice.supportsTouchControls else { return }
      listView.refreshControl = newValue
      // Otherwise a list shorter than its collection view cannot be pulled.
      if newValue != nil { listView.alwaysBounceVertical = true }
    }
  }

  /// The commands of the screen. Override this property to give them keys.
  ///
  /// The controller performs these and all other commands for the responders below it. With commands, it can become
  /// first responder, because UIKit searches for keys from the topmost controller that can.
  open var commands: [EventCommand] { [] }

  /// The key commands of UIKit for ``commands``.
  open override var keyCommands: [UIKeyCommand]? {
    let own = EventCommand.keyCommands(commands)
    return own.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + own
  }

  /// Whether the controller has commands.
  open override var canBecomeFirstResponder: Bool { !commands.isEmpty || super.canBecomeFirstResponder }

  /// Returns whether the controller can perform an action. For a command, returns whether its event may be handled.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EventCommand.canPerform(action, sender, by: self) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Disables a command whose event would not be handled.
  open override func validate(_ command: UICommand) {
    super.validate(command)
    EventCommand.validate(command, by: self)
  }

  /// Creates a view that contains the list and its bars.
  open override func loadView() {
    view = container
    setContentScrollView(listView)
    setNeedsList()
  }

  /// Shows the search bar, if any, and deselects the selected rows along with the transition, unless they are kept.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    search?.show()
    adapter.clearSelection(along: transitionCoordinator, animated: animated)
  }

  /// Flashes the scroll indicators, and validates the bar button items of commands.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listView.flashScrollIndicators()
    setNeedsValidation()
    listAdapter.watchRows()
  }

  /// Sets the editing mode of the controller and of the list view. Leaving it deselects the rows that are ticked.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    if !editing, adapter.selectionIsTick { adapter.deselectAll(animated: animated) }
    super.setEditing(editing, animated: animated)
    listView.setEditing(editing, animated: animated)
    adapter.measuringView?.setNeedsLayout()
  }

  private var isCovered: Bool {
    guard let top = navigationController?.topViewController else { return false }
    return !sequence(first: self, next: \.parent).contains(top)
  }
}

@MainActor
private func makeEmptyView(showing text: String) -> @MainActor () -> UIView {
  {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.alignment = .center
    content.textProperties.color = .secondaryLabel
    return UIListContentView(configuration: content)
  }
}
