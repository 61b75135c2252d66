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

  private var texts: [String] {
    screen.controller.view.window?.layoutIfNeeded()
    return screen.controller.tableView.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func wait(_ isDone: ([ChatMessage]) -> Bool) async {
    for await update in screen.controller.messages.updates where isDone(update.items) { return }
  }

  @Test func followsTheEndAndJumpsToAnOldMessage() async {
    let (controller, messages) = (screen.controller, screen.controller.messages)
    await wait { $0.last?.id == 9_999 }
    #expect(texts.last == "Message 9999" && controller.isAtEnd)

    controller.field.text = "Hello"
    controller.field.sendActions(for: .editingDidEndOnExit)
    await wait { $0.last?.text == "Hello" }
    #expect(texts.last == "Hello" && controller.field.text == "")

    controller.routerEvent(name: .pinnedMessageTapped)
    await wait { $0.contains { $0.id == 17 } }
    #expect(texts.contains("Message 17"))
    #expect(!controller.isAtEnd && messages.hasNext && messages.items.count <= 200)

    controller.field.text = "Seen"
    controller.field.sendActions(for: .editingDidEndOnExit)
    await wait { $0.last?.text == "Seen" }
    #expect(texts.last == "Seen")
  }
}
