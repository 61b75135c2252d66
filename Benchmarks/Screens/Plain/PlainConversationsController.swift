import Foundation
import PlatformUIKit

final class PlainConversationsController: UITableViewController {
  var onSelect: (Conversation) -> Void = { _ in }
  var onCompose: () -> Void = {}
  var conversations: [Conversation] { didSet { showConversations(insteadOf: oldValue) } }
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Conversation.ID>(tableView: tableView) {
    [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Conversation", for: indexPath)
    if let conversation = self?.conversations.first(where: { $0.id == id }) {
      (cell as? ConversationCell)?.configure(with: conversation)
    }
    return cell
  }
  private let emptyView = UIListContentView(configuration: .cell())

  init(_ conversations: [Conversation]) {
    self.conversations = conversations
    super.init(style: .plain)
    title = "Chats"
    var empty = UIListContentConfiguration.cell()
    empty.text = "No conversations"
    empty.textProperties.alignment = .center
    empty.textProperties.color = .secondaryLabel
    emptyView.configuration = empty
    let new = UIAction(title: "New") { [weak self] _ in self?.onCompose() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: new)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    tableView.register(ConversationCell.self, forCellReuseIdentifier: "Conversation")
    showConversations()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let conversation = conversation(at: indexPath) else { return }
    conversations.markRead(conversation.id)
    onSelect(conversation)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let conversation = conversation(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
      self?.conversations.remove(conversation.id)
      finish(true)
    }
    let mute = UIContextualAction(style: .normal, title: conversation.isMuted ? "Unmute" : "Mute") {
      [weak self] _, _, finish in
      self?.conversations.toggleMuted(conversation.id)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, mute])
  }

  private func conversation(at indexPath: IndexPath) -> Conversation? {
    let id = dataSource.itemIdentifier(for: indexPath)
    return conversations.first { $0.id == id }
  }

  private func showConversations(insteadOf old: [Conversation] = []) {
    guard isViewLoaded else { return }
    let changed = conversations.filter { new in old.contains { $0.id == new.id && $0 != new } }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Conversation.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(conversations.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    tableView.backgroundView = conversations.isEmpty ? emptyView : nil
  }
}
