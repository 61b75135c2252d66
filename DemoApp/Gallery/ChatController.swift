import ListSource
import PagedList
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user finished a message.
  static let messageSent: EventName = "chat.messageSent"
  /// The user tapped the button that shows the pinned message.
  static let pinnedMessageTapped: EventName = "chat.pinnedMessageTapped"
}

/// A chat that begins at the last message and keeps 200 of them, wherever the user scrolls.
final class ChatController: ListTableController, EventHandling {
  static let table = StrategyTable<ChatController> {
    On(.messageSent) { controller, _ in controller.send() }
    On(.pinnedMessageTapped) { controller, _ in controller.manager?.jump(to: 17) }
  }

  let messages: PagedList<ChatMessage>
  let field = UITextField()
  private let server = ChatServer()
  private weak var manager: PagedTable<ChatMessage>?

  init() {
    messages = PagedList(server, pageSize: 30, uniqueBy: \.id, around: 9_999, keeping: 200)
    super.init(.plain)
    title = "Chat"
    followsEnd = true
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.emits(.messageSent, on: .editingDidEndOnExit)
    let bar = UIStackView(arrangedSubviews: [field])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.backgroundColor = .systemGroupedBackground
    bottomBar = bar
    navigationItem.rightBarButtonItem = UIBarButtonItem("Pinned", emits: .pinnedMessageTapped, from: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    let manager = PagedTable(tableView, showing: messages) { messages in
      ListSource { Rows(messages, cell: ChatCell.self) }
    }
    manager.texts.end = ""
    manager.loadFirstPage()
    self.manager = manager
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    Task { [messages, server, weak manager] in
      let message = await server.add(text)
      messages.append(message)
      manager?.jump(to: message.id)
    }
  }
}

/// A message of the chat.
struct ChatMessage: Identifiable, Equatable {
  var id: Int
  var isOwn: Bool
  var text: String
}

/// A message in a bubble, the user's own at the trailing edge.
final class ChatCell: UITableViewCell, ViewConfigurable {
  func configure(with message: ChatMessage) {
    let sides: (leading: CGFloat, trailing: CGFloat) = message.isOwn ? (96, 16) : (16, 96)
    var bubble = UIBackgroundConfiguration.clear()
    bubble.backgroundColor = message.isOwn ? .systemBlue : .tertiarySystemFill
    bubble.cornerRadius = 16
    bubble.backgroundInsets = .init(top: 4, leading: sides.leading, bottom: 4, trailing: sides.trailing)
    backgroundConfiguration = bubble
    var content = UIListContentConfiguration.cell()
    content.text = message.text
    content.textProperties.color = message.isOwn ? .white : .label
    content.directionalLayoutMargins.leading = sides.leading + 16
    content.directionalLayoutMargins.trailing = sides.trailing + 16
    contentConfiguration = content
  }
}
