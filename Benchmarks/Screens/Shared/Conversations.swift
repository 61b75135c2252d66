import ListSource
import PlatformUIKit

struct Conversation: Identifiable, Hashable {
  let id: Int
  var name: String
  var lastMessage = ""
  var unreadCount = 0
  var isMuted = false
}

extension [Conversation] {
  mutating func markRead(_ id: Conversation.ID) { change(id) { $0.unreadCount = 0 } }
  mutating func toggleMuted(_ id: Conversation.ID) { change(id) { $0.isMuted.toggle() } }
  mutating func remove(_ id: Conversation.ID) { removeAll { $0.id == id } }

  private mutating func change(_ id: Conversation.ID, _ change: (inout Conversation) -> Void) {
    if let index = firstIndex(where: { $0.id == id }) { change(&self[index]) }
  }
}

final class ConversationCell: UITableViewCell, ViewConfigurable {
  func configure(with conversation: Conversation) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = conversation.name
    content.secondaryText = conversation.isMuted ? "Muted" : conversation.lastMessage
    contentConfiguration = content
    let count = UILabel()
    count.text = conversation.unreadCount == 0 ? nil : "\(conversation.unreadCount)"
    count.sizeToFit()
    accessoryView = count
  }
}
