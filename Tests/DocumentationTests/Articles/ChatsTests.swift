import Foundation
import ListSource
import PagedList
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import TestSupport
import Testing

// Contains the snippets of Chats.md word for word.

extension EventName {
  fileprivate static let roomMessageFinished: EventName = "room.messageFinished"
  fileprivate static let roomNewestTapped: EventName = "room.newestTapped"
}

struct RoomMessage: Identifiable, Equatable, Sendable {
  let id: String
  var author = "Ada"
  var text: String
}

protocol RoomServer: Sendable {
  func messages(around id: RoomMessage.ID, count: Int) async throws -> [RoomMessage]
  func messages(after id: RoomMessage.ID?, count: Int) async throws -> [RoomMessage]
  func messages(before id: RoomMessage.ID?, count: Int) async throws -> [RoomMessage]

  /// Adds a message under its id, and returns it.
  func add(_ message: RoomMessage) async throws -> RoomMessage
}

// snippet of Chats.md
final class ConversationController: ListTableController, EventHandling {
  static let table = StrategyTable<ConversationController> {
    On(.roomMessageFinished) { room, _ in room.send() }
    On(.roomNewestTapped) { room, _ in room.showNewest() }
    On(message: PageEditFailure.self) { room, failure, _ in room.title = failure.message }
  }

  let messages: PagedList<RoomMessage>
  let field = UITextField()
  private let server: any RoomServer
  private var newest: RoomMessage.ID
  private weak var manager: PagedTable<RoomMessage>?

  init(_ server: any RoomServer, lastRead: RoomMessage.ID) {
    self.server = server
    newest = lastRead
    messages = PagedList(around: lastRead, pageSize: 30, keeping: 200, id: \.id) { request in
      try await server.page(request)
    }
    super.init(.plain)
    followsEnd = true
    bottomBar = field
    field.emits(.roomMessageFinished, on: .editingDidEndOnExit)
    navigationItem.rightBarButtonItem = UIBarButtonItem("Newest", emits: .roomNewestTapped, from: self)
    messages.addObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let manager = PagedTable(tableView, showing: messages) { messages in
      ListSource { Rows(messages, text: \.text, detail: \.author) }
    }
    manager.jump(to: newest)
    self.manager = manager
  }
}
// end of snippet

// snippet of Chats.md
extension RoomServer {
  func page(_ request: PageRequest) async throws -> LoadedPage<RoomMessage> {
    let size = request.size
    if let anchor = request.anchor as? RoomMessage.ID {
      return LoadedPage(try await messages(around: anchor, count: size))
    }
    switch request.end {
    case .next:
      return LoadedPage(try await messages(after: request.lastID as? RoomMessage.ID, count: size))
    case .previous:
      return LoadedPage(try await messages(before: request.firstID as? RoomMessage.ID, count: size))
    }
  }
}
// end of snippet

// snippet of Chats.md
extension ConversationController {
  func show(_ id: RoomMessage.ID) async {
    guard let page = manager?.jump(to: id) else { return }
    if case .failure(let failure) = await page.finished { title = failure.message }
  }
}
// end of snippet

// snippet of Chats.md
extension ConversationController: PagedListObserver {
  func follow(_ arrivals: AsyncStream<RoomMessage>) {
    Task { [weak self] in
      for await message in arrivals { self?.add(message) }
    }
  }

  private func add(_ message: RoomMessage) {
    newest = message.id
    messages.append(message)
  }

  func receive(_ event: PagedListEvent) {
    guard case .newer(let count) = event else { return }
    navigationItem.rightBarButtonItem?.title = count == 0 ? "Newest" : "Newest (\(count))"
  }

  func showNewest() { manager?.jump(to: newest) }
}
// end of snippet

// snippet of Chats.md
extension ConversationController {
  func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    let message = RoomMessage(id: UUID().uuidString, author: "You", text: text)
    let sending = messages.edit { [weak messages] rows in
      guard messages?.hasNext == false, !rows.contains(where: { $0.id == message.id }) else { return }
      rows.append(message)
    } confirming: { [messages, server] in
      messages.append(try await server.add(message))
    }
    listAdapter.scroll(to: message.id, at: .middle, animated: false)
    Task { [weak self, messages] in
      guard await sending.finished == .confirmed, messages[message.id] == nil else { return }
      self?.manager?.jump(to: message.id)
    }
  }
}
// end of snippet

/// A server with 300 messages, which accepts messages when a gate opens.
private actor GatedRoomServer: RoomServer {
  nonisolated let gate = TestGate()
  private var messages = (0..<300).map { RoomMessage(id: "\($0)", text: "Message \($0)") }

  func messages(around id: RoomMessage.ID, count: Int) -> [RoomMessage] {
    let first = max(0, (index(of: id) ?? 0) - count / 2)
    return Array(messages[first...].prefix(count))
  }

  func messages(after id: RoomMessage.ID?, count: Int) -> [RoomMessage] {
    Array(messages[(id.flatMap(index) ?? -1) + 1..<messages.count].prefix(count))
  }

  func messages(before id: RoomMessage.ID?, count: Int) -> [RoomMessage] {
    Array(messages[..<(id.flatMap(index) ?? 0)].suffix(count))
  }

  func add(_ message: RoomMessage) async throws -> RoomMessage {
    try await gate.pass()
    if message.text == "Spam" { throw RoomError.spam }
    messages.append(message)
    return message
  }

  private func index(of id: RoomMessage.ID) -> Int? { messages.firstIndex { $0.id == id } }
}

private enum RoomError: LocalizedError {
  case spam
  var errorDescription: String? { "This is spam." }
}

@MainActor
@Suite(.watchdog)
struct ChatsTests {
  private let server = GatedRoomServer()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func room(lastRead: Int) -> ConversationController {
    let room = ConversationController(server, lastRead: "\(lastRead)")
    window.rootViewController = UINavigationController(rootViewController: room)
    window.makeKeyAndVisible()
    return room
  }

  private func wait(_ room: ConversationController, until isDone: ([RoomMessage]) -> Bool) async {
    for await update in room.messages.updates where isDone(update.items) { break }
    window.layoutIfNeeded()
  }

  private func visible(_ room: ConversationController) -> [String] {
    room.tableView.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test func opensAtTheLastReadMessage() async {
    let room = room(lastRead: 100)
    await wait(room) { !$0.isEmpty }

    #expect(room.messages.items.map(\.id) == (85..<115).map { "\($0)" })
    #expect(visible(room).contains("Message 100") && !room.isAtEnd)
    #expect(room.messages.hasPrevious && room.messages.hasNext)

    await room.show("17")
    window.layoutIfNeeded()
    #expect(visible(room).contains("Message 17"))
  }

  @Test func countsMessagesUntilTheirPageIsLoaded() async throws {
    let room = room(lastRead: 100)
    await wait(room) { !$0.isEmpty }
    let (arrivals, push) = AsyncStream<RoomMessage>.makeStream()
    room.follow(arrivals)

    server.gate.open()
    push.yield(try await server.add(RoomMessage(id: "new", text: "New")))
    for await _ in room.messages.updates where room.messages.newerCount == 1 { break }
    #expect(room.navigationItem.rightBarButtonItem?.title == "Newest (1)")

    room.routerEvent(name: .roomNewestTapped)
    await wait(room) { $0.last?.id == "new" }
    for await _ in room.messages.updates where !room.messages.hasNext { break }
    #expect(room.navigationItem.rightBarButtonItem?.title == "Newest")
    #expect(visible(room).last == "New" && room.isAtEnd)
    push.finish()
  }

  @Test func sentMessageShowsAtOnceAndBelongsToItsPage() async throws {
    let room = room(lastRead: 299)
    for await update in room.messages.updates where !update.items.isEmpty && !update.hasMore { break }

    room.field.text = "Hello"
    room.field.sendActions(for: .editingDidEndOnExit)
    window.layoutIfNeeded()
    let sent = try #require(room.messages.items.last)
    #expect(sent.text == "Hello" && visible(room).last == "Hello" && room.field.text == "")
    #expect(room.isAtEnd)

    server.gate.open()
    while await server.messages(after: "299", count: 1).isEmpty { await Task.yield() }
    while room.messages[sent.id] != nil { _ = await room.messages.loadPreviousPage().finished }
    #expect(room.messages.hasNext && room.messages.items.count <= 200)
    while room.messages.hasNext { _ = await room.messages.loadNextPage().finished }
    #expect(room.messages.items.suffix(2).map(\.text) == ["Message 299", "Hello"])
  }

  @Test func messageThatIsSentFarFromTheEndIsJumpedTo() async {
    let room = room(lastRead: 100)
    await wait(room) { !$0.isEmpty }
    room.field.text = "Hello"
    room.field.sendActions(for: .editingDidEndOnExit)
    #expect(!room.messages.items.contains { $0.text == "Hello" })

    server.gate.open()
    await wait(room) { $0.last?.text == "Hello" }
    #expect(visible(room).last == "Hello")
  }

  @Test func refusedMessageDisappears() async {
    let room = room(lastRead: 299)
    for await update in room.messages.updates where !update.items.isEmpty && !update.hasMore { break }
    room.field.text = "Spam"
    room.field.sendActions(for: .editingDidEndOnExit)
    #expect(room.messages.items.last?.text == "Spam")

    server.gate.open()
    await wait(room) { $0.last?.text == "Message 299" }
    #expect(room.title == "This is spam.")
  }
}
