import ListSource
import PagedList
import PlatformUIKit
import RouterEventsTesting
import TestSupport
import Testing

@testable import DemoApp

@MainActor
@Suite(.watchdog)
struct ChatControllerTests {
  private let screen = ShownScreen(ChatController())

  @Test func followsTheEndAndJumpsToAnOldMessage() async {
    let (controller, messages) = (screen.controller, screen.controller.messages)
    await messages.reached { $0.items.last?.id == 9_999 }
    #expect(screen.texts.last == "I have questions." && controller.isAtEnd)

    controller.field.text = "Hello"
    controller.field.sendActions(for: .editingDidEndOnExit)
    await messages.reached { $0.items.last?.text == "Hello" }
    #expect(screen.texts.last == "Hello" && controller.field.text == "")

    controller.routerEvent(name: .pinnedMessageTapped)
    await messages.reached { $0.items.contains { $0.id == 17 } }
    #expect(screen.texts.contains("Please keep this one."))
    #expect(!controller.isAtEnd && messages.hasNext && messages.items.count <= 200)

    controller.field.text = "Seen"
    controller.field.sendActions(for: .editingDidEndOnExit)
    await messages.reached { $0.items.last?.text == "Seen" }
    #expect(screen.texts.last == "Seen")
  }
}
