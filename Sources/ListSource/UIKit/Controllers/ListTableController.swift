public import PlatformUIKit

/// A view controller that declares a list and shows it in a table view.
///
/// ```swift
/// final class ConversationsController: ListTableController, EventHandling {
///   static let table = StrategyTable<ConversationsController> {
///     On(row: \.conversationDeleted) { controller, conversation, _ in controller.remove(conversation.id) }
///   }
///   var conversations: [Conversation] { didSet { setNeedsList() } }
///
///   init(_ conversations: [Conversation]) {
///     self.conversations = conversations
///     super.init(.plain)
///     emptyText = "No conversations"
///   }
///
///   override var list: ListSource { … }
/// }
/// ```
///
/// For what a list controller does, see ``ListController``.
open class ListTableController: ListController {
  /// The table view.
  public let tableView: ListTableView

  private let adapter: TableAdapter

  /// The adapter of the table view.
  public override var listAdapter: TableAdapter { adapter }

  /// Creates a controller with a table view and its adapter, for example one of a subclass.
  public init(
    _ style: UITableView.Style = .plain,
    adapter: @MainActor (UITableView) -> TableAdapter = { TableAdapter($0) }
  ) {
    tableView = ListTableView(frame: .zero, style: style)
    self.adapter = adapter(tableView)
    super.init(tableView, self.adapter)
  }

  /// Whether the table view shows an index of its sections. See ``TableAdapter/showsIndex``.
  public var showsIndex: Bool {
    get { adapter.showsIndex }
    set { adapter.showsIndex = newValue }
  }
}
