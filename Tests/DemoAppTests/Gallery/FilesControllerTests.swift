import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct FilesControllerTests {
  @Test func folderInTheCloudLoadsWhenItIsExpanded() async throws {
    let gate = TestGate()
    let screen = ShownScreen(
      FilesController { _ in
        try await gate.pass()
        return [File(name: "Beach.jpg")]
      }
    )
    #expect(screen.texts == ["Documents", "Photos", "Shared", "Readme.md"])
    screen.controller.listAdapter.expand("Photos")
    try await gate.reached()
    #expect(screen.texts == ["Documents", "Photos", "Loading…", "Shared", "Readme.md"])
    gate.open()
    while screen.texts[2] == "Loading…" { await Task.yield() }
    #expect(screen.texts == ["Documents", "Photos", "Beach.jpg", "Shared", "Readme.md"])
    screen.user.move("Beach.jpg", to: "Documents")
    #expect(screen.texts == ["Beach.jpg", "Documents", "Photos", "Shared", "Readme.md"])
    #expect(screen.controller.files.map(\.name) == screen.texts)
  }

  @Test func fileMovesIntoFolder() {
    let screen = ShownScreen(FilesController())
    screen.user.scroll(to: "Documents")
    screen.controller.listAdapter.expand("Documents")
    screen.user.move("Readme.md", to: "Letters")
    #expect(screen.controller.files[0].files?.map(\.name) == ["Readme.md", "Letters", "Taxes.pdf"])
  }
}
