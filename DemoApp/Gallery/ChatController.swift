import Foundation
import ListSource
import PagedList
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user finished a message, or tapped the button that shows the pinned one.
  static let messageSent: EventName = "chat.messageSent"
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
  private(set) weak var manager: PagedTable<ChatMessage>?
  private let server: ChatServer

  init(_ server: ChatServer = ChatServer()) {
    self.server = server
    messages = PagedList(around: 9_999, pageSize: 30, keeping: 200, id: \.id) { await server.page($0) }
    super.init(.plain)
    field.emits(.messageSent, on: .editingDidEndOnExit)
    let bar = UIStackView(arrangedSubviews: [field])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.preservesSuperviewLayoutMargins = true
    (title, followsEnd, bottomBar, field.placeholder) = ("Chat", true, bar, "Message")
    navigationItem.rightBarButtonItem = UIBarButtonItem("Pinned", emits: .pinnedMessageTapped, from: self)
    let manager = PagedTable(tableView, showing: messages) { [weak self] _ in self?.list ?? ListSource() }
    manager.loadFirstPage()
    self.manager = manager
  }

  override var list: ListSource {
    ListSource { ListSection("messages") { Rows(messages.items, text: \.text, detail: \.author) } }
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    Task { [messages, server, weak manager] in
      let message = await server.add(text)
      messages.append(message)
      // The chat may have let its end go.
      manager?.jump(to: message.id)
    }
  }
}

/// A message of the chat.
struct ChatMessage: Identifiable, Equatable {
  var id: Int
  var author: String
  var text: String
}

/// A server with 10,000 messages, which answers at once.
actor ChatServer {
  private var messages = (0..<10_000).map { number in
    ChatMessage(id: number, author: number.isMultiple(of: 3) ? "Ada" : "Emmy", text: "Message \(number)")
  }

  func page(_ request: PageRequest) -> LoadedPage<ChatMessage> {
    let size = request.size
    var range = (request.lastID as? Int ?? -1) + 1..<messages.count
    if let anchor = request.anchor as? Int {
      range = max(0, min(anchor - size / 2, messages.count - size))..<messages.count
    }
    if let first = request.firstID as? Int { range = max(0, first - size)..<first }
    let rows = messages[range].prefix(size)
    return LoadedPage(Array(rows), isLast: rows.endIndex == messages.count, isFirst: rows.startIndex == 0)
  }

  func add(_ text: String) -> ChatMessage {
    messages.append(ChatMessage(id: messages.count, author: "You", text: text))
    return messages[messages.count - 1]
  }
}
