import ListSource
import PlatformUIKit
import StrategyTable

final class ConversationsController: ListTableController, EventHandling {
  static let table = StrategyTable<ConversationsController> {
    On(row: \.conversationSelected) { controller, chat, _ in controller.conversations.markRead(chat.id) }
      .forwarding()
    On(row: \.conversationMuted) { controller, chat, _ in controller.conversations.toggleMuted(chat.id) }
    On(row: \.conversationDeleted) { controller, chat, _ in controller.conversations.remove(chat.id) }
  }
  var conversations: [Conversation] { didSet { setNeedsList() } }

  init(_ conversations: [Conversation]) {
    self.conversations = conversations
    super.init()
    title = "Chats"
    emptyText = "No conversations"
    navigationItem.rightBarButtonItem = UIBarButtonItem("New", emits: .composeTapped, from: self)
  }

  override var list: ListSource {
    ListSource {
      Rows(conversations, cell: ConversationCell.self)
        .height(.fixed(64))
        .emits(row: .conversationSelected)
        .swipe(.trailing) { conversation in
          RowAction("Delete", style: .destructive, row: .conversationDeleted)
          RowAction(conversation.isMuted ? "Unmute" : "Mute", row: .conversationMuted)
        }
    }
  }
}
