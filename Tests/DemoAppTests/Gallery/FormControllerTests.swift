import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct FormControllerTests {
  private let screen = ShownScreen(FormController())

  @Test func appliesEdits() async {
    screen.user.type(" Lovelace", in: .id(\Settings.name))
    screen.user.step(by: 1, in: "Font size")
    screen.user.tap(control: nil, in: "Notifications")

    await screen.recorder.next(message: Edit<Settings>.self) { $0.field == \Settings.notifies }
    #expect(screen.controller.settings.name == "Ada Lovelace")
    #expect(screen.controller.settings.fontSize == 15)
    #expect(screen.controller.listAdapter.indexPath(for: \Settings.previews) == nil)
  }

  @Test func saysWhyAnEditIsRefused() async {
    screen.user.type("A", in: .id(\Settings.name), replacing: true)
    screen.user.scroll(to: "A name has at least two letters.")
    screen.user.tap("Reset")

    await screen.recorder.next(.formResetTapped)
    #expect(screen.controller.settings.name == "Ada")
  }
}
