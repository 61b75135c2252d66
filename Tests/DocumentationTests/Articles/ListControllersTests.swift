import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

struct Conversation: Identifiable, Equatable {
  var id: Int
  var isMuted = false
  var isRead = false
}

final class ConversationCell: UITableViewCell, ViewConfigurable {
  func configure(with conversation: Conversation) {
    textLabel?.text = "\(conversation.id)\(conversation.isMuted ? " muted" : "")"
  }
}

extension RowEvents {
  static let conversationSelected = RowEvent<Conversation>("conversations.selected")
  static let conversationMuted = RowEvent<Conversation>("conversations.muted")
  static let conversationDeleted = RowEvent<Conversation>("conversations.deleted")
}

extension EventName {
  static let composeTapped: EventName = "conversations.composeTapped"
  static let contactsSearched: EventName = "contacts.searched"
}

// snippet of ListControllers.md
final class ConversationsController: ListTableController, EventHandling {
  static let table = StrategyTable<ConversationsController> {
    On(row: \.conversationSelected) { controller, conversation, _ in
      controller.markRead(conversation.id)
    }
    .forwarding()
    On(row: \.conversationMuted) { controller, conversation, _ in controller.toggleMuted(conversation.id) }
    On(row: \.conversationDeleted) { controller, conversation, _ in controller.remove(conversation.id) }
  }
  var conversations: [Conversation] { didSet { setNeedsList() } }

  init(_ conversations: [Conversation]) {
    self.conversations = conversations
    super.init(.plain)
    title = "Chats"
    emptyText = "No conversations"
    navigationItem.rightBarButtonItem = UIBarButtonItem("New", emits: .composeTapped, from: self)
  }

  override var list: ListSource {
    ListSource {
      ListSection("conversations") {
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
}
// end of snippet

extension ConversationsController {
  func markRead(_ id: Int) { change(id) { $0.isRead = true } }
  func toggleMuted(_ id: Int) { change(id) { $0.isMuted.toggle() } }
  func remove(_ id: Int) { conversations.removeAll { $0.id == id } }

  private func change(_ id: Int, _ change: (inout Conversation) -> Void) {
    for index in conversations.indices where conversations[index].id == id { change(&conversations[index]) }
  }
}

struct Contact: Identifiable, Equatable {
  var id: Int
}

final class ContactCell: UITableViewCell, ViewConfigurable {
  func configure(with contact: Contact) { textLabel?.text = "contact \(contact.id)" }
}

struct ContactService: Sendable {
  func contacts(matching text: String) async throws -> [Contact] { [Contact(id: text.count)] }
}

// snippet of ListControllers.md
final class ContactsController: ListTableController, EventHandling {
  static let table = StrategyTable<ContactsController> {
    On(.contactsSearched, with: \.searchText, whileRunning: .restart) { owner, text, _ in
      let found = try await owner()?.service.contacts(matching: text)
      owner()?.contacts = found ?? []
    }
    .debounced(for: .milliseconds(300))
  }
  let service: ContactService
  var contacts: [Contact] = [] { didSet { setNeedsList() } }

  init(_ service: ContactService) {
    self.service = service
    super.init()
    makeSearchable(emits: .contactsSearched, placeholder: "Name")
  }

  override var list: ListSource {
    ListSource { ListSection("contacts") { Rows(contacts, cell: ContactCell.self) } }
  }
}
// end of snippet

struct Word: Identifiable, Equatable {
  var id: String
}

final class WordCell: UITableViewCell, ViewConfigurable {
  func configure(with word: Word) { textLabel?.text = word.id }
}

private let words = [Word(id: "one"), Word(id: "two")]

// snippet of ListControllers.md, private
private final class StoryboardController: UIViewController {
  let tableView = ListTableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    let adapter = TableAdapter(tableView)
    adapter.emitsSelection = true
    adapter.apply(ListSource { ListSection("words") { Rows(words, cell: WordCell.self) } })
  }
}
// end of snippet

@MainActor
@Suite
struct ListControllersTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func conversationsAreMutedAndDeletedBySwipe() {
    let controller = ConversationsController([Conversation(id: 1), Conversation(id: 2)])
    show(controller)

    let muted = perform("Mute", in: controller)
    let title = actions(of: controller).last?.title
    let deleted = perform("Delete", in: controller)
    window.layoutIfNeeded()

    #expect(muted == [true] && deleted == [true])
    #expect(title == "Unmute")
    #expect(controller.conversations == [Conversation(id: 2)])
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["2"])
  }

  @Test func selectedConversationIsReadAndForwarded() {
    let controller = ConversationsController([Conversation(id: 1)])
    let navigation = UINavigationController(rootViewController: controller)
    var opened: [Conversation] = []
    let observation = navigation.onRouterEvent(row: \.conversationSelected) { conversation, event in
      opened.append(conversation)
    }
    show(navigation)

    controller.listAdapter.tableView(controller.tableView, didSelectRowAt: [0, 0])

    #expect(opened.map(\.id) == [1])
    #expect(controller.conversations.map(\.isRead) == [true])
    observation.cancel()
  }

  @Test func titleCountsSelectedRows() {
    final class Picker: ListTableController, EventHandling {
      static let table = StrategyTable<Picker> {
        // snippet of ListControllers.md
        On(message: SelectionChanged.self) { controller, change, _ in
          controller.title = "\(change.selectedIDs.count) selected"
        }
        // end of snippet
      }
      override var list: ListSource {
        ListSource { ListSection("words") { Rows(words, cell: WordCell.self) } }
      }
    }
    let picker = Picker()
    picker.selection = .multiple
    show(picker)

    picker.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    picker.listAdapter.tableView(picker.tableView, didSelectRowAt: [0, 1])

    #expect(picker.title == "1 selected")
    #expect(picker.selectedIDs == ["two"])
  }

  @Test func contactsAreSearched() {
    let controller = ContactsController(ContactService())
    show(UINavigationController(rootViewController: controller))

    let search = controller.navigationItem.searchController

    #expect(search?.searchBar.placeholder == "Name")
    #expect(ContactsController.table.names == [.contactsSearched])
  }

  @Test func controllerOfAnAppShowsItsList() {
    let controller = StoryboardController()
    show(controller)
    controller.tableView.frame = controller.view.bounds

    window.layoutIfNeeded()

    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["one", "two"])
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func actions(of controller: ListTableController) -> [UIContextualAction] {
    controller.listAdapter
      .tableView(controller.tableView, trailingSwipeActionsConfigurationForRowAt: [0, 0])?.actions ?? []
  }

  private func perform(_ title: String, in controller: ListTableController) -> [Bool] {
    var performed: [Bool] = []
    let action = actions(of: controller).first { $0.title == title }
    if let action { action.handler(action, controller.tableView) { performed.append($0) } }
    return performed
  }
}
