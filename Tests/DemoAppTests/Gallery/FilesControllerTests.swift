import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct FilesControllerTests {
  private let gate = TestGate()

  private func shown(_ controller: FilesController) -> [String] {
    (0..<controller.tableView.numberOfRows(inSection: 0)).map {
      controller.listAdapter.item(at: [0, $0], as: File.self)?.name ?? "–"
    }
  }

  @Test func folderInTheCloudLoadsWhenItIsExpanded() async throws {
    let screen = ShownScreen(
      FilesController { [gate] _ in
        try await gate.pass()
        return [File("Beach.jpg")]
      }
    )
    screen.controller.listAdapter.expand("Photos")
    try await gate.reached()
    #expect(shown(screen.controller) == ["Documents", "Photos", "–", "Readme.md"])
    gate.open()
    while shown(screen.controller)[2] == "–" { await Task.yield() }
    #expect(shown(screen.controller) == ["Documents", "Photos", "Beach.jpg", "Readme.md"])
  }

  @Test func fileMovesIntoFolder() {
    let screen = ShownScreen(FilesController())
    screen.controller.listAdapter.expand("Documents")
    screen.user.move("Readme.md", to: "Letters")
    #expect(screen.controller.files[0].files?.map(\.name) == ["Readme.md", "Letters", "Taxes.pdf"])
  }
}
