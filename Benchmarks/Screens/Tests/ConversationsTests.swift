import PlatformUIKit
import Testing

@MainActor
@Suite
struct ConversationsTests {
  private let conversations = [
    Conversation(id: 1, name: "Ada", lastMessage: "Hello", unreadCount: 2),
    Conversation(id: 2, name: "Bob", lastMessage: "Bye", isMuted: true),
  ]

  private func show(_ version: Version, _ conversations: [Conversation]? = nil) -> Shown {
    let conversations = conversations ?? self.conversations
    return Shown(
      version.make {
        PlainConversationsController(conversations)
      } _: {
        ConversationsController(conversations)
      }
    )
  }

  @Test(arguments: Version.allCases)
  func showsConversationsWithCounts(version: Version) {
    let shown = show(version)

    #expect(shown.texts.map(Set.init) == [["Ada", "Hello", "2"], ["Bob", "Muted"]])
    #expect(shown.table.rectForRow(at: [0, 0]).height == 64)
    #expect(shown.screen.title == "Chats")
    #expect(shown.emptyTexts.isEmpty)
  }

  @Test(arguments: Version.allCases)
  func selectionMarksAsReadAndGoesOn(version: Version) {
    let shown = show(version)
    let cell = shown.cell("Ada")

    shown.tap("Ada")

    #expect(shown.coordinator.log == ["selected Ada"])
    #expect(shown.texts.map(Set.init) == [["Ada", "Hello"], ["Bob", "Muted"]])
    #expect(shown.cell("Ada") === cell)
  }

  @Test(arguments: Version.allCases)
  func swipesMuteAndUnmute(version: Version) {
    let shown = show(version)

    #expect(shown.swipeActions("Ada").map(\.title) == ["Delete", "Mute"])
    #expect(shown.swipeActions("Ada").map(\.style) == [.destructive, .normal])
    #expect(shown.swipe("Ada", choosing: "Mute"))
    #expect(shown.swipe("Bob", choosing: "Unmute"))

    #expect(shown.texts.map(Set.init) == [["Ada", "Muted", "2"], ["Bob", "Bye"]])
    #expect(shown.swipeActions("Ada").map(\.title) == ["Delete", "Unmute"])
  }

  @Test(arguments: Version.allCases)
  func emptyTextShowsAfterLastDeletion(version: Version) {
    let shown = show(version)

    #expect(shown.swipe("Ada", choosing: "Delete"))
    #expect(shown.texts == [["Bob", "Muted"]])
    #expect(shown.emptyTexts.isEmpty)
    #expect(shown.swipe("Bob", choosing: "Delete"))

    #expect(shown.texts.isEmpty)
    #expect(shown.emptyTexts == ["No conversations"])
  }

  @Test(arguments: Version.allCases)
  func newConversationsShow(version: Version) {
    let shown = show(version, [])
    let before = shown.emptyTexts

    (shown.screen as? PlainConversationsController)?.conversations = conversations
    (shown.screen as? ConversationsController)?.conversations = conversations

    #expect(before == ["No conversations"])
    #expect(shown.texts.count == 2)
    #expect(shown.emptyTexts.isEmpty)
  }

  @Test(arguments: Version.allCases)
  func barButtonComposes(version: Version) {
    let shown = show(version)

    shown.tapBarButton()

    #expect(shown.screen.navigationItem.rightBarButtonItem?.title == "New")
    #expect(shown.coordinator.log == ["compose"])
  }

  @Test(arguments: Version.allCases)
  func screenIsFreed(version: Version) {
    weak var screen: UIViewController?
    do {
      let shown = show(version)
      screen = shown.screen
      shown.tap("Ada")
    }

    #expect(screen == nil)
  }
}
